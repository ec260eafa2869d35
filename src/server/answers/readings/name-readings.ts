import type { ReadingOption, ReadingView } from '#shared/readings.ts'
import { foldedWords } from '../language/words.ts'
import { columnLabel } from '../plan/labels.ts'
import { isColumnLink } from '../plan/columns.ts'
import type { IndexedColumn, IndexedTable } from '../plan/indexed-table.ts'
import { readFilters } from '../plan/filters.ts'
import type { PlacedFilter } from '../plan/placed-filter.ts'
import type { Link } from '../plan/question-link.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../plan/reading.ts'
import { phraseAt, viewOf } from './view.ts'

const mostNames = 6
const personHeading =
  /^(person|people|name|employe|staff|colleagu|custom|client|contact|member|player|guest|patient|driver|tenant|author|kund|mitarbeiter|gast|mieter|kolleg)/

type Named = Link & { kind: 'value' | 'part' }
const isNamed = (link: Link): link is Named => link.kind === 'value' || link.kind === 'part'

const holds = (whole: readonly string[], part: readonly string[]) =>
  whole.some((_, start) => part.every((word, index) => whole[start + index] === word))

/** Full names that contain the words, without duplicates. */
function namesWith(columns: readonly IndexedColumn[], words: readonly string[]): string[] {
  const names = new Map<string, string>()
  for (const { values } of columns) {
    for (const name of values.flatMap((value) => value.split(', '))) {
      const folded = foldedWords(name)
      if (name.includes('@')) continue
      if (folded.length > 0 && folded.length <= words.length + 4 && holds(folded, words))
        names.set(folded.join(' '), name.trim())
    }
  }
  return [...names.values()]
}

/** The people columns that were searched for the name. */
function peopleColumns(table: IndexedTable, { filter }: PlacedFilter): IndexedColumn[] {
  const names = filter.op === 'mentions' ? [filter.column, ...filter.or] : [filter.column]
  const { senses } = table
  const known = new Set([...(senses?.from ?? []), ...(senses?.to ?? [])])
  return table.columns.filter(
    ({ name, stems }) =>
      names.includes(name) && (known.has(name) || stems.some((stem) => personHeading.test(stem))),
  )
}

function personReading(reading: Reading, table: IndexedTable, placed: PlacedFilter): ReadingView[] {
  const folded = reading.words.slice(placed.from, placed.to).map(({ folded }) => folded)
  const names = namesWith(peopleColumns(table, placed), folded)
  if (names.length < 2) return []
  const phrase = phraseAt(reading, placed)
  const everybody: ReadingOption = {
    label: `everyone called ${phrase}`,
    choice: { kind: 'person' },
  }
  const options = names
    .slice(0, mostNames)
    .map((name): ReadingOption => ({ label: name, choice: { kind: 'person', name } }))
  const correction = reading.corrections?.find(({ choice }) => choice.kind === 'person')?.choice
  const chosen =
    options.find(
      ({ choice }) =>
        choice.kind === 'person' &&
        correction?.kind === 'person' &&
        correction.name !== undefined &&
        choice.name === correction.name,
    ) ?? everybody
  const others = [everybody, ...options].filter((option) => option !== chosen)
  return viewOf(reading, { kind: 'person', phrase, chosen, others, near: chosen === everybody })
}

/** A value that occurs in several columns, or words that occur in several values. */
function valueReading(reading: Reading, table: IndexedTable, link: Named): ReadingView[] {
  const phrase = phraseAt(reading, link)
  const { name } = link.column
  const place = { kind: 'value' as const, table: table.name, column: name }
  const holding = columnsHolding(table)
  const columns = table.columns.filter((column) => column !== link.column && holding.has(column))
  const texts = link.kind === 'part' ? namesWith([link.column], link.text.split(' ')) : []
  const several = texts.length > 1 ? texts.slice(0, mostNames) : []
  const others = [
    ...columns.map((column): ReadingOption => ({
      label: columnLabel(table, column.name),
      choice: { ...place, column: column.name },
    })),
    ...several.map((text): ReadingOption => ({ label: text, choice: { ...place, text } })),
  ]
  const label = several.length > 0 ? `everything with ${phrase}` : columnLabel(table, name)
  const chosen: ReadingOption = { label, choice: place }
  return viewOf(reading, { kind: 'value', phrase, chosen, others, near: columns.length > 0 })

  function columnsHolding({ values, valueWords }: IndexedTable): Set<IndexedColumn> {
    const spanWords = reading.words.slice(link.from, link.to)
    const folded = spanWords.map((word) => word.folded)
    const stems = spanWords.map(({ stem }) => stem)
    const whole = [folded, stems].flatMap((key) => values.get(key.join(' ')) ?? [])
    const parts = link.kind === 'part' ? (valueWords.get(folded[0] ?? '') ?? []) : []
    const found = [...whole, ...parts.filter((entry) => holds(entry.words, folded))]
    return new Set(found.map(({ column }) => column))
  }
}

/** The names and values that the question's words were linked to. */
export function nameReadings(reading: Reading, { table, links }: Plan): ReadingView[] {
  const filters = readFilters(reading, table, links)
  const columns = links.filter(isColumnLink).map(({ column }) => column)
  return links.filter(isNamed).flatMap((link) => {
    const placed = filters.find(({ from, to }) => from === link.from && to === link.to)
    if (!placed) return []
    if (peopleColumns(table, placed).length > 0) return personReading(reading, table, placed)
    // A column named next to the value removes the ambiguity.
    return columns.includes(link.column) ? [] : valueReading(reading, table, link)
  })
}
