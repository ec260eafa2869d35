export type Presence = ReturnType<typeof createPresence>

/** As long as an idle page keeps its workspace. */
const hereMs = 5 * 60_000

/** The people who are present: whose page or program has called recently. */
export function createPresence({ now = Date.now }: { now?: () => number } = {}) {
  /** In order of the last call. */
  const called = new Map<string, number>()

  return {
    seen(userId: string): void {
      called.delete(userId)
      called.set(userId, now())
      for (const [oldest, at] of called) {
        if (now() - at <= hereMs) break
        called.delete(oldest)
      }
    },
    isPresent: (userId: string): boolean => now() - (called.get(userId) ?? -Infinity) <= hereMs,
  }
}
