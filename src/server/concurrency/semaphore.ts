/**
 * At most `places` holders at a time; others wait in order. A holder releases its place by
 * disposing of it, and a caller whose signal aborts stops waiting.
 */
export function createSemaphore(places: number) {
  const waiting: (() => void)[] = []
  let busy = 0

  const release = (): void => {
    const next = waiting.shift()
    // The place passes directly to the next in line, so that nobody jumps the queue.
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
