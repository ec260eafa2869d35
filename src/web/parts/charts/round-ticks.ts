const wanted = 5
const steps = [1, 2, 2.5, 5, 10]

/**
 * About five round numbers that span the values, including zero unless the values are far from it.
 */
export function roundTicks(
  values: readonly number[],
  { fromZero }: { fromZero: boolean },
): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [0, 1]
  const isFar = !fromZero && least > 0 && least > most * 0.6
  const low = isFar ? least : Math.min(0, least)
  const high = Math.max(0, most)
  const span = high - low || Math.abs(high) || 1
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  const digits = Math.max(0, Math.ceil(-Math.log10(step)) + 1)
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(digits)),
  )
}
