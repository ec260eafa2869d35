/** The queue position of an attempt that has to return: how many lines, and since when. */
export type Place = { line: number; rank: number; since: number }

/** How long a place is kept. */
const keptMs = 120_000
const mostPlaces = 20_000

/** Places of attempts turned away from a line, each for one returning attempt. */
export function createKeptPlaces(now: () => number) {
  const places = new Map<string, Place & { at: number }>()
  return {
    keep(key: string, place: Place): void {
      places.delete(key)
      places.set(key, { ...place, at: now() })
      const [oldest] = places.keys()
      if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
    },
    /** Takes the place; only the first caller gets it. */
    take(key: string): Place | undefined {
      const kept = places.get(key)
      places.delete(key)
      if (kept && now() - kept.at <= keptMs) return kept
      return undefined
    },
  }
}
