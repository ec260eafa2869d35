import { dayText } from '#shared/written.ts'
import { fill } from '../language/fill-template.ts'
import { addDays, addUnits, daysBetween, startOf, type Day } from '../plan/civil-date.ts'
import { lonePeriod } from '../plan/lone-period.ts'
import { readQuestion } from '../plan/reading.ts'
import type { Expression } from './expression.ts'
import { total } from './read-amount.ts'
import { english, german, type TrendWords } from './trend-words.ts'

/** First day, and the first day after it. */
type Stretch = { from: Day; to: Day }
type Compared = { before: Stretch; after: Stretch }

/** Measured values are averaged over this many days, since a single one varies by chance. */
const averagedDays = 30

/** The first and the last days of a period up to today; without a period, of the last 60 days. */
function ends(text: string, today: Day): Compared | undefined {
  const period = lonePeriod(text, today)
  if (text.trim() !== '' && period === undefined) return undefined
  const tomorrow = addDays(today, 1)
  const to = period?.to !== undefined && period.to < tomorrow ? period.to : tomorrow
  const from = period?.from ?? addDays(to, -2 * averagedDays)
  const days = Math.min(averagedDays, Math.floor(daysBetween(from, to) / 2))
  return days < 1
    ? undefined
    : { before: { from, to: addDays(from, days) }, after: { from: addDays(to, -days), to } }
}

/** The last whole month and the one before it; for a period, its ends. */
function totalled(text: string, today: Day): Compared | undefined {
  if (text.trim() !== '') return ends(text, today)
  const [to, middle, from] = [0, 1, 2].map((back) =>
    addUnits(startOf(today, 'month'), 'month', -back),
  )
  return to === undefined || middle === undefined || from === undefined
    ? undefined
    : { before: { from, to: middle }, after: { from: middle, to } }
}

/** This month so far, and as many days of the month named. */
function untilToday(than: string, today: Day): Compared | undefined {
  const period = lonePeriod(than, today)
  if (!period?.from || !period.to || period.unit === 'range') return undefined
  const after = { from: startOf(today, period.unit), to: addDays(today, 1) }
  const end = addDays(period.from, daysBetween(after.from, after.to))
  if (period.from >= after.from) return undefined
  return { before: { from: period.from, to: end < period.to ? end : period.to }, after }
}

/** What is usual is the average of as many stretches of days before. */
const stretches = 6
const usualStretches: Expression = { op: 'number', value: stretches }

/** The last days, and the longer stretch before them whose average is usual. */
function againstUsual(today: Day): Compared {
  const to = addDays(today, 1)
  const middle = addDays(to, -averagedDays)
  return {
    before: { from: addDays(middle, -stretches * averagedDays), to: middle },
    after: { from: middle, to },
  }
}

/** A stretch of days as the question's language writes it. */
function written({ from, to }: Stretch, { between, locale }: TrendWords): string {
  const day = (date: Day) => dayText(date, locale, 'long')
  return fill(between, { from: day(from), to: day(addDays(to, -1)) })
}

/** The question for a total, if the noun or verb has one, and what it is of: "spending on coffee". */
function totalOf(named: string, { totals }: TrendWords) {
  const [noun = '', ...of] = named.split(' ')
  const asked = totals.find(([verb]) => verb.test(noun))?.[1]
  return asked === undefined ? undefined : { asked, of: of.join(' ') }
}

const bare = (what: string) => what.replace(/^\S+\s+/u, '')

type Sides = { before: Expression; after: Expression }
export type Trend = {
  expression: Expression
  /** Of a measured value; else of a total. */
  isAveraged: boolean
}

/** The figures before and after, whose difference is the trend. */
function sidesOf(what: string, when: string, words: TrendWords, today: Day): Sides | undefined {
  const added = totalOf(what, words)
  const compared = added ? totalled(when, today) : ends(when, today)
  if (!compared) return undefined
  const { asked, of } = added ?? { asked: words.average, of: what }
  const at = (stretch: Stretch) => total(fill(asked, { of: `${of} ${written(stretch, words)}` }))
  return { before: at(compared.before), after: at(compared.after) }
}

const claimed = ({ before, after }: Sides, way: 'up' | 'down'): Expression => ({
  op: 'compare',
  left: after,
  right: before,
  claim: way === 'up' ? 'more' : 'less',
})

const groupsOf = (patterns: readonly RegExp[], whole: string) =>
  patterns.map((each) => each.exec(whole)?.groups).find((groups) => groups !== undefined)

const bothWays = ['up', 'down'] as const

/** "Is my weight going down", "am I losing weight": recent figures against earlier ones. */
function readRise(whole: string, words: TrendWords, today: Day): Trend | undefined {
  for (const way of bothWays) {
    const own = words.weight[way].exec(whole)?.groups
    const groups = own ?? groupsOf(words.rises[way], whole)
    if (!groups) continue
    const what = own ? words.weightName : bare(groups['what'] ?? '')
    const sides = sidesOf(what, groups['when'] ?? groups['since'] ?? '', words, today)
    const isAveraged = totalOf(what, words) === undefined
    if (sides) return { expression: claimed(sides, way), isAveraged }
  }
  return undefined
}

/** "How has my weight changed since May": the difference, with its direction. */
function readDevelopment(whole: string, words: TrendWords, today: Day): Trend | undefined {
  const weight = words.weightMoved.exec(whole)
  const groups = weight?.groups ?? groupsOf(words.develops, whole)
  const what = weight ? words.weightName : bare(groups?.['what'] ?? '')
  // Totals are told month by month.
  if (what === '' || totalOf(what, words) !== undefined) return undefined
  const sides = sidesOf(what, groups?.['when'] ?? '', words, today)
  return sides && { expression: { op: 'moved', ...sides }, isAveraged: true }
}

/** "Am I spending more than last month", "did I run less this year than last year". */
function readMore(whole: string, words: TrendWords, today: Day): Trend | undefined {
  const groups = groupsOf(words.does, whole)
  const { verb = '', claim = '', than } = groups ?? {}
  const rest = (groups?.['rest'] ?? groups?.['late'] ?? '').trim()
  const asked = totalOf(verb, words)?.asked
  if (!asked) return undefined
  const way = /^(?:less|weniger)$/iu.test(claim) ? 'down' : 'up'
  const ask = (of: string) => total(fill(asked, { of }))
  const compare = (sides: Sides) => ({ expression: claimed(sides, way), isAveraged: false })
  const { periods, words: named } = readQuestion(rest, today)
  const [own] = periods
  if (own && than !== undefined && lonePeriod(than, today)) {
    const place = (index: number) => named[index]?.start ?? rest.length
    const without = `${rest.slice(0, place(own.start))} ${rest.slice(place(own.end))}`
    return compare({ before: ask(`${without} ${than}`), after: ask(rest) })
  }
  const at = (stretch: Stretch) => ask(`${rest} ${written(stretch, words)}`)
  if (own === undefined && than !== undefined && words.usual.test(than)) {
    const { before, after } = againstUsual(today)
    const usual = { op: '/' as const, left: at(before), right: usualStretches }
    return compare({ before: usual, after: at(after) })
  }
  const compared =
    own === undefined
      ? than === undefined
        ? totalled('', today)
        : untilToday(than, today)
      : undefined
  return compared && compare({ before: at(compared.before), after: at(compared.after) })
}

/** Whether, or how, a figure changed: recent figures against earlier ones. */
export function readTrend(question: string, today: Day): Trend | undefined {
  if (question.length > 300) return undefined
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  for (const words of [english, german]) {
    const found =
      readRise(whole, words, today) ??
      readDevelopment(whole, words, today) ??
      readMore(whole, words, today)
    if (found) return found
  }
  return undefined
}
