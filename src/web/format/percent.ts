/** A share of 0 to 1 as a whole percent; anything outside is brought back to the nearer end. */
export function formatPercent(share: number): string {
  const clamped = Math.min(1, Math.max(0, share))
  return `${Math.round(clamped * 100)}%`
}
