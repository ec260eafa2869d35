import type { SourceSchedule } from '#shared/sources.ts'

/** Of a source about which nothing was said. */
export const usualSchedule: SourceSchedule = 'daily'

const everyMs: Record<SourceSchedule, number | undefined> = {
  off: undefined,
  hourly: 3_600_000,
  daily: 24 * 3_600_000,
}

/** When it is fetched next; `null` when only the person does. */
export function nextSync(schedule: SourceSchedule = usualSchedule, after: Date): Date | null {
  const every = everyMs[schedule]
  return every === undefined ? null : new Date(after.getTime() + every)
}
