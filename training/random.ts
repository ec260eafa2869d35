/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    shuffled<T>(list: readonly T[]): T[] {
      return list
        .map((each) => ({ each, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ each }) => each)
    },
  }
}
export type Random = ReturnType<typeof createRandom>
