/** Lets in one at a time for each key; who comes later waits until it is free. */
export function createTurns() {
  const taken = new Map<string, Promise<void>>()
  return async (key: string): Promise<Disposable> => {
    while (taken.has(key)) await taken.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    taken.set(key, promise)
    return {
      [Symbol.dispose]() {
        taken.delete(key)
        resolve()
      },
    }
  }
}
