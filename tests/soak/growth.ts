/** Mean of equidistant figures, and the increase per step on the line of best fit. */
export function growthOf(values: readonly number[]): { mean: number; slope: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (values.length - 1) / 2
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const together = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return { mean, slope: spread === 0 ? 0 : together / spread }
}
