import { areSynonyms } from '../language/language.ts'
import { nounColumn } from './asked-noun.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import {
  columnAbout,
  columnOfKind,
  dateColumn,
  entityColumn,
  isColumnLink,
  isMeasure,
  measureColumn,
  unitColumn,
  yearColumn,
} from './columns.ts'
import type { ColumnLink } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Draft } from './draft.ts'
import { sensePeople } from './people.ts'

const writtenDate = /\b\d{4}\b|\b\d{1,2}[./-]\d{1,2}\b/

/** The column that the question asks for: named after "which", or implied by "who" and "when". */
export function answerColumn(draft: Draft): IndexedColumn | undefined {
  const { reading, table, links, filters } = draft
  const { asked } = reading
  const columns = links.filter(isColumnLink)
  if (asked?.value === 'who') {
    const people = sensePeople(links) ?? table.senses?.from
    const person = table.columns.find(({ name, distinct }) => distinct > 0 && name === people?.[0])
    if (person) return person
  }
  const isPlace = asked?.value === 'who' || asked?.value === 'where'
  // "Who was the first partner" names the column explicitly.
  const namedColumn = columns.find(
    ({ from, exact, column }) =>
      exact &&
      column.type === 'text' &&
      !column.numericText &&
      from >= (asked?.to ?? 0) &&
      from - (asked?.to ?? 0) <= 4,
  )
  // "Who has unpaid invoices" names what they own; a code column never identifies a person.
  const isThing = asked?.value === 'who' && (namedColumn?.column.isCode ?? false)
  if (
    isPlace &&
    namedColumn &&
    !isThing &&
    !filters.some(({ filter }) => filter.column === namedColumn.column.name)
  )
    return namedColumn.column
  if (asked?.value === 'who' && !table.records && !table.alone) {
    const people = namedPeople(table)
    if (people) return people
  }
  if (asked?.value === 'who')
    return (
      columnOfKind(table, [
        'person',
        'player',
        'name',
        'employee',
        'member',
        'customer',
        'team',
        'merchant',
      ]) ?? entityColumn(table)
    )
  const place = table.columns.find(
    ({ name, distinct }) => distinct > 0 && name === table.senses?.where,
  )
  if (asked?.value === 'where' && place) return place
  if (asked?.value === 'where')
    return columnOfKind(table, ['location', 'country']) ?? entityColumn(table)
  const dated = columns.find(
    ({ exact, column }) =>
      exact && column.type === 'text' && writtenDate.test(column.values[0] ?? ''),
  )
  if (asked?.value === 'when' && dated) return dated.column
  const [begun] = table.senses?.span ?? []
  const begin = table.columns.find(({ name, distinct }) => name === begun && distinct > 0)
  if (asked?.value === 'when' && begin && !dateColumn(table, links)) return begin
  if (asked?.value === 'when') return dateColumn(table, links) ?? yearColumn(table, links, asked.to)
  if (asked?.value === 'how_long') return columnAbout(table, 'length') ?? lengthColumn(table)
  const noun = nounColumn(draft)
  if (noun) return noun
  const start = asked?.to ?? 0
  const followingColumns = columns.filter(({ from }) => from >= start && !isOrigin(draft, from))
  // "Smile Dental Practice's number": however long the owner's name is.
  const isOwned = (at: number) => owner.test(reading.words[at - 1]?.text ?? '')
  // "Which of my weekend customers": of these.
  const isOf = reading.words[start]?.folded === 'of'
  const first = isOf && possessive.test(reading.words[start + 1]?.folded ?? '') ? start + 2 : start
  const near = followingColumns.find(({ from }) => from - first <= 2 || isOwned(from))
  // "How heavy is she": the adjective names the figure.
  if (asked?.value === 'how' && near?.from === start && !table.records) return near.column
  // "Which employees earn …": the table's name asks for the rows themselves.
  const isTable = links.some(
    ({ kind, from }) => kind === 'table' && from - start <= 1 && from < (near?.from ?? Infinity),
  )
  if (isTable) return entityColumn(table)
  // "What was the final score" may name its column later; "which player …" may not.
  const isPlain =
    reading.speech.yesNo.has(reading.words[start]?.folded ?? '') || asked === undefined
  const later = followingColumns.find(({ exact }) => exact) ?? followingColumns[0]
  const free = (link: (typeof columns)[number] | undefined) =>
    link && filters.some(({ filter }) => filter.op === 'in' && filter.column === link.column.name)
      ? otherColumn(draft, link)
      : link?.column
  const meant = near ?? (isPlain ? later : undefined)
  // "List purchases …": a word for the amount refers to the rows.
  const isRows = meant ? !meant.exact && isMeasure(meant.column) : !isPlain
  return isRows ? entityColumn(table) : free(meant)
}

const fullName =
  /^(?:\p{Lu}[\p{L}.'’-]*)(?: (?:(?:de|da|do|dos|van|von|di|le|la|bin|al) )*\p{Lu}[\p{L}.'’-]*){1,3}$/u
const mostlyNames = 0.8

/** The column whose cells look like names of people, if there is one. */
function namedPeople(table: IndexedTable): IndexedColumn | undefined {
  const columns = table.columns.filter(({ type, values }) => {
    if (type !== 'text' || values.length < 2) return false
    return values.filter((value) => fullName.test(value)).length >= mostlyNames * values.length
  })
  const [only, ...others] = columns
  return (
    columnOfKind({ ...table, columns }, peopleKinds) ?? (others.length === 0 ? only : undefined)
  )
}

const peopleKinds = [
  'person',
  'player',
  'name',
  'employee',
  'member',
  'tenant',
  'owner',
  'doctor',
  'vet',
  'teacher',
  'guest',
]

const owner = /\p{L}['’]s?$/u
const origin = /^(?:from|into|von|auf)$/
const possessive = /^(?:my|our|mein\p{L}*|unser\p{L}*)$/u

/** "The biggest payment from my account" does not ask for the account. */
const isOrigin = ({ reading: { words }, table }: Draft, at: number) =>
  table.records === true &&
  possessive.test(words[at - 1]?.folded ?? '') &&
  origin.test(words[at - 2]?.folded ?? '')

const lengths = /^(year|month|week|day|season|term|tenur|durat)$/
/** A count of years or months: how long somebody was something. */
const lengthColumn = ({ columns }: IndexedTable) =>
  columns.find((column) => isMeasure(column) && column.stems.some((stem) => lengths.test(stem)))

/** "Dinner dishes": the meal type is already a filter, so the word refers to another column. */
function otherColumn({ reading, table, filters }: Draft, link: ColumnLink): IndexedColumn {
  const stems = reading.words.slice(link.from, link.to).map(({ stem }) => stem)
  const other = table.columns.find(
    (column) =>
      column.type === 'text' &&
      !filters.some(({ filter }) => filter.column === column.name) &&
      [...column.stems, ...column.parts].some((stem) =>
        stems.some((word) => word === stem || areSynonyms(word, stem)),
      ),
  )
  return link.exact ? link.column : (other ?? link.column)
}

/** "What was my glucose in May": the question names the thing and wants its figure. */
export function namedFigure(draft: Draft): string[] | undefined {
  const { reading, table, links, filters } = draft
  const entity = entityColumn(table)
  const isNamed = filters.some(
    ({ filter }) =>
      (filter.op === 'in' || (table.unit !== undefined && filter.op === 'contains')) &&
      filter.column === entity?.name,
  )
  const isAsked =
    reading.asked?.value === 'which' ||
    reading.asked?.value === 'how' ||
    (reading.asked === undefined && table.unit !== undefined && !reading.list)
  const figure = isNamed && isAsked && measureColumn(reading, table, links)
  const asked = figure ? answerColumn(draft) : undefined
  // "The album after X" asks for another album, not for a figure of X.
  const isKind = links.some((link) => isColumnLink(link) && link.exact && link.column === entity)
  const isOther = isKind || (asked !== undefined && asked !== entity && asked !== figure)
  if (!figure || isOther) return undefined
  return columnNames(figure, unitColumn(table), entity, dateColumn(table, links))
}
