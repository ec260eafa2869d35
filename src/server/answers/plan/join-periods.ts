import type { Lexicon } from '../language/lexicon.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { Day } from './civil-date.ts'
import { addDays, addUnits } from './civil-date.ts'
import { numberOfWord } from './numbers.ts'
import { unitLabel } from './period-words.ts'
import { periodAtoms } from './periods.ts'
import type { Period } from './period-words.ts'
import { settleWeek } from './settle-week.ts'

/** The length in words of the phrase that ends right before `at`, if any. */
function phraseBefore(words: readonly Word[], at: number, phrases: readonly string[]): number {
  for (const phrase of phrases.map(fold)) {
    const length = phrase.split(' ').length
    const before = words.slice(Math.max(0, at - length), at).map((word) => word.folded)
    if (before.join(' ') === phrase) return length
  }
  return 0
}

/** `between A and B`, `from A to B`, `A - B`, `A to B`. */
function joined(
  words: readonly Word[],
  a: Period,
  b: Period,
  lexicon: Lexicon,
): Period | undefined {
  const between = words.slice(a.end, b.start).map((word) => word.folded)
  const before = words[a.start - 1]?.folded ?? ''
  const pair = lexicon.between.find(
    ([open, link]) => before === fold(open) && between.length === 1 && between[0] === fold(link),
  )
  const isDash =
    between.length === 0 && (words[b.start]?.start ?? 0) - (words[a.end - 1]?.end ?? 0) <= 3
  const isTo = between.length === 1 && /^(to|through|until|till|bis)$/.test(between[0] ?? '')
  if (!pair && !isTo && !(isDash && a.unit === b.unit)) return undefined
  if (a.from === undefined || b.to === undefined || b.from === undefined) return undefined
  // "from January to March 2024": the year of the end also applies to the start.
  const shared = a.yearOpen && !b.yearOpen ? `${b.from.slice(0, 4)}${a.from.slice(4)}` : a.from
  const from = shared > b.from ? `${Number(b.from.slice(0, 4)) - 1}${a.from.slice(4)}` : shared
  const label = `${labelWith(a, from)} to ${b.label}`
  const start = pair ? a.start - 1 : a.start
  const open = a.yearOpen && b.yearOpen ? { yearOpen: true } : {}
  return { from, to: b.to, label, start, end: b.end, unit: 'range', ...open }
}

const labelWith = (period: Period, from: Day) =>
  period.yearOpen ? period.label.replace(/\d{4}/, from.slice(0, 4)) : period.label

/** `the week before Christmas`, `three days after 1 May`: a duration next to a named day. */
function adjacentTo(words: readonly Word[], period: Period, lexicon: Lexicon): Period | undefined {
  const { before, after } = lexicon.periodWords
  const word = words[period.start - 1]?.folded ?? ''
  const isBefore = before.map(fold).includes(word)
  if (!isBefore && !after.map(fold).includes(word)) return undefined
  const unitAt = period.start - 2
  const unit = Object.entries(lexicon.units).find(
    ([name]) => fold(name) === words[unitAt]?.folded,
  )?.[1]
  const count = numberOfWord(words[unitAt - 1], lexicon)
  const first = count === undefined ? unitAt : unitAt - 1
  const isThe = /^(?:the|der|die|das|den|dem)$/.test(words[first - 1]?.folded ?? '')
  const side = isBefore ? period.from : period.to
  // "How many years before 2005" asks for the number.
  if (!unit || side === undefined || (count === undefined && !isThe)) return undefined
  const many = count ?? 1
  if (!Number.isInteger(many) || many < 1 || many > 1000) return undefined
  const other = addUnits(side, unit, isBefore ? -many : many)
  // "Three days before Easter" is one day; "the three days before Easter" is three.
  const isPoint = count !== undefined && !isThe
  const from = isBefore ? other : isPoint ? addUnits(other, unit, -1) : side
  const to = isPoint ? addUnits(from, unit, 1) : isBefore ? side : other
  const start = isThe ? first - 1 : first
  const texts = words.slice(first, period.start).map(({ text }) => text)
  const label = [...(isPoint ? [] : ['the']), ...texts, period.label].join(' ')
  const open = period.yearOpen ? { yearOpen: true } : {}
  return { from, to, label, start, end: period.end, unit: 'range', ...open }
}

/** "the start of" or "the end of" before a period, as in "since the start of September". */
function edgeBefore(words: readonly Word[], at: number) {
  const word = (back: number) => words[at - back]?.folded ?? ''
  const back = word(1) === 'of' ? 2 : 1
  const isEnd = /^ende?$/.test(word(back))
  const isStart = /^(?:start|beginning|anfang|beginn)$/.test(word(back))
  if (!isEnd && !isStart) return undefined
  const isThe = /^(?:the|very|dem)$/.test(word(back + 1))
  return { start: at - back - (isThe ? 1 : 0), isEnd }
}

/** `since`, `before`, `after` and `until` leave the period open on one side. */
function opened(words: readonly Word[], period: Period, lexicon: Lexicon): Period {
  const { since, before, after, until } = lexicon.periodWords
  // "after the year 1946"
  const isYear =
    words[period.start - 1]?.folded === 'year' && words[period.start - 2]?.folded === 'the'
  const edge = edgeBefore(words, period.start)
  // "Since the first of October".
  const isThe =
    period.unit === 'day' && /^(?:the|dem|den)$/.test(words[period.start - 1]?.folded ?? '')
  const first = edge ? edge.start : period.start - (isYear ? 2 : isThe ? 1 : 0)
  const length = (phrases: readonly string[]) => phraseBefore(words, first, phrases)
  const { from, to, label, end, unit } = period
  const open = period.yearOpen ? { yearOpen: true } : {}
  const bare = period.bareYear === undefined ? {} : { bareYear: period.bareYear }
  const base = { end, unit: unit === 'range' ? unit : 'range', ...open, ...bare } as const
  const bounds = [
    { phrases: since, isLower: true, isEnd: false },
    { phrases: after, isLower: true, isEnd: true },
    { phrases: before, isLower: false, isEnd: false },
    { phrases: until, isLower: false, isEnd: true },
  ]
  for (const { phrases, isLower, ...usual } of bounds) {
    const count = length(phrases)
    const isEnd = edge?.isEnd ?? usual.isEnd
    const bound = isEnd ? to : from
    if (count === 0 || bound === undefined) continue
    const said = isLower ? (isEnd ? 'after' : 'since') : isEnd ? 'until' : 'before'
    const side = isLower ? { from: bound } : { to: bound }
    return { ...base, ...side, label: `${said} ${label}`, start: first - count }
  }
  return period
}

const adjacentBefore =
  /^(?:(?:in |the |the same |im |in dem |dem |der )*(UNIT) (?:before|earlier|prior|davor|zuvor|vorher)|(?:in |the |im |in dem )*(?:previous|preceding|prior|vorangehenden|vorherigen) (UNIT)|(?:in |im |dem |zum )*vor(UNIT))$/
const adjacentAfter =
  /^(?:(?:in |the |im |in dem |dem |der )*(UNIT) (?:after|afterwards|later|danach|darauf)|(?:in |the |im |in dem )*(?:following|subsequent|folgenden|darauffolgenden) (UNIT)|(?:in |im |dem )*folge(UNIT))$/

/** "The month before" next to a named period: the one before it, or after it. */
export function adjacentPeriod(
  words: readonly Word[],
  anchor: Period,
  { units }: Lexicon,
): Period | undefined {
  const names = Object.keys(units).map(fold)
  const unitOf = (name: string) => Object.entries(units).find(([key]) => fold(key) === name)?.[1]
  const read = (pattern: RegExp, text: string) =>
    new RegExp(pattern.source.replaceAll('UNIT', names.join('|')))
      .exec(text)
      ?.slice(1)
      .find((name) => name !== undefined)
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + 5); end > start; end--) {
      const text = words
        .slice(start, end)
        .map(({ folded }) => folded)
        .join(' ')
      const [before, after] = [read(adjacentBefore, text), read(adjacentAfter, text)]
      const unit = unitOf(before ?? after ?? '')
      if (!unit || anchor.from === undefined || anchor.unit === 'range') continue
      const overlap = start < anchor.end && anchor.start < end
      if (overlap || (anchor.unit !== unit && unit !== 'year')) continue
      const by = before === undefined ? 1 : -1
      const from = addUnits(anchor.from, unit, by)
      const to = addUnits(from, anchor.unit, 1)
      const open = anchor.yearOpen ? { yearOpen: true } : {}
      return {
        from,
        to,
        label: unitLabel(from, anchor.unit),
        start,
        end,
        unit: anchor.unit,
        ...open,
      }
    }
  }
  return undefined
}

/** "over the summer, June to August": a period, and right after it what is meant by it. */
const isExplainedBy = (period: Period, range: Period): boolean =>
  period.end === range.start && period.from === range.from && period.to === range.to

/** The periods that a question names, with ranges joined and open ends resolved. */
export function readPeriods(words: readonly Word[], lexicon: Lexicon, today: Day): Period[] {
  const context = { words, lexicon, today }
  const atoms = periodAtoms(context).map((each) => settleWeek(each, context))
  const periods: Period[] = []
  for (let index = 0; index < atoms.length; index++) {
    const [atom, next] = [atoms[index], atoms[index + 1]]
    if (!atom) continue
    const range = next && joined(words, atom, next, lexicon)
    if (range) index++
    const explained = periods.at(-1)
    if (range && explained && isExplainedBy(explained, range)) {
      periods[periods.length - 1] = { ...range, start: explained.start }
      continue
    }
    periods.push(range ?? adjacentTo(words, atom, lexicon) ?? opened(words, atom, lexicon))
  }
  const [anchor, ...others] = periods
  const adjacent =
    anchor && others.length === 0 ? adjacentPeriod(words, anchor, lexicon) : undefined
  return adjacent ? [...periods, adjacent].toSorted((a, b) => a.start - b.start) : periods
}

/** Moves a period without an explicit year to the latest year that the data covers. */
export function settleYear(period: Period, min: Day, max: Day): Period {
  // A column without a day tells no year.
  if (!period.yearOpen || max === '') return period
  const first = period.from ?? (period.to ? addDays(period.to, -1) : undefined)
  if (first === undefined) return period
  const lastStart = max.slice(0, 10)
  const years = Number(first.slice(0, 4))
  const shift = (day: Day, by: number) => `${Number(day.slice(0, 4)) + by}${day.slice(4)}`
  let by = 0
  while (shift(first, by) > lastStart && years + by >= Number(min.slice(0, 4))) by--
  if (by === 0) return period
  const moved = period.label.replace(/\d{4}/g, (year) => String(Number(year) + by))
  return {
    ...period,
    label: moved,
    ...(period.from ? { from: shift(period.from, by) } : {}),
    ...(period.to ? { to: shift(period.to, by) } : {}),
  }
}
