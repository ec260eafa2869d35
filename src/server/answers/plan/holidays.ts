import { addDays, dayOf, weekdayOf } from './civil-date.ts'
import type { Day } from './civil-date.ts'

/** Easter Sunday of a year in the Gregorian calendar. */
function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const solar = century - Math.floor(century / 4)
  const lunar = Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const epact = (solar - lunar + 19 * golden + 15) % 30
  const late = epact > 28 || (epact === 28 && golden > 10) ? 1 : 0
  const moon = epact - late
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(dayOf(year, 3, 28), moon - weekday)
}

/** The fourth Thursday of November. */
function thanksgivingOf(year: number): Day {
  const first = weekdayOf(dayOf(year, 11, 1))
  return dayOf(year, 11, 1 + ((11 - first) % 7) + 21)
}

type Holiday = { says: RegExp; on: (year: number) => Day; days: number }
const fixed = (month: number, day: number) => (year: number) => dayOf(year, month, day)

/** Named holidays, longer names first. */
const holidays: readonly Holiday[] = [
  { says: /^(?:christmas eve|heiligabend|heiliger abend)$/, on: fixed(12, 24), days: 1 },
  { says: /^boxing day$/, on: fixed(12, 26), days: 1 },
  { says: /^(?:christmas(?: day)?|xmas)$/, on: fixed(12, 25), days: 1 },
  { says: /^weihnachten$/, on: fixed(12, 24), days: 3 },
  { says: /^(?:new year'?s eve|silvester)$/, on: fixed(12, 31), days: 1 },
  { says: /^(?:new year'?s?(?: day)?|neujahr)$/, on: fixed(1, 1), days: 1 },
  { says: /^(?:valentine'?s day|valentinstag)$/, on: fixed(2, 14), days: 1 },
  { says: /^(?:halloween)$/, on: fixed(10, 31), days: 1 },
  { says: /^(?:nikolaus|nikolaustag)$/, on: fixed(12, 6), days: 1 },
  { says: /^thanksgiving$/, on: thanksgivingOf, days: 1 },
  { says: /^(?:good friday|karfreitag)$/, on: (year) => addDays(easterOf(year), -2), days: 1 },
  { says: /^(?:easter monday|ostermontag)$/, on: (year) => addDays(easterOf(year), 1), days: 1 },
  { says: /^(?:easter(?: sunday)?|ostersonntag|ostern)$/, on: easterOf, days: 1 },
  { says: /^(?:pfingsten|whitsun|pentecost)$/, on: (year) => addDays(easterOf(year), 49), days: 1 },
]

export const holidayNamed = (text: string): Holiday | undefined =>
  holidays.find(({ says }) => says.test(text))

export const longestHoliday = 3
