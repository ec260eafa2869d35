/** Pseudo-random numbers, always the same for the same seed. */
export type Random = ReturnType<typeof createRandom>

export function createRandom(seed: string) {
  let state = hashOf(seed)

  /** From 0 to below 1: a counter with its bits mixed. */
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let bits = state
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  return {
    /** An integer; both bounds are possible. */
    whole,
    chance: (share: number) => next() < share,
    pick<T>(list: readonly [T, ...T[]]): T {
      return list[whole(0, list.length - 1)] ?? list[0]
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
