import type { Person } from '#shared/accounts.ts'

/** What was asked, in the time zone that the person chose; else in the one that the browser named. */
export function inOwnTimeZone<T extends { timeZone?: string | undefined }>(
  { timeZone }: Person,
  asked: T,
): T {
  return timeZone === undefined ? asked : { ...asked, timeZone }
}
