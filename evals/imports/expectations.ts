/** Counts a set's expectations and keeps the unmet ones, with known reasons. */
export function createExpectations(reasons: readonly (readonly [RegExp, string])[] = []) {
  let expected = 0
  const missing: string[] = []
  const explained: string[] = []

  return {
    that(what: string, isThere: boolean): void {
      expected += 1
      if (isThere) return
      const reason = reasons.find(([pattern]) => pattern.test(what))?.[1]
      if (reason === undefined) missing.push(what)
      else explained.push(`${what}: ${reason}`)
    },
    /** Compares two values and shows both if they differ. */
    same(what: string, found: unknown, wanted: unknown): void {
      const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
      this.that(a === b ? what : `${what}: ${a} instead of ${b}`, a === b)
    },
    figures: () => ({
      expected,
      found: expected - missing.length - explained.length,
      explained,
      missing,
    }),
  }
}
export type Expectations = ReturnType<typeof createExpectations>
