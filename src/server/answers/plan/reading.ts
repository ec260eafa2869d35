import { speechIn, speechOf } from '../language/language.ts'
import type { Speech } from '../language/language.ts'
import type { Aggregate, Asked, Superlative, TimeUnit } from '../language/lexicon.ts'
import { readCycle, type CycleFound } from './cycle.ts'
import { readNot } from './read-not.ts'
import { findPhrases, phrasesFor, phraseTable } from '../language/phrases.ts'
import type { Found } from '../language/phrases.ts'
import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'
import type { Corrected } from '../readings/corrections.ts'
import type { Day } from './civil-date.ts'
import { asksOne, isInitials, isLastOf } from './asks-one.ts'
import { becameOf, changeAsked } from './changed.ts'
import { clauseAt } from './clause.ts'
import { readConditions } from './conditions.ts'
import type { Condition } from './conditions.ts'
import { readDayClause } from './day-clause.ts'
import type { DayClause } from './day-clause.ts'
import { readPeriods } from './join-periods.ts'
import { numberOfWord } from './numbers.ts'
import { ordinalBefore } from './places.ts'
import type { Period } from './period-words.ts'
import { writtenDown } from './written-down.ts'
import { isTotalSaid } from './total-said.ts'

/** The cues of a question, before any of it is linked to data. */
export type Reading = {
  question: string
  words: Word[]
  speech: Speech
  periods: Period[]
  conditions: Condition[]
  aggregates: Found<Aggregate>[]
  howMany: Found<true> | undefined
  /** "the highest number of …": a count that is ranked. */
  rankedCount: Found<true> | undefined
  howMuch: Found<true> | undefined
  times: Found<true> | undefined
  superlatives: Found<Superlative>[]
  comparative: Found<Superlative> | undefined
  mostOf: Found<'asc' | 'desc'> | undefined
  frequent: Found<true> | undefined
  top: { direction: 'asc' | 'desc'; limit: number; from: number; to: number } | undefined
  groupCues: Found<true>[]
  units: Found<TimeUnit>[]
  cycle: CycleFound | undefined
  /** "When do I usually …": the most frequent time. */
  isUsual: boolean
  unitAdverb: TimeUnit | undefined
  trend: boolean
  moneyFlow: boolean
  changed: Found<'up' | 'down'> | undefined
  upcoming: Found<true> | undefined
  neighbours: Found<'next' | 'previous'>[]
  inOrder: boolean
  /** A clause that names days, "on days I ran", and the question without it. */
  dayClause: DayClause | undefined
  today: Day
  /** The user's local time, `2026-11-23T15:04:00`, if known. */
  now?: string
  /** The user's corrections of what words mean. */
  corrections?: readonly Corrected[]
  share: boolean
  compare: boolean
  difference: boolean
  list: boolean
  /** Any match will do: "name a town that …". */
  one: boolean
  /** Rank from the top: 2 for "the second highest". */
  nth: number | undefined
  not: Found<true>[]
  asked: Found<Asked> | undefined
  /** The index of the word that begins an occasion: "when we arrive". */
  clause: number | undefined
  yesNo: boolean
  /** Words that refer to data: not stop words, cues, periods or numbers. */
  content: number[]
  /** Words such as "total" and "name", which may also be headings. */
  soft: number[]
}

type Span = { from: number; to: number }
const covers = (spans: readonly Span[], index: number) =>
  spans.some(({ from, to }) => index >= from && index < to)
const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to

function topOf(
  words: readonly Word[],
  { lexicon, stopWords }: Speech,
  superlatives: readonly Span[],
  asked: Span | undefined,
) {
  for (const { from, to, value } of findPhrases(words, phraseTable(Object.entries(lexicon.top)))) {
    const limit = numberOfWord(words[to], lexicon)
    const end = limit === undefined && words[to]?.text !== 'N' ? to : to + 1
    // "the top score" is one, "the top destinations" are several.
    const isPlural = words
      .slice(end, end + 2)
      .some(({ folded }) => /[^s]s$/.test(folded) && !stopWords.has(folded))
    return { direction: value, limit: limit ?? (isPlural ? 5 : 1), from, to: end }
  }
  // "Which 3 people have the lowest …"
  const number =
    asked && superlatives.length > 0 ? numberOfWord(words[asked.to], lexicon) : undefined
  if (asked && number !== undefined && number > 1 && number <= 1000 && Number.isInteger(number)) {
    return { direction: 'desc' as const, limit: number, from: asked.to, to: asked.to + 1 }
  }
  for (const { from } of superlatives) {
    const limit = numberOfWord(words[from - 1], lexicon)
    const isCount = limit !== undefined && Number.isInteger(limit) && limit > 1 && limit <= 1000
    if (isCount) return { direction: 'desc' as const, limit, from: from - 1, to: from }
    const after = words.slice(from + 1, from + 2)
    const next = numberOfWord(after[0], lexicon)
    if (next !== undefined && next > 1 && next <= 1000 && Number.isInteger(next)) {
      return { direction: 'desc' as const, limit: next, from: from + 1, to: from + 2 }
    }
  }
  return undefined
}

const securities =
  /\b(?:own|buy|bought|sell|sold|hold|held|besitze|gekauft|verkauft)\b|\bshares (?:of|in) \p{Lu}{3,5}\b/u

const asker = /^(?:i|we|my|our|they|he|she)$/

/** It begins with a verb, or with "may I", which is no month. */
const asksYesNo = ([first, second]: readonly Word[], { yesNo }: Speech): boolean =>
  yesNo.has(first?.folded ?? '') || (first?.folded === 'may' && asker.test(second?.folded ?? ''))

export function readQuestion(question: string, today: Day, language?: string): Reading {
  const words = wordsOf(question)
  const speech = language === undefined ? speechOf(words) : speechIn(language)
  const { lexicon } = speech
  const compared = readConditions(words, lexicon).filter(
    ({ comparator }) => comparator !== 'between',
  )
  // "More than 1500" is a number; "until 1500" and "from 1500 to 1600" may be years.
  const read = readPeriods(words, lexicon, today).filter(
    ({ start, end, bareYear, unit }) =>
      !isLastOf(words, start) &&
      (bareYear === undefined ||
        unit === 'range' ||
        !compared.some((condition) => overlaps({ from: start, to: end }, condition))),
  )
  const periodSpans = read.map(({ start, end }) => ({ from: start, to: end }))
  const outside = <T extends Span>(found: T[]) =>
    found.filter((span) => !periodSpans.some((period) => overlaps(period, span)))
  const find = (list: readonly string[]) =>
    outside(findPhrases(words, phraseTable(phrasesFor(list, true as const))))
  const conditions = outside(readConditions(words, lexicon))
  const free = <T extends Span>(found: T[]) =>
    outside(found).filter((span) => !conditions.some((condition) => overlaps(condition, span)))

  const superlatives = free(findPhrases(words, phraseTable(Object.entries(lexicon.superlatives))))
  const clause = clauseAt(words)
  const [asked] = findPhrases(words, phraseTable(Object.entries(lexicon.asked))).filter(
    ({ from }) => from !== clause,
  )
  const top = topOf(words, speech, superlatives, asked)
  const [times] = find(lexicon.times)
  // In "the highest number of goals" the number is ranked, not counted.
  const isRanked = ({ from }: Span) => superlatives.some(({ to }) => from >= to && from - to <= 1)
  const isSmall = (word: Word | undefined) =>
    word === undefined || speech.stopWords.has(word.folded) || speech.fillers.has(word.folded)
  // "The phone number of Eve" does not ask for a count.
  const counts = find(lexicon.howMany).filter(
    ({ from, phrase }) =>
      !phrase.endsWith(' of') ||
      isSmall(words[from - 1]) ||
      superlatives.some(({ to }) => to === from),
  )
  const [howMany] = times ? [] : counts.filter((found) => !isRanked(found))
  const [comparative] = free(findPhrases(words, phraseTable(Object.entries(lexicon.comparatives))))
  const [frequent] = find(lexicon.frequent)
  const [mostOf] = frequent
    ? []
    : free(findPhrases(words, phraseTable(Object.entries(lexicon.mostOf)))).filter(
        (found) => !superlatives.some((superlative) => overlaps(superlative, found)),
      )
  const aggregateEntries = Object.entries(lexicon.aggregates).flatMap(([aggregate, phrases]) => {
    const known = isAggregate(aggregate) ? aggregate : 'sum'
    return phrasesFor(phrases, known)
  })
  const aggregates = free(findPhrases(words, phraseTable(aggregateEntries))).filter((found) =>
    isTotalSaid(question, words, found),
  )
  const units = outside(findPhrases(words, phraseTable(Object.entries(lexicon.units))))
  const adverbs = outside(findPhrases(words, phraseTable(Object.entries(lexicon.unitAdverbs))))
  const { cycle, isUsual } = readCycle(question, words)
  // Shares that are bought are no parts of a whole.
  const shareWords = securities.test(question) ? [] : lexicon.share
  const differences = find(lexicon.difference)
  const [said] = outside(findPhrases(words, phraseTable(Object.entries(lexicon.changes))))
  const changed = said ?? becameOf(words, comparative) ?? changeAsked(words)
  const step = [...superlatives, ...(mostOf ? [mostOf] : [])]
    .flatMap(({ from }) => ordinalBefore(words, from) ?? [])
    .at(0)
  const [upcoming] = find(lexicon.upcoming).filter(({ from }) => from !== step?.from)
  const inOrder = find(lexicon.inOrder)
  const not = readNot(words, lexicon.not).filter(
    (found) => !conditions.some((c) => overlaps(c, found)),
  )
  const written = writtenDown(words, lexicon)
  const cueSpans: Span[] = [
    ...periodSpans,
    ...conditions,
    ...superlatives,
    ...aggregates,
    ...adverbs,
    ...find([
      ...lexicon.howMuch,
      ...lexicon.trend,
      ...lexicon.moneyFlow,
      ...shareWords,
      ...lexicon.compare,
      ...lexicon.lists,
    ]),
    ...differences,
    ...not,
    ...inOrder,
    ...(asked && /^(since|until|seit|bis) /.test(asked.phrase) ? [asked] : []),
    ...(step ? [{ from: step.from, to: step.from + 1 }] : []),
    ...[cycle, changed, upcoming, times, howMany, frequent, mostOf, top, comparative].filter(
      (span) => span !== undefined,
    ),
  ]
  const named = words.flatMap(({ folded }, index) => {
    const isSmall =
      (speech.stopWords.has(folded) && !isInitials(words[index], question)) ||
      speech.fillers.has(folded)
    const isSign = !/[\p{L}\p{N}]/u.test(folded)
    if (index === clause) return [index]
    return isSmall || isSign || covers(cueSpans, index) ? [] : [index]
  })
  const unwritten = named.filter((index) => !covers(written, index))
  // "What did I write down" names nothing else.
  const content = unwritten.length > 0 ? unwritten : named
  return {
    question,
    words,
    speech,
    periods: read,
    conditions,
    aggregates,
    howMany,
    rankedCount: counts.find(isRanked),
    howMuch: find(lexicon.howMuch)[0],
    times,
    superlatives,
    comparative,
    mostOf,
    frequent,
    top,
    groupCues: find(lexicon.groupBy).filter((cue) => !written.some((each) => overlaps(each, cue))),
    units,
    cycle,
    isUsual,
    unitAdverb: adverbs[0]?.value,
    trend: find(lexicon.trend).length > 0,
    moneyFlow: find(lexicon.moneyFlow).length > 0,
    changed,
    upcoming,
    neighbours: outside(findPhrases(words, phraseTable(Object.entries(lexicon.neighbours)))),
    inOrder: inOrder.length > 0,
    dayClause: readDayClause(question, words, lexicon),
    today,
    share: find(shareWords).length > 0,
    compare: find(lexicon.compare).length > 0 || differences.length > 0,
    difference: differences.length > 0,
    list: find(lexicon.lists).length > 0 || asksOne(words, speech),
    one: asksOne(words, speech),
    nth: step?.nth,
    not,
    asked,
    clause,
    yesNo: asked === undefined && asksYesNo(words, speech),
    content,
    soft: words.flatMap(({ folded }, index) =>
      speech.fillers.has(folded) && !content.includes(index) ? [index] : [],
    ),
  }
}

const aggregateNames: readonly Aggregate[] = [
  'sum',
  'count',
  'count_distinct',
  'avg',
  'min',
  'max',
  'median',
]
const isAggregate = (name: string): name is Aggregate =>
  aggregateNames.some((known) => known === name)
