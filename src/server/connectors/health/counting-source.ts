/**
 * Which source counts on a day when several measured the same, such as a watch and a phone that
 * both count steps: the one with the highest total. Adding them would count most steps twice. Steps
 * that only the other source noticed are lost, so a total is too small rather than doubled.
 */
export function countingSource(sums: ReadonlyMap<string, number>): string | undefined {
  let best: { source: string; sum: number } | undefined
  for (const [source, sum] of sums) {
    const better = !best || sum > best.sum || (sum === best.sum && source < best.source)
    if (better) best = { source, sum }
  }
  return best?.source
}
