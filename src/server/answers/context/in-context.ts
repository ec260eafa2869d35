import type { CatalogIndex } from '#server/answers/plan/catalog-index.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import type { Day } from '#server/answers/plan/civil-date.ts'
import { adjacentPeriod } from '#server/answers/plan/join-periods.ts'
import { linkQuestion } from '#server/answers/plan/link.ts'
import type { Link } from '../plan/question-link.ts'
import type { Period } from '#server/answers/plan/period-words.ts'
import { planQuestion } from '#server/answers/plan/plan-question.ts'
import type { Plan } from '../plan/plan.ts'
import { readQuestion, type Reading } from '#server/answers/plan/reading.ts'
import { editQuestion, textOf, type Span } from './edit-question.ts'
import { readFragment } from './read-fragment.ts'

/** Least coverage of a previous question that a follow-up can build on. */
const leastCoverage = 0.62

type Sides = { before: Reading; fragment: Reading; table: IndexedTable; plan: Plan }
type Editing = ReturnType<typeof editQuestion>
/** Undefined if the meaning is ambiguous. */
type Piece = 'none' | 'merged' | undefined

/**
 * The standalone question that a follow-up means in its conversation: "And in April?" is the
 * previous question about April. Undefined if the message is a question of its own, or if the
 * merged question is not certainly understood.
 */
export function inContext(
  message: string,
  previous: string,
  index: CatalogIndex,
  today: Day,
): string | undefined {
  const piece = readFragment(message)
  if (!piece) return undefined
  const share = otherPercentage(previous, piece.text)
  if (share !== undefined) return share
  const before = readQuestion(previous, today)
  const fragment = adjacentToBefore(readQuestion(piece.text, today), before)
  const { asked, howMany, howMuch, yesNo, list } = fragment
  if (asked ?? howMany ?? howMuch ?? (yesNo || list || undefined)) return undefined
  const plan = planQuestion(before, index)?.plan
  if (!plan || plan.coverage < leastCoverage)
    return piece.cued ? aboutElse(previous, piece.text) : undefined
  const merged = merge({ before, fragment, table: plan.table, plan })
  if (merged === undefined) return undefined
  const next = planQuestion(readQuestion(merged, today), index)?.plan
  return next && isSound(plan, next) ? merged : undefined
}

const percentage = /^\d+(?:[.,]\d+)?\s*(?:%|percent|per cent|prozent)$/iu

/** "15 % of my rent", then "and 20 %?" */
function otherPercentage(previous: string, text: string): string | undefined {
  const before =
    /\d+(?:[.,]\d+)?\s*(?:%|percent\b|per cent\b|prozent\b)(?=\s+(?:of|von|der|des|mein))/iu
  return percentage.test(text) && before.test(previous) ? previous.replace(before, text) : undefined
}

/** "What does the lease say about pets?", then "And the deposit?" */
function aboutElse(previous: string, text: string): string | undefined {
  const start = /^.*\b(?:about|über)\s+/isu.exec(previous)?.[0]
  return start === undefined ? undefined : `${start}${text}?`
}

/** Whether the merged question asks something else of the same table, with as good a plan. */
function isSound(before: Plan, after: Plan): boolean {
  return (
    after.table.name === before.table.name &&
    after.coverage >= before.coverage - 0.05 &&
    after.unlinked.length <= before.unlinked.length &&
    JSON.stringify(after.query) !== JSON.stringify(before.query)
  )
}

/** "And the month before?": the month before the one in the previous question. */
function adjacentToBefore(fragment: Reading, before: Reading): Reading {
  const [anchor, ...others] = before.periods
  if (!anchor || others.length + fragment.periods.length > 0) return fragment
  const { lexicon } = fragment.speech
  const period = adjacentPeriod(fragment.words, { ...anchor, start: -1, end: -1 }, lexicon)
  if (!period) return fragment
  const content = fragment.content.filter((at) => at < period.start || at >= period.end)
  return { ...fragment, periods: [period], content }
}

function merge(sides: Sides): string | undefined {
  const { before, fragment, table } = sides
  const links = linkQuestion(fragment, table)
  const known = [...links, ...fragment.groupCues, ...fragment.aggregates]
  const isKnown = (word: number) => known.some(({ from, to }) => word >= from && word < to)
  const isUnit = (word: number) => fragment.units.some(({ from, to }) => word >= from && word < to)
  if (!fragment.content.every((word) => isKnown(word) || isUnit(word))) return undefined
  const edit = editQuestion(before)
  const pieces = [
    mergePeriod(sides, edit),
    mergeValues(sides, links, edit),
    mergeAggregate(sides, edit),
    mergeGrouping(sides, links, edit),
  ]
  return pieces.includes(undefined) || edit.isEmpty ? undefined : edit.done()
}

const prepositions = /^(in|during|for|of|on|im|am|für|von)$/
const relative =
  /^(last|this|next|the|since|before|after|until|between|from|today|yesterday|letzte|diese|seit|vor|nach|bis|heute|gestern)/i

/** `Februar 2026`: a month named in the language of the question. */
function inWords({ unit, from, label }: Period, { speech }: Reading): string {
  const [year = '', month = ''] = (from ?? '').split('-')
  const [name] =
    Object.entries(speech.lexicon.months).find(([, number]) => number === Number(month)) ?? []
  return unit === 'month' && name
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
    : label
}

function mergePeriod({ before, fragment }: Sides, edit: Editing): Piece {
  const [period, ...others] = fragment.periods
  if (!period) return 'none'
  // "Compare March with February", "and with April?": replaces the second of the two.
  const pair = before.compare && before.periods.length === 2 ? before.periods.slice(1) : undefined
  const [present, ...more] = pair ?? before.periods
  const isSpan = present?.unit === 'range' && present.from !== undefined && present.to !== undefined
  if (others.length + more.length > 0 || isSpan) return undefined
  const named = textOf(fragment, { from: period.start, to: period.end })
  // A period relative to the previous one is written by its own name.
  const isAddition = readQuestion(fragment.question, before.today).periods.length === 0
  const name = isAddition ? inWords(period, fragment) : named
  const presentText = present && textOf(before, { from: present.start, to: present.end })
  const year = period.yearOpen ? /\b(?:19|20)\d\d\b/.exec(presentText ?? '')?.[0] : undefined
  const dated = year === undefined ? name : `${name} ${year}`
  const leading = fragment.words[period.start - 1]?.folded ?? ''
  const own = prepositions.test(leading) ? leading : 'in'
  const text = pair !== undefined || relative.test(dated) ? dated : `${own} ${dated}`
  if (!present) {
    edit.append(text)
    return 'merged'
  }
  const isLed = prepositions.test(before.words[present.start - 1]?.folded ?? '')
  edit.replace({ from: isLed ? present.start - 1 : present.start, to: present.end }, text)
  return 'merged'
}

const isNamed = (link: Link): link is Link & { kind: 'value' | 'part' } =>
  link.kind === 'value' || link.kind === 'part'

const around = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
})

/** Whether the spans form one list: no other content word separates them. */
const isOneList = ({ content }: Reading, spans: readonly Span[]) => {
  const { from, to } = around(spans)
  return content
    .filter((word) => word >= from && word < to)
    .every((word) => spans.some((span) => word >= span.from && word < span.to))
}

function mergeValues(sides: Sides, links: readonly Link[], edit: Editing): Piece {
  const { before, fragment, table } = sides
  const values = links.filter(isNamed)
  const [first] = values
  if (!first) return 'none'
  if (values.some(({ column }) => column.name !== first.column.name)) return undefined
  if (!isOneList(fragment, values)) return undefined
  const text = textOf(fragment, around(values))
  const present = linkQuestion(before, table)
    .filter(isNamed)
    .filter(({ column }) => column.name === first.column.name)
  const link = before.speech.lexicon.language === 'de' ? 'für' : 'for'
  if (present.length === 0) edit.append(`${link} ${text}`)
  else if (isOneList(before, present)) edit.replace(around(present), text)
  else return undefined
  return 'merged'
}

function mergeAggregate({ before, fragment }: Sides, edit: Editing): Piece {
  const [aggregate, ...others] = fragment.aggregates
  if (!aggregate) return 'none'
  const [present, ...more] = before.aggregates
  if (!present || others.length + more.length > 0) return undefined
  edit.replace(present, textOf(fragment, aggregate))
  return 'merged'
}

/** "By month", if the previous question was not grouped. */
function mergeGrouping(sides: Sides, links: readonly Link[], edit: Editing): Piece {
  const { fragment, plan } = sides
  const [cue] = fragment.groupCues
  const columns = links.filter(({ kind }) => kind === 'column')
  if (!cue && fragment.unitAdverb === undefined) return columns.length > 0 ? undefined : 'none'
  if (plan.query.groupBy) return undefined
  const named = [...fragment.units, ...columns].find(({ from }) => cue && from >= cue.to)
  if (cue && named) edit.append(textOf(fragment, { from: cue.from, to: named.to }))
  else if (!cue) edit.append(fragment.question)
  else return undefined
  return 'merged'
}
