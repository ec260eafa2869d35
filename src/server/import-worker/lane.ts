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

/** A lane of one place for each key, kept only while somebody is in it or waits. */
export function createKeyedLane() {
  const lanes = new Map<string, { enter: ReturnType<typeof createLane>; users: number }>()
  return async (key: string, signal?: AbortSignal): Promise<Disposable> => {
    const lane = lanes.get(key) ?? { enter: createLane(1), users: 0 }
    lanes.set(key, lane)
    lane.users += 1
    const release = (): void => {
      lane.users -= 1
      if (lane.users === 0) lanes.delete(key)
    }
    try {
      const place = await lane.enter(signal)
      return {
        [Symbol.dispose]() {
          place[Symbol.dispose]()
          release()
        },
      }
    } catch (error) {
      release()
      throw error
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
