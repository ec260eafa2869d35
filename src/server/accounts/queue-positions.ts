/** The queue position of an attempt that has to return: how many lines, and since when. */
export type QueuePosition = { line: number; rank: number; since: number }

/** How long a place is kept. */
const keptMs = 120_000
const mostPositions = 20_000

/** Places of attempts turned away from a line, each for one returning attempt. */
export function createQueuePositions(now: () => number) {
  const places = new Map<string, QueuePosition & { at: number }>()
  return {
    keep(key: string, place: QueuePosition): void {
      places.delete(key)
      places.set(key, { ...place, at: now() })
      const [oldest] = places.keys()
      if (places.size > mostPositions && oldest !== undefined) places.delete(oldest)
    },
    /** Takes the place; only the first caller gets it. */
    take(key: string): QueuePosition | undefined {
      const kept = places.get(key)
      places.delete(key)
      if (kept && now() - kept.at <= keptMs) return kept
      return undefined
    },
  }
}
