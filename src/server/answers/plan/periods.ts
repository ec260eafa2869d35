import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import { addDays, addUnits, dayLabel, dayOf, monthName, startOf } from './civil-date.ts'
import { chronoAtoms } from './chrono-atoms.ts'
import { dayRangeAt } from './day-range.ts'
import { numberOfWord } from './numbers.ts'
import { numberedDayAt } from './numbered-day.ts'
import { foldKeys, lookup, unitLabel, unitPeriod, yearAfter, yearOf } from './period-words.ts'
import type { Context, Period } from './period-words.ts'
import { agoAt, beforeLastAt, holidayAt, weekendAt } from './relative-periods.ts'

const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  erstes: 1,
  ersten: 1,
  zweites: 2,
  zweiten: 2,
  drittes: 3,
  dritten: 3,
  viertes: 4,
  vierten: 4,
}

const monthPrepositions =
  /^(in|of|since|during|for|from|to|until|before|after|between|and|by|last|this|next|im|seit|bis|vor|nach|vs|versus|with|than|early|late|mid|through)$/
const ambiguousMonth = /^(may|march|mar|mai|jan|dec|sun)$/

function ordinalDay(word: Word | undefined): number | undefined {
  const match = /^(\d{1,2})(st|nd|rd|th|\.)?$/.exec(word?.folded ?? '')
  const day = match ? Number(match[1]) : 0
  return day >= 1 && day <= 31 ? day : undefined
}

/** `March`, `March 2025`, `3 March 2025`, `March 3rd, 2025`. */
function monthAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const isOf = /^(of|de)$/.test(words[at + 1]?.folded ?? '')
  const dayBefore = ordinalDay(words[at]) ?? (isOf ? lookup(ordinals, words[at]) : undefined)
  const monthIndex = dayBefore === undefined ? at : isOf ? at + 2 : at + 1
  const word = words[monthIndex]
  const month = lookup(foldKeys(lexicon.months), word)
  if (month === undefined || !word) return undefined
  const dayAfter = dayBefore === undefined ? ordinalDay(words[monthIndex + 1]) : undefined
  const afterDay = monthIndex + (dayAfter === undefined ? 1 : 2)
  const year = yearAfter(words, afterDay)
  const day = dayBefore ?? dayAfter
  const isCertain =
    !ambiguousMonth.test(word.folded) ||
    year !== undefined ||
    day !== undefined ||
    (at > 0 && /^\p{Lu}/u.test(word.text)) ||
    monthPrepositions.test(words[at - 1]?.folded ?? '')
  if (!isCertain) return undefined
  const thisYear = Number(today.slice(0, 4))
  const isComing = dayOf(thisYear, month, day ?? 1) > today
  // "Last November", in November: a year ago.
  const isLast = lexicon.periodWords.previous.map(fold).includes(words[at - 1]?.folded ?? '')
  const isYearAgo = isLast && day === undefined && month === Number(today.slice(5, 7))
  const known = year?.year ?? (isComing || isYearAgo ? thisYear - 1 : thisYear)
  const from = dayOf(known, month, day ?? 1)
  const label = day === undefined ? `${monthName(month)} ${known}` : dayLabel(from)
  const period = unitPeriod(
    from,
    day === undefined ? 'month' : 'day',
    label,
    at,
    year?.end ?? afterDay,
  )
  return year === undefined && !isYearAgo ? { ...period, yearOpen: true } : period
}

function quarterAt({ words, today }: Context, at: number): Period | undefined {
  const short = /^q([1-4])$/.exec(words[at]?.folded ?? '')
  const ordinal = lookup(ordinals, words[at])
  const isLong = ordinal !== undefined && /^(quarter|quartal)$/.test(words[at + 1]?.folded ?? '')
  if (!short && !isLong) return undefined
  const number = short ? Number(short[1]) : (ordinal ?? 1)
  const end = at + (short ? 1 : 2)
  const year = yearAfter(words, end)
  const thisYear = Number(today.slice(0, 4))
  const open = dayOf(thisYear, number * 3 - 2, 1) > today ? thisYear - 1 : thisYear
  const known = year?.year ?? open
  const from = dayOf(known, number * 3 - 2, 1)
  const period = unitPeriod(from, 'quarter', `Q${number} ${known}`, at, year?.end ?? end)
  return year ? period : { ...period, yearOpen: true }
}

function seasonAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const previous = lexicon.periodWords.previous.map(fold).includes(words[at]?.folded ?? '')
  const current = lexicon.periodWords.current.map(fold).includes(words[at]?.folded ?? '')
  const index = previous || current ? at + 1 : at
  const season = lookup(foldKeys(lexicon.seasons), words[index])
  const name = words[index]?.text
  if (!season || name === undefined) return undefined
  const year = yearAfter(words, index + 1)
  const before = words[at - 1]?.folded ?? ''
  if (!year && !previous && !current && !/^(in|the|im|during)$/.test(before)) return undefined
  const [month, months] = season
  const thisYear = Number(today.slice(0, 4))
  const startOfSeason = (y: number) => dayOf(y, month, 1)
  const endOfSeason = (y: number) => addUnits(startOfSeason(y), 'month', months)
  const latest = endOfSeason(thisYear) <= today ? thisYear : thisYear - 1
  const running = startOfSeason(thisYear) <= today ? thisYear : thisYear - 1
  const known = year?.year ?? (previous ? latest : current ? thisYear : running)
  const from = startOfSeason(known)
  const end = year?.end ?? index + 1
  return { from, to: endOfSeason(known), label: `${name} ${known}`, start: at, end, unit: 'range' }
}

/** `this month`, `last year`, `the last 30 days`, `next week`. */
function relativeAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const { current, previous, next } = lexicon.periodWords
  const units = foldKeys(lexicon.units)
  const word = words[at]?.folded ?? ''
  const shift = [previous, current, next].findIndex((list) => list.map(fold).includes(word)) - 1
  if (shift === -2) return undefined
  const count = numberOfWord(words[at + 1], lexicon)
  const many = count === undefined ? undefined : lookup(units, words[at + 2])
  if (count !== undefined && many && shift === -1) {
    const from = addUnits(addDays(today, 1), many, -count)
    const label = `the last ${count} ${many}s`
    return { from, to: addDays(today, 1), label, start: at, end: at + 3, unit: 'range' }
  }
  if (count !== undefined && many && shift === 1) {
    const to = addUnits(addDays(today, 1), many, count)
    const label = `the next ${count} ${many}s`
    return { from: today, to, label, start: at, end: at + 3, unit: 'range' }
  }
  const unit = lookup(units, words[at + 1])
  if (!unit) return undefined
  const from = addUnits(startOf(today, unit), unit, shift)
  return unitPeriod(from, unit, unitLabel(from, unit), at, at + 2)
}

function dayWordAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const word = words[at]?.folded ?? ''
  const shift = lexicon.periodWords.today.includes(word)
    ? 0
    : lexicon.periodWords.yesterday.includes(word)
      ? -1
      : undefined
  if (shift === undefined) return undefined
  const from = addDays(today, shift)
  return unitPeriod(from, 'day', dayLabel(from), at, at + 1)
}

const beforeDay = /^(?:am|vom|bis|zum|seit|ab|vor|nach|und)$/

/**
 * `09.12.2025` and `9.12.25`: with dots the day comes first, in any language. In German a
 * preposition makes a date of `9.12.`, too.
 */
function dottedDateAt({ words, today }: Context, at: number): Period | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/.exec(words[at]?.text ?? '')
  if (!match) return undefined
  const [day = 0, month = 0] = match.slice(1, 3).map(Number)
  const written = match[3] === undefined ? undefined : Number(match[3])
  if (written === undefined && !beforeDay.test(words[at - 1]?.folded ?? '')) return undefined
  if (day < 1 || month < 1 || day > 31 || month > 12) return undefined
  const thisYear = Number(today.slice(0, 4))
  const latest = dayOf(thisYear, month, day) > today ? thisYear - 1 : thisYear
  const year = written === undefined ? latest : written < 100 ? 2000 + written : written
  const from = dayOf(year, month, day)
  const period = unitPeriod(from, 'day', dayLabel(from), at, at + 1)
  return written === undefined ? { ...period, yearOpen: true } : period
}

/** `2004`, and `2001-2005`, which is split into two words. */
function yearAt({ words }: Context, at: number): Period | undefined {
  const year = yearOf(words[at])
  if (year === undefined) return undefined
  const from = dayOf(year, 1, 1)
  return { ...unitPeriod(from, 'year', String(year), at, at + 1), bareYear: year }
}

const readers = [
  dottedDateAt,
  dayRangeAt,
  agoAt,
  beforeLastAt,
  holidayAt,
  weekendAt,
  monthAt,
  quarterAt,
  seasonAt,
  relativeAt,
  dayWordAt,
  numberedDayAt,
]

/** Every single period, without the words around it. */
export function periodAtoms(context: Context): Period[] {
  const atoms: Period[] = []
  const dated = chronoAtoms(context.words, context.today, context.lexicon.language)
  for (let at = 0; at < context.words.length; at++) {
    const chrono = dated.find((period) => period.start === at)
    const own = readers.map((read) => read(context, at)).find((period) => period !== undefined)
    // Chrono reads days better; longer periods are read here.
    const atom = own ?? chrono ?? yearAt(context, at)
    if (!atom) continue
    atoms.push(atom)
    at = atom.end - 1
  }
  return atoms
}
