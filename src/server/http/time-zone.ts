import type { Person } from '#shared/accounts.ts'

/** What was asked, in the time zone and the form that the person chose; else as the browser has it. */
export function inOwnTimeZone<
  T extends { timeZone?: string | undefined; language?: string | undefined },
>({ timeZone, language }: Person, asked: T): T {
  return {
    ...asked,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(language === undefined ? {} : { language }),
  }
}

/** The day that a moment lies in, in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(moment)
