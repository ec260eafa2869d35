import type { SourceSchedule } from '#shared/sources.ts'

/** The default schedule. */
export const usualSchedule: SourceSchedule = 'daily'

const everyMs: Record<SourceSchedule, number | undefined> = {
  off: undefined,
  hourly: 3_600_000,
  daily: 24 * 3_600_000,
}

/** The time of the next sync; `null` if only the person starts one. */
export function nextSync(schedule: SourceSchedule = usualSchedule, after: Date): Date | null {
  const every = everyMs[schedule]
  return every === undefined ? null : new Date(after.getTime() + every)
}
