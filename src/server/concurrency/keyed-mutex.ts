import { createSemaphore } from './semaphore.ts'

/** One holder at a time for each key. A key is forgotten once nobody holds it or waits for it. */
export function createKeyedMutex() {
  const mutexes = new Map<string, { acquire: ReturnType<typeof createSemaphore>; users: number }>()
  return async (key: string, signal?: AbortSignal): Promise<Disposable> => {
    const mutex = mutexes.get(key) ?? { acquire: createSemaphore(1), users: 0 }
    mutexes.set(key, mutex)
    mutex.users += 1
    const leave = (): void => {
      mutex.users -= 1
      if (mutex.users === 0) mutexes.delete(key)
    }
    try {
      const held = await mutex.acquire(signal)
      return {
        [Symbol.dispose]() {
          held[Symbol.dispose]()
          leave()
        },
      }
    } catch (error) {
      leave()
      throw error
    }
  }
}
