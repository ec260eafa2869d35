/** A share of 0 to 1 as a whole percentage, clamped to 0% and 100%. */
export function formatPercent(share: number): string {
  const clamped = Math.min(1, Math.max(0, share))
  return `${Math.round(clamped * 100)}%`
}
