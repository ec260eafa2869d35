/** Lets so many in at the same time; the others wait for their turn, in order. */
export function createLane(places: number) {
  const waiting: (() => void)[] = []
  let busy = 0

  const leave = (): void => {
    const next = waiting.shift()
    // The one who leaves hands the place on without freeing it.
    if (next) next()
    else busy -= 1
  }

  return async (signal?: AbortSignal): Promise<Disposable> => {
    signal?.throwIfAborted()
    if (busy < places) busy += 1
    else await turn(waiting, signal)
    let left = false
    return {
      [Symbol.dispose]() {
        if (!left) leave()
        left = true
      },
    }
  }
}

function turn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = (): void => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    const onAbort = (): void => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped'))
    }
    waiting.push(enter)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
