import type { Catalog, CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'
import { fold, stem } from '../language/stem.ts'
import { foldedWords } from '../language/words.ts'
import { personKind } from '#server/records/person.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { shortFor } from './abbreviations.ts'
import type { SimilarWords } from './similar-words.ts'
import { joinTables } from './join-tables.ts'
import { cellNumbersOf } from './cell-numbers.ts'
import { recordSenses } from './record-senses.ts'
import { nounStems } from './senses.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'

export type CatalogIndex = {
  version: string
  tables: IndexedTable[]
  /** Words that no table contains, with their similarities; filled as questions are asked. */
  similarWords: SimilarWords
  /** Tables widened with the columns of the tables that their rows reference. */
  joined(): IndexedTable[]
}

/** Values of more words are prose and left to the text search. */
const longestValue = 12
const article = /^(the|a|an|der|die|das|ein|eine)$/
const valuesPerTable = 20_000

const isNumeric = ({ type }: CatalogColumn) => type === 'integer' || type === 'number'
const labelWords =
  /^(id|uid|eid|no|nr|num|number|code|zip|postcode|plz|phones?|telephone|mobile|fax|telefon|handy|year|jahr|index|key|ref|reference|rank|position|pos|iban|account|konto)$/

/** Headings of papers that are numbered: `26-014` is no figure of an invoice. */
const numbered =
  /^(?:invoice|bill|receipt|order|rechnung|beleg|quittung|bestellung|auftrag|vorgang)(?:s|en|e)?$/

const code = /^(?:[a-z]{0,5}[-_#]?\d+(?:-\d+)*|[0-9a-f]{8}-[0-9a-f-]{27,})$/i

function looksLikeCodes({ type, distinct, empty, values }: CatalogColumn): boolean {
  const sample = values.slice(0, 200)
  if (type !== 'text' || empty > 0 || sample.length < 3 || distinct < sample.length) return false
  return sample.every((value) => code.test(value))
}

const lastParts = /^(.{3,})(type|name|long|time|string)$/

function partsOf(word: string): string[] {
  const [, first, last] = lastParts.exec(word) ?? []
  return first && last ? [stem(first), stem(last)] : []
}

const beginsWithYear =
  /^(?:1[5-9]|20|21)\d\d(?:$|\s*[–—\-/,;(*†‡[&]|\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i

/** Text that begins with a year: `1998–99`, `2004 (May)`. */
function looksYearly({ type, values }: CatalogColumn): boolean {
  if (type !== 'text' || values.length < 2) return false
  const sample = values.slice(0, 200)
  const years = sample.filter((value) => beginsWithYear.test(value.trim()))
  return years.length >= sample.length * 0.8
}

/** A heading such as `Number of seats` is a count; `Number` alone is an identifier. */
const counts = /^(?:total )?(?:number|numbers|no|nr|anzahl) (?:of|der) /

/** Consecutive integers from 1, each once, only number the rows. */
const isSerial = ({ type, distinct, empty, min, max }: CatalogColumn, rows: number) =>
  type === 'integer' && rows >= 3 && empty === 0 && distinct === rows && min === 1 && max === rows

function indexColumn(column: CatalogColumn, rows: number): IndexedColumn {
  const words = foldedWords(column.label)
  const cellNumbers = cellNumbersOf(column)
  const { min, max } = column
  const yearly =
    (column.type === 'integer' && Number(min) >= 1500 && Number(max) <= 2200) || looksYearly(column)
  const isCode = looksLikeCodes(column)
  const named = words.some((word) => labelWords.test(word)) && !counts.test(words.join(' '))
  return {
    ...column,
    stems: words.map(stem),
    parts: [...words.flatMap(partsOf), ...shortFor(words)],
    numericText: cellNumbers !== undefined,
    ...(cellNumbers ? { cellNumbers } : {}),
    isCode,
    isYear: yearly && column.distinct > 0,
    isLabel:
      (isNumeric(column) || cellNumbers !== undefined) &&
      (yearly ||
        named ||
        isSerial(column, rows) ||
        (isCode && words.some((word) => numbered.test(word))) ||
        /^(?:clock|place)$/.test(cellNumbers ?? '') ||
        /#/.test(column.label)),
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

/** A column's values; for a list column, the list items. */
function singleValues({ values, separator }: CatalogColumn): string[] {
  if (separator === undefined) return values
  return [...new Set(values.flatMap((value) => value.split(separator)))]
}

/** The record kind that a table, or one of its per-unit views, holds. */
const kindOf = ({ records, sheet }: CatalogTable) =>
  records && Object.values(recordKinds).find(({ label }) => label === sheet)

const outer = (values: readonly (string | number | undefined)[], pick: 'min' | 'max') => {
  const known = values.filter((value) => value !== undefined)
  return known.toSorted((a, b) => (a < b ? -1 : 1)).at(pick === 'min' ? 0 : -1)
}

/** Merges the per-unit views of a table back into one table, whose figures have several units. */
function withoutViews(tables: readonly CatalogTable[]): CatalogTable[] {
  return [...Map.groupBy(tables, (table) => kindOf(table)?.table ?? table.name)].flatMap(
    ([name, [first, ...others]]) => {
      if (!first || others.length === 0) return first ?? []
      const views = [first, ...others]
      const columns = first.columns.map((column, at) => {
        const same = views.flatMap((view) => view.columns[at] ?? [])
        const values = [...new Set(same.flatMap((each) => each.values))]
        const { unit, ...rest } = column
        const [min, max] = [
          outer(
            same.map((each) => each.min),
            'min',
          ),
          outer(
            same.map((each) => each.max),
            'max',
          ),
        ]
        return {
          ...rest,
          ...(unit !== undefined && same.every((each) => each.unit === unit) ? { unit } : {}),
          values,
          distinct:
            values.length > 0 ? values.length : Math.max(...same.map((each) => each.distinct)),
          empty: same.reduce((sum, { empty }) => sum + empty, 0),
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
        }
      })
      const rows = views.reduce((sum, view) => sum + view.rows, 0)
      return { ...first, name, documentName: first.sheet, rows, columns }
    },
  )
}

const unitHeading = /^(unit|units|einheit|currency|wahrung)$/

/** A column with few distinct values that holds the unit of each row. */
function unitOf(columns: readonly IndexedColumn[], rows: number): string | undefined {
  const unit = columns.find(
    ({ type, label, distinct }) =>
      type === 'text' &&
      distinct > 0 &&
      distinct <= Math.max(3, rows / 2) &&
      unitHeading.test(fold(label.trim())),
  )
  return unit?.name
}

/** "Mails" and "contacts" mean those tables, and not the people met in them. */
const isNamedAsTable = (table: string, { name }: IndexedColumn, stems: string) =>
  table === personKind.table &&
  name === 'sources' &&
  Object.values(recordSenses).some((senses) => senses && nounStems(senses).includes(stems))

function indexTable(table: CatalogTable, siblings: ReadonlySet<string>): IndexedTable {
  const kind = kindOf(table)
  const known = table.records ? recordSenses[kind?.table ?? table.name] : undefined
  const senses = known && {
    ...known,
    senses: known.senses.filter(({ unlessWith }) => !siblings.has(unlessWith ?? '')),
  }
  const columns = table.columns.map((column) => {
    const isList =
      senses?.lists?.includes(column.name) && column.values.some((value) => value.includes(', '))
    return indexColumn(isList ? { ...column, separator: ', ' } : column, table.rows)
  })
  const values: IndexedTable['values'] = new Map()
  const valueWords: IndexedTable['valueWords'] = new Map()
  let room = valuesPerTable
  for (const column of columns) {
    const list = singleValues(column).slice(0, room)
    room -= list.length
    for (const value of list) {
      const words = foldedWords(value)
      if (words.length === 0 || words.length > longestValue) continue
      const entry = { column, value, words }
      const stems = words.map(stem)
      if (isNamedAsTable(table.name, column, stems.join(' '))) continue
      const bare = article.test(words[0] ?? '') && words.length > 1 ? words.slice(1) : words
      const keys = [words, stems, bare, bare.map(stem)].map((list) => list.join(' '))
      for (const key of new Set(keys)) push(values, key, entry)
      for (const word of new Set([...words, ...stems])) push(valueWords, word, entry)
      // Banks write "Fry's" as FRYS, and so may people.
      const unquoted = words.map((word) => word.replaceAll("'", ''))
      for (const word of new Set(unquoted)) {
        if (!words.includes(word)) push(valueWords, word, { ...entry, words: unquoted })
      }
    }
  }
  const name = `${table.documentName.replace(/\.[a-z0-9]{1,5}$/i, '')} ${table.sheet}`
  const nameStems = new Set(
    foldedWords(name)
      .filter((word) => !/^(\d+|sheet\d*|tabelle\d*|log|csv|data|table)$/.test(word))
      .flatMap((word) => [stem(word), ...(word.length > 1 ? shortFor([word]) : [])]),
  )
  if (senses) for (const noun of nounStems(senses)) nameStems.add(noun)
  const unit = unitOf(columns, table.rows)
  const names = [table.documentName, table.documentName.replace(/\.[a-z0-9]{1,5}$/i, '')].map(
    foldedWords,
  )
  return {
    ...table,
    columns,
    nameStems,
    names,
    values,
    valueWords,
    ...(senses ? { senses } : {}),
    ...(unit === undefined ? {} : { unit }),
  }
}

/** Indexes live as long as their catalog; the second is for people with other documents. */
const indexes = new WeakMap<Catalog, CatalogIndex>()
const indexesBesideTexts = new WeakMap<Catalog, CatalogIndex>()

/**
 * Everything that question words can be linked to; built once per catalog. Every question is about
 * the only table, unless some of the passages found are from another document.
 */
export function indexCatalog(
  catalog: Catalog,
  passages: readonly { documentId: string }[] = [],
): CatalogIndex {
  const [table, ...others] = catalog.tables
  const isOnly =
    others.length === 0 && passages.every(({ documentId }) => documentId === table?.documentId)
  const built = isOnly || others.length > 0 ? indexes : indexesBesideTexts
  const index = built.get(catalog) ?? createIndex(catalog, isOnly)
  built.set(catalog, index)
  return index
}

function createIndex({ version, tables }: Catalog, isOnly: boolean): CatalogIndex {
  const similarWords: SimilarWords = new Map()
  const related = (name: string) => indexed.find((table) => table.name === name)
  const whole = withoutViews(tables)
  // Tables with several currencies have a view for each.
  const names = new Set(whole.map((table) => kindOf(table)?.table ?? table.name))
  const indexOf = (table: CatalogTable) => indexTable(table, names)
  const indexed: IndexedTable[] = whole.map((table) => ({
    ...indexOf(table),
    related,
    similarWords,
    ...(isOnly && !table.records ? { alone: true } : {}),
  }))
  let joined: IndexedTable[] | undefined
  return {
    version,
    similarWords,
    tables: indexed,
    joined: () => (joined ??= joinTables(indexed, indexOf)),
  }
}
