/**
 * Which source counts for a day on which several counted the same, such as a watch and a telephone
 * that both count steps: the one that counted most. Adding them would count most steps twice; what
 * only the other one noticed is left out, so that a sum is rather too small than doubled.
 */
export function countingSource(sums: ReadonlyMap<string, number>): string | undefined {
  let best: { source: string; sum: number } | undefined
  for (const [source, sum] of sums) {
    const better = !best || sum > best.sum || (sum === best.sum && source < best.source)
    if (better) best = { source, sum }
  }
  return best?.source
}
