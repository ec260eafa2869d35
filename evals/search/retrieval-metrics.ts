/** nDCG with relevance 0 or 1, over the first ten. */
export function ndcg10(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const gain = (rank: number) => 1 / Math.log2(rank + 2)
  const found = ranked
    .slice(0, 10)
    .reduce((sum, id, rank) => sum + (relevant.has(id) ? gain(rank) : 0), 0)
  let best = 0
  for (let rank = 0; rank < Math.min(10, relevant.size); rank++) best += gain(rank)
  return best > 0 ? found / best : 0
}

/** Share of the relevant results that are among the first `depth`. */
export function recallAt(
  depth: number,
  ranked: readonly string[],
  relevant: ReadonlySet<string>,
): number {
  return ranked.slice(0, depth).filter((id) => relevant.has(id)).length / relevant.size
}

/** One over the rank of the first relevant result. */
export function reciprocalRank(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const rank = ranked.findIndex((id) => relevant.has(id))
  return rank < 0 ? 0 : 1 / (rank + 1)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
