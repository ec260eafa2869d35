import { fold } from '../language/stem.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Named = Link & { kind: 'value' | 'part' }

const from = /^(from|by|von|vom)$/
const to = /^(to|an)$/
const both = /^(with|mit|between|zwischen)$/
/** Determiners between "from" and a name: "from my bank". */
const article = /^(my|the|our|mein(e[nmrs]?)?|unser(e[nmrs]?)?|der|dem|den|die|das)$/

/** The preposition before a name: "from", "to" or "with". */
function wordBefore({ words }: Reading, at: number): string {
  const before = words[at - 1]?.folded ?? ''
  return article.test(before) ? (words[at - 2]?.folded ?? '') : before
}

const peopleOf = ({ senses }: IndexedTable) => [...(senses?.from ?? []), ...(senses?.to ?? [])]

/** The people columns that apply at a position of the question. */
export function roleColumns(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
  at: number,
): string[] {
  const { senses } = table
  const word = wordBefore(reading, at)
  if (from.test(word) && senses?.from) return senses.from
  if (to.test(word) && senses?.to) return senses.to
  if (both.test(word)) return peopleOf(table)
  return sensePeople(links) ?? peopleOf(table)
}

/** People columns of the other party, from the question's verb. */
export const sensePeople = (links: readonly Link[]): string[] | undefined =>
  links.flatMap((link) => (link.kind === 'sense' && link.people.length > 0 ? [link.people] : []))[0]

const has = (table: IndexedTable, names: readonly string[]) =>
  names.filter((name) =>
    table.columns.some((column) => column.name === name && column.distinct > 0),
  )

/** A person's name, searched in the people columns that apply. */
export function personFilter(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
  link: Named,
): PlacedFilter | undefined {
  const people = peopleOf(table)
  const linked = [link.column, ...link.alternatives]
  if (!linked.some(({ name }) => people.includes(name))) return undefined
  const [column, ...or] = has(table, roleColumns(reading, table, links, link.from))
  if (column === undefined) return undefined
  const nameText = reading.words
    .slice(link.from, link.to)
    .map(({ folded }) => folded.replace(/'s?$/, ''))
    .join(' ')
  const text = link.kind === 'part' ? link.text : nameText
  return { filter: { op: 'mentions', column, or, text }, from: link.from, to: link.to }
}

/** "From my bank": a name that only occurs within an address. */
export function addressFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  if (peopleOf(table).length === 0) return []
  return reading.content.flatMap((at) => {
    const word = reading.words[at]
    const isRole = [from, to, both].some((role) => role.test(wordBefore(reading, at)))
    if (!word || !isRole || word.folded.length < 4) return []
    if (links.some((link) => at >= link.from && at < link.to)) return []
    const columns = has(table, roleColumns(reading, table, links, at))
    const found = table.columns.find(
      ({ name, values }) =>
        columns.includes(name) && values.some((value) => fold(value).includes(word.folded)),
    )
    if (!found) return []
    const filter = { op: 'contains' as const, column: found.name, text: word.folded }
    return [{ filter, from: at, to: at + 1 }]
  })
}

const about =
  /^(about|with|containing|contains|mentioning|mentions|mention|regarding|called|titled|named|concerning|uber|mit|zu|zum|zur|namens|enthalt)$/
const small = /^(the|a|an|my|our|der|die|das|dem|den|ein|eine|einem|einen|meine[mnrs]?|mein)$/

type Span = { from: number; to: number }

/** "Mails about the boarding pass": the unlinked words after "about". */
function spansAbout({ words }: Reading, free: readonly number[]): Span[] {
  const start = words.findIndex(({ folded }, at) => at > 0 && about.test(folded))
  const spans: Span[] = []
  if (start < 0) return spans
  for (let at = start + 1; at < words.length; at++) {
    const last = spans.at(-1)
    if (!free.includes(at)) {
      if (!small.test(words[at]?.folded ?? '')) break
    } else if (last?.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}

/** Adjacent words as one span. */
function joinedSpans(free: readonly number[]): Span[] {
  const spans: Span[] = []
  for (const at of free) {
    const last = spans.at(-1)
    if (last?.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}

/** "Show me the boarding pass mail": in a search for rows, the unlinked words. */
function freeSpans(reading: Reading, free: readonly number[]): Span[] {
  const { list, asked, superlatives, aggregates, groupCues } = reading
  const isSearch = (list && asked?.value !== 'when') || asked?.value === 'where'
  const isFigure = superlatives.length + aggregates.length + groupCues.length > 0
  if (!isSearch || isFigure || reading.mostOf || reading.frequent) return []
  const spans: Span[] = []
  for (const at of free) {
    const word = wordBefore(reading, at)
    const last = spans.at(-1)
    if (last?.to === at) last.to = at + 1
    else if (!from.test(word) && !to.test(word)) spans.push({ from: at, to: at + 1 })
  }
  return spans
}

/** "Find the mail with the boarding pass": the row's subject as a text filter. */
export function proseFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const prose = has(table, table.senses?.prose ?? [])
  const isTable = links.some(
    (link) => link.kind === 'table' || (link.kind === 'sense' && link.about),
  )
  const [column, ...or] = prose
  if (!isTable || column === undefined || reading.howMany || reading.times) return []
  const free = reading.content.filter(
    (at) => !links.some((link) => at >= link.from && at < link.to),
  )
  const topics = spansAbout(reading, free)
  const isTopicVerb = links.some((link) => link.kind === 'sense' && link.about)
  const spans =
    topics.length > 0 ? topics : isTopicVerb ? joinedSpans(free) : freeSpans(reading, free)
  return spans.map((span) => {
    const text = reading.words
      .slice(span.from, span.to)
      .map(({ folded }) => folded)
      .join(' ')
    return { filter: { op: 'mentions' as const, column, or, text }, ...span }
  })
}
