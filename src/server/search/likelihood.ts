// Cosines of centred vectors, measured: the best of a thousand unrelated texts scores 0.23 (one in
// twenty above 0.31), an answer to the question 0.64 (one in twenty below 0.38).
const unrelated = 0.25
const equalMeaning = 0.7
const worthShowing = 0.33

/** Whether a passage is related to a question by a shared word or by meaning. */
export function isRelated(coverage: number, cosine: number | undefined): boolean {
  return coverage > 0 || (cosine ?? 0) >= worthShowing
}

/** How likely the best passage answers the question, independent of the other hits. */
export function likelihood(coverage: number, cosine: number | undefined): number {
  if (cosine === undefined) return coverage
  const meaning = Math.max(0, Math.min(1, (cosine - unrelated) / (equalMeaning - unrelated)))
  return 1 - (1 - 0.6 * coverage) * (1 - 0.85 * meaning)
}
