import { dayText, monthText } from '#shared/written.ts'
import { fill } from '../language/fill-template.ts'
import type { Filter } from '../typed-query.ts'
import { addDays, calendarUnitOf, partsOf } from './civil-date.ts'
import type { QueryWords } from './query-words/query-words.ts'

type Period = Extract<Filter, { op: 'period' }>

/** `März 2026`: a period in the language of the words; its own label in English. */
export function periodInWords(period: Period, { language, periods }: QueryWords): string {
  const { from, to, label } = period
  if (!periods) return label
  const day = (of: string) => dayText(of, language, 'long')
  const unit = calendarUnitOf(period)
  if (from === undefined)
    return to === undefined ? label : fill(periods.until, { to: day(addDays(to, -1)) })
  if (to === undefined) return fill(periods.since, { from: day(from) })
  const { year, month } = partsOf(from)
  switch (unit) {
    case 'day':
      return day(from)
    case 'month':
      return monthText(from.slice(0, 7), language, 'long')
    case 'quarter':
      return fill(periods.quarter, { number: String(Math.ceil(month / 3)), year: String(year) })
    case 'year':
      return String(year)
    case 'week':
    case undefined:
      return fill(periods.range, { from: day(from), to: day(addDays(to, -1)) })
  }
}
