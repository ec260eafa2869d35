/**
 * At most `places` holders at a time; the others wait in the order in which they asked. A holder gives its
 * place back by disposing of it, and a caller whose signal aborts stops waiting.
 */
export function createSemaphore(places: number) {
  const waiting: (() => void)[] = []
  let busy = 0

  const release = (): void => {
    const next = waiting.shift()
    // The place passes straight to the next in line, so that nobody slips in between.
    if (next) next()
    else busy -= 1
  }

  return async (signal?: AbortSignal): Promise<Disposable> => {
    signal?.throwIfAborted()
    if (busy < places) busy += 1
    else await wait(waiting, signal)
    let released = false
    return {
      [Symbol.dispose]() {
        if (!released) release()
        released = true
      },
    }
  }
}

function wait(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const admit = (): void => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    const onAbort = (): void => {
      waiting.splice(waiting.indexOf(admit), 1)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped'))
    }
    waiting.push(admit)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
