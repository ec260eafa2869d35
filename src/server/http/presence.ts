export type Presence = ReturnType<typeof createPresence>

/** As long as a page that nobody touches keeps its workspace. */
const hereMs = 5 * 60_000

/** Who is here: whose page, or program, has called of late. */
export function createPresence({ now = Date.now }: { now?: () => number } = {}) {
  /** In the order in which they called last. */
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
    isHere: (userId: string): boolean => now() - (called.get(userId) ?? -Infinity) <= hereMs,
  }
}
