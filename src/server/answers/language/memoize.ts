/** Longer texts are computed each time, so that the memory stays small. */
const longest = 40

/** A pure function of a word that keeps its latest results, at most twice `most` of them. */
export function memoize<Result>(compute: (word: string) => Result, most = 10_000) {
  let latest = new Map<string, Result>()
  let earlier = new Map<string, Result>()
  return (word: string): Result => {
    if (word.length > longest) return compute(word)
    const known = latest.get(word)
    if (known !== undefined) return known
    const result = earlier.get(word) ?? compute(word)
    if (latest.size >= most) {
      earlier = latest
      latest = new Map()
    }
    latest.set(word, result)
    return result
  }
}
