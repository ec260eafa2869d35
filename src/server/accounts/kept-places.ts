/** Where an attempt stood that has to come back: behind how many lines, and since when. */
export type Place = { line: number; rank: number; since: number }

/** For whoever comes back within this time. */
const keptMs = 120_000
const mostPlaces = 20_000

/** Places of those who were sent away from a line, each for one who comes back. */
export function createKeptPlaces(now: () => number) {
  const places = new Map<string, Place & { at: number }>()
  return {
    keep(key: string, place: Place): void {
      places.delete(key)
      places.set(key, { ...place, at: now() })
      const [oldest] = places.keys()
      if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
    },
    /** The place, for the first who asks. */
    take(key: string): Place | undefined {
      const kept = places.get(key)
      places.delete(key)
      if (kept && now() - kept.at <= keptMs) return kept
      return undefined
    },
  }
}
