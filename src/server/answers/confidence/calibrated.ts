/** Share of such answers that were right on held-out people, interpolated between measurements. */
export function calibrated(certainty: number, points: readonly (readonly number[])[]): number {
  const after = points.findIndex(([at = 0]) => at >= certainty)
  const [x1 = 1, y1 = 1] = points[after] ?? points.at(-1) ?? []
  const [x0 = x1, y0 = y1] = points[after - 1] ?? []
  const share = x1 > x0 ? (certainty - x0) / (x1 - x0) : 1
  return y0 + (y1 - y0) * Math.max(0, Math.min(1, share))
}
