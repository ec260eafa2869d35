import type { Person } from '#shared/accounts.ts'

/** The request with the person's chosen time zone and language; else with the browser's. */
export function inOwnTimeZone<
  T extends { timeZone?: string | undefined; language?: string | undefined },
>({ timeZone, language }: Person, asked: T): T {
  return {
    ...asked,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(language === undefined ? {} : { language }),
  }
}

/** The date of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(moment)
