/** The terms of many passages, concatenated. */
export function joinTerms(rows: readonly { terms: BigInt64Array }[]): BigInt64Array {
  const joined = new BigInt64Array(rows.reduce((sum, { terms }) => sum + terms.length, 0))
  let end = 0
  for (const { terms } of rows) {
    joined.set(terms, end)
    end += terms.length
  }
  return joined
}

/** End offsets of concatenated values, from their lengths. */
export function endOffsets(sizes: readonly number[]): number[] {
  let end = 0
  return sizes.map((size) => (end += size))
}

/** Occurrences of each distinct term; the terms must be sorted. */
export function countTerms(terms: BigInt64Array): { terms: bigint[]; counts: number[] } {
  const counted: { terms: bigint[]; counts: number[] } = { terms: [], counts: [] }
  let last: bigint | undefined
  for (const term of terms.toSorted()) {
    if (term === last) {
      counted.counts[counted.counts.length - 1] = (counted.counts.at(-1) ?? 0) + 1
    } else {
      counted.terms.push(term)
      counted.counts.push(1)
      last = term
    }
  }
  return counted
}
