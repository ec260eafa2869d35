import { fold } from '../language/stem.ts'
import { addDays, addUnits, startOf } from './civil-date.ts'
import { holidayNamed, longestHoliday } from './holidays.ts'
import { numberOfWord } from './numbers.ts'
import { dayRange, foldKeys, lookup, unitLabel, unitPeriod, yearAfter } from './period-words.ts'
import type { Context, Period } from './period-words.ts'

/** `two months ago`, `a year ago`, `vor drei Wochen`: that whole month, week or year. */
export function agoAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const isBefore = words[at]?.folded === 'vor'
  const first = isBefore ? at + 1 : at
  const one = /^(?:a|an|one|ein(?:em|er)?)$/.test(words[first]?.folded ?? '') ? 1 : undefined
  const count = one ?? numberOfWord(words[first], lexicon)
  const unit = lookup(foldKeys(lexicon.units), words[first + 1])
  const isAgo = isBefore || words[first + 2]?.folded === 'ago'
  if (!isAgo || !unit || count === undefined || !Number.isInteger(count) || count > 100)
    return undefined
  const end = first + (isBefore ? 2 : 3)
  // "A year ago" refers to the same month of the previous year.
  if (unit === 'year' && count === 1) {
    const month = addUnits(startOf(today, 'month'), 'year', -1)
    return unitPeriod(month, 'month', unitLabel(month, 'month'), at, end)
  }
  const from = addUnits(startOf(today, unit), unit, -count)
  return unitPeriod(from, unit, unitLabel(from, unit), at, end)
}

/** "The weekend jobs": those of any weekend. */
const ofWeekends = /^(?:jobs?|work|shifts?|customers?|clients?|classes|trips?|bag|rates?|gigs?)$/

/** `last weekend`, `am Wochenende`: Saturday and Sunday. */
export function weekendAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const { previous, current, next, weekend } = lexicon.periodWords
  const isOf = (list: readonly string[]) => list.map(fold).includes(words[at]?.folded ?? '')
  const shift = isOf(previous) ? -1 : isOf(current) ? 0 : isOf(next) ? 1 : undefined
  const isKind = ofWeekends.test(words[at + 1]?.folded ?? '')
  const isShort = !isKind && /^(?:at|on|the|am|ubers?|das)$/.test(words[at - 1]?.folded ?? '')
  const name = words[shift === undefined ? at : at + 1]
  if (!weekend.includes(name?.folded ?? '') || (shift === undefined && !isShort)) return undefined
  const saturday = addDays(startOf(today, 'week'), 5 + 7 * (shift ?? 0))
  const sunday = addDays(saturday, 1)
  if (shift !== undefined) return dayRange(saturday, sunday, at, at + 2)
  return { ...dayRange(saturday, sunday, at, at + 1), weekOpen: true }
}

/** `the month before last`, `vorletzte Woche`. */
export function beforeLastAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const folded = (index: number) => words[index]?.folded ?? ''
  const isGerman = /^vorletzte[nrsm]?$/.test(folded(at))
  const first = folded(at) === 'the' || isGerman ? at + 1 : at
  const isEnglish = folded(first + 1) === 'before' && folded(first + 2) === 'last'
  const unit = lookup(foldKeys(lexicon.units), words[first])
  if (!unit || (!isGerman && !isEnglish)) return undefined
  const from = addUnits(startOf(today, unit), unit, -2)
  return unitPeriod(from, unit, unitLabel(from, unit), at, isGerman ? first + 1 : first + 3)
}

/** `Christmas`, `Easter 2024`, `last New Year's Eve`: the latest one unless named. */
export function holidayAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const { previous, current, next } = lexicon.periodWords
  const isOf = (list: readonly string[]) => list.map(fold).includes(words[at]?.folded ?? '')
  const first = isOf([...previous, ...current, ...next]) ? at + 1 : at
  for (let end = Math.min(words.length, first + longestHoliday); end > first; end--) {
    const nameWords = words.slice(first, end)
    const holiday = holidayNamed(nameWords.map(({ folded }) => folded).join(' '))
    if (!holiday) continue
    const year = yearAfter(words, end)
    const thisYear = Number(today.slice(0, 4))
    const latest = holiday.on(thisYear) <= today ? thisYear : thisYear - 1
    const other = first > at && isOf(next) ? latest + 1 : isOf(current) ? thisYear : latest
    const known = year?.year ?? (first > at ? other : latest)
    const from = holiday.on(known)
    const label = `${nameWords.map(({ text }) => text).join(' ')} ${known}`
    const to = addDays(from, holiday.days)
    const coming = year || first > at ? {} : { next: holiday.on(known + 1) }
    return { from, to, label, start: at, end: year?.end ?? end, unit: 'day', ...coming }
  }
  return undefined
}
