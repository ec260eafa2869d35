/** Days are `YYYY-MM-DD`, months `YYYY-MM`. */
const dayMs = 86_400_000
/** The sample begins this many months before the month of its last day. */
export const demoMonths = 24

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** A day of a month; the last one in a shorter month. */
export function dayOf(month: string, number: number): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const day = `${month}-${String(number).padStart(2, '0')}`
  return day > last ? last : day
}

export const firstDay = (anchor: string): string => `${addMonths(monthOf(anchor), -demoMonths)}-01`

/** Every month of the sample; the last one ends at the anchor. */
export const monthsUntil = (anchor: string): string[] =>
  Array.from({ length: demoMonths + 1 }, (_, index) =>
    addMonths(monthOf(anchor), index - demoMonths),
  )

export function* daysUntil(anchor: string): Generator<string> {
  for (let day = firstDay(anchor); day <= anchor; day = addDays(day, 1)) yield day
}

/** `3 March 2026`, or `3. März 2026`. */
export const inWords = (day: string, language: 'en-GB' | 'de' = 'en-GB'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
