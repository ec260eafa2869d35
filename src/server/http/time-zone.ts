import type { Context } from 'hono'
import type { Person } from '#shared/accounts.ts'
import { timeZoneNamed } from '#shared/region.ts'
import type { PersonEnv } from './session.ts'

export type InTimeZone<Asked> = Asked & { timeZone: string }

/** The time zone of a person's call: chosen by them, else named by it, else the last one named. */
export const timeZoneOf = (
  { timeZone, lastTimeZone }: Pick<Person, 'timeZone' | 'lastTimeZone'>,
  named?: string,
): string => timeZone ?? named ?? lastTimeZone ?? 'UTC'

/**
 * The call with the person's chosen time zone and language; else with the browser's, whose zone is
 * remembered.
 */
export function inOwnTimeZone<
  Asked extends { timeZone?: string | undefined; language?: string | undefined },
>(c: Context<PersonEnv>, asked: Asked): InTimeZone<Asked> {
  const { person } = c.var
  const named = timeZoneNamed(asked.timeZone ?? '')
  if (named !== undefined) c.set('namedTimeZone', named)
  const { language } = person
  return {
    ...asked,
    timeZone: timeZoneOf(person, named),
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
