import type { TodayLine } from '#shared/today.ts'
import { lineId } from './line-id.ts'

const soonDays = 21
const dayMs = 86_400_000

/** Birthdays in the next three weeks, each person once. */
export function comingBirthdays(
  contacts: readonly { name: string; birthday: string }[],
  today: string,
): TodayLine[] {
  const coming = contacts.flatMap(({ name, birthday }) => {
    const day = nextOf(birthday, today)
    return day === undefined || daysTo(today, day) > soonDays ? [] : [{ name, day }]
  })
  const once = new Map(coming.map((each) => [each.name, each]))
  return [...once.values()]
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ name, day }) => ({ id: lineId('birthday', name, day), kind: 'birthday', name, day }))
}

const daysTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** `1959-06-30`, `--06-30` and `19590630` contain a month and a day. */
function nextOf(birthday: string, today: string): string | undefined {
  const [, month = '', date = ''] = /^(?:\d{4}-?|--)(\d{2})-?(\d{2})/.exec(birthday) ?? []
  if (month === '') return undefined
  const thisYear = Number(today.slice(0, 4))
  return [thisYear, thisYear + 1]
    .map((year) => new Date(Date.UTC(year, Number(month) - 1, Number(date))))
    .filter((moment) => !Number.isNaN(moment.getTime()))
    .map((moment) => moment.toISOString().slice(0, 10))
    .find((day) => day >= today)
}
