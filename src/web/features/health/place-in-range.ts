import type { LabResult } from '#shared/health.ts'

export type RangePlace = { from: number; to: number; at: number }

const within = (percent: number) => Math.min(98, Math.max(2, percent))

/** The range and the value in percent of a scale that holds both, with room at its ends. */
export function placeInRange({
  value,
  low,
  high,
}: Pick<LabResult, 'value' | 'low' | 'high'>): RangePlace | undefined {
  if (value === null || (low === null && high === null)) return undefined
  const bounds = [low, high, value].filter((each) => each !== null)
  const span = Math.max(...bounds) - Math.min(...bounds) || Math.abs(value) || 1
  const least = Math.min(...bounds) - (low === 0 ? 0 : span * 0.25)
  const most = Math.max(...bounds) + span * 0.25
  const percent = (each: number) => ((each - least) / (most - least)) * 100
  return {
    from: low === null ? 0 : percent(low),
    to: high === null ? 100 : percent(high),
    at: within(percent(value)),
  }
}
