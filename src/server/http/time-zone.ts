import type { Person } from '#shared/accounts.ts'

/** What was asked, in the time zone that the person chose; else in the one that the browser named. */
export function inOwnTimeZone<T extends { timeZone?: string | undefined }>(
  { timeZone }: Person,
  asked: T,
): T {
  return timeZone === undefined ? asked : { ...asked, timeZone }
}

/** The day that a moment lies in, in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(moment)
