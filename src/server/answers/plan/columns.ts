import { synonymsNamed } from '../language/language.ts'
import { stem } from '../language/stem.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { perUnit } from './heading-score.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isTakenIn, moneyDirection, type Direction } from './money-flow.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

export const isNumeric = ({ type, numericText }: IndexedColumn) =>
  type === 'integer' || type === 'number' || numericText
export const isDate = ({ type }: IndexedColumn) => type === 'date' || type === 'timestamp'
/** A number that can be added up or ranked by. */
export const isMeasure = (column: IndexedColumn) => isNumeric(column) && !column.isLabel

export type ColumnLink = Link & { kind: 'column' }
export const isColumnLink = (link: Link): link is ColumnLink => link.kind === 'column'

const namesByColumn = new WeakMap<IndexedColumn, Map<string, boolean>>()

const isNamed = (column: IndexedColumn, about: string): boolean => {
  const known = namesByColumn.get(column) ?? new Map<string, boolean>()
  namesByColumn.set(column, known)
  const named = known.get(about) ?? isSynonym(column, about)
  known.set(about, named)
  return named
}

function isSynonym({ stems, parts }: IndexedColumn, about: string): boolean {
  const group = synonymsNamed(about)
  return [...stems, ...parts].some((stem) => group.has(stem))
}

/** The columns that the question names, exact headings first. */
export function linkedColumns(links: readonly Link[]): IndexedColumn[] {
  const named = links.filter(isColumnLink)
  return named.toSorted((a, b) => Number(b.exact) - Number(a.exact)).map(({ column }) => column)
}

export function dateColumn(table: IndexedTable, links: readonly Link[]): IndexedColumn | undefined {
  const all = table.columns.filter(isDate)
  const filled = all.filter(({ distinct }) => distinct > 0)
  // A date column that is empty throughout cannot date rows.
  const dates = filled.length > 0 || table.records ? filled : all
  // Events are dated by their start, not by their due date.
  const begun = dates.filter((column) => !isNamed(column, 'due'))
  const open = begun.length > 0 ? begun : dates
  return (
    linkedColumns(links).find(isDate) ?? open.find((column) => isNamed(column, 'date')) ?? open[0]
  )
}

/** The year column; if the question names several, the one nearest to `at`. */
export const yearColumn = (
  table: IndexedTable,
  links: readonly Link[] = [],
  at = 0,
): IndexedColumn | undefined =>
  links
    .filter(isColumnLink)
    .filter(({ column, exact }) => column.isYear && exact)
    .toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))[0]?.column ??
  table.columns.find((column) => column.isYear && isNamed(column, 'year')) ??
  table.columns.find((column) => column.isYear)

/** The column that a word such as "expensive" or "long" orders by. */
export function columnAbout(table: IndexedTable, about: string): IndexedColumn | undefined {
  if (about === '') return undefined
  const named = table.columns.filter((column) => isNamed(column, about))
  return named.find(isMeasure) ?? named.find(isNumeric) ?? named.find(isDate)
}

/** The column that holds the unit of each row. */
export const unitColumn = ({ columns, unit }: IndexedTable): IndexedColumn | undefined =>
  columns.find(({ name }) => name === unit)

const currencyHeading = /^(currenc|wahrung)/
/** Whether each row has its own unit, other than a currency. */
export const isMeasured = (table: IndexedTable) => {
  const unit = unitColumn(table)
  return unit !== undefined && !unit.stems.some((stem) => currencyHeading.test(stem))
}

const additive =
  /step|distance|energy|calor|flights|minutes|sleep|water|intake|burned|stairs|schritt|strecke|kalorien/

/** Whether the measurements add up, such as steps, judged by the name in the question. */
export const addsUp = (table: IndexedTable, filters: readonly { filter: Filter }[]): boolean =>
  isSummed(table, filters) ||
  (isMeasured(table) &&
    filters.some(
      ({ filter }) =>
        (filter.op === 'in' && filter.values.every((value) => additive.test(String(value)))) ||
        ((filter.op === 'contains' || filter.op === 'mentions') && additive.test(filter.text)),
    ))

const rates = /rate|duration|average|bounce|per[A-Z_ ]|ctr|position|ratio/
/** Counts of a named metric, such as the sessions of a day, add up; rates do not. */
const isSummed = ({ senses }: IndexedTable, filters: readonly { filter: Filter }[]): boolean =>
  filters.some(
    ({ filter }) =>
      senses?.sums !== undefined &&
      filter.column === senses.sums.of &&
      filter.op === 'in' &&
      filter.values.every((value) => !rates.test(String(value))),
  )

const levels =
  /^(?:level|rat|temperatur|weight|height|age|balanc|percent|bmi|ratio|pressur|pulse?|grad|moistur|humidity|speed|pac|odomet\p{L}*|mileag|score|herzfrequenz|gewicht|blutdruck|alter|bewertung|geschwindigkeit|kilometerstand|tachostand|feuchtigkeit)$/u
const levelUnits = /^(%|°.*|bpm|.+\/.+)$/

/** Prices of several subscriptions per month add up to what is paid per month. */
const perPeriod = /\b(?:per|pro|je|im|a)\s+(?:week|month|quarter|year|woche|monat|quartal|jahr)\b/iu

/** Levels and rates are averaged; their sum is meaningless. */
export const isLevel = (column: IndexedColumn, table: IndexedTable): boolean =>
  isMeasured(table) ||
  levelUnits.test(column.unit ?? '') ||
  column.stems.some((stem) => levels.test(stem)) ||
  (perUnit.test(column.label) && !perPeriod.test(column.label))

const unit = String.raw`(?: \(.*\)| [A-Z]{3}| [$€£])?$`
const billed = new RegExp(`^(?:invoiced|billed|charged|fee|fees|berechnet)${unit}`, 'iu')

const incoming = new RegExp(
  `^(?:(?:money |paid |cash )?in|income|received|receipts|takings|earned|einnahmen?|eingang|eingänge)${unit}`,
  'iu',
)
const outgoing = new RegExp(
  `^(?:(?:money |paid |cash )?out|expenses?|expenditure|spent|outgoings?|ausgaben?|ausgang|ausgänge)${unit}`,
  'iu',
)

/** The columns of a ledger with one for each direction: `In` and `Out`. */
export function ledgerColumns({ columns, records }: IndexedTable) {
  const [into, out] = [incoming, outgoing].map((heading) =>
    columns.filter((column) => isMeasure(column) && heading.test(column.label)),
  )
  const isLedger = !records && into?.length === 1 && out?.length === 1
  return isLedger && into[0] && out[0] ? { in: into[0], out: out[0] } : undefined
}

/** A heading for an amount, in either language. */
const isAmount = (column: IndexedColumn) => isNamed(column, 'amount') || isNamed(column, 'betrag')

/** The column of amounts; in a ledger, of those in the direction that is asked for. */
export function moneyColumn(
  table: IndexedTable,
  direction: Direction = 'out',
): IndexedColumn | undefined {
  const ledger = ledgerColumns(table)
  if (ledger) return ledger[direction]
  const numbers = table.columns.filter(isMeasure)
  const money = numbers.filter(({ unit }) => unit !== undefined && /^([$€£¥]|[A-Z]{3})$/.test(unit))
  const named = numbers.filter((column) => isAmount(column) && !isLevel(column, table))
  // A price per litre is not an amount if the whole is known too.
  const whole = named.filter(({ label }) => !perUnit.test(label))
  const amounts = whole.length > 0 ? whole : named
  return (
    amounts.find((column) => money.includes(column)) ??
    amounts[0] ??
    money[0] ??
    numbers.find(({ label }) => billed.test(label))
  )
}

export const asksMoney = ({ words, speech, howMuch, periods }: Reading) =>
  howMuch !== undefined ||
  words.some(({ stem }, at) => speech.money.has(stem) || isTakenIn({ words, periods }, at))

/** The column to add up, average or rank by: the named one, else money, else the only one. */
export function measureColumn(reading: Reading, table: IndexedTable, links: readonly Link[]) {
  const named = links.filter(isColumnLink).filter(({ column }) => isMeasure(column))
  const exact = named.find((link) => link.exact)?.column
  const money = asksMoney(reading) ? moneyColumn(table, moneyDirection(reading)) : undefined
  // Birthdays and phone numbers in records begin with digits but are not figures.
  const measures = table.columns.filter(
    (column) => isMeasure(column) && column.distinct > 0 && !(table.records && column.numericText),
  )
  const value = table.unit !== undefined && measures.find((column) => isNamed(column, 'value'))
  const numbers = measures.filter(({ numericText }) => !numericText)
  const only = numbers.length === 0 ? measures : numbers
  return (
    exact ??
    money ??
    named[0]?.column ??
    (value || undefined) ??
    (only.length === 1 && !table.senses?.counted ? only[0] : undefined)
  )
}

/** The column that names a row of records: a payment's recipient, a workout's kind. */
export const shownName = ({ columns, senses }: IndexedTable): IndexedColumn | undefined =>
  columns.find(({ name, distinct }) => name === senses?.show[0] && distinct > 0)

/** The column that names a row: the text with the most distinct values, leftmost on a tie. */
export function entityColumn(table: IndexedTable): IndexedColumn | undefined {
  const { show: [first] = [], prose } = table.senses ?? {}
  const told = table.columns.find(({ name, distinct }) => name === first && distinct > 0)
  if (told && prose?.includes(told.name)) return told
  const all = table.columns.filter(({ type, numericText }) => type === 'text' && !numericText)
  const named = all.filter(({ isCode }) => !isCode)
  const texts = named.length > 0 ? named : all
  const score = (column: IndexedColumn) =>
    column.distinct / Math.max(1, table.rows) -
    (0.5 * column.empty) / Math.max(1, table.rows) +
    (isNamed(column, 'name') ? 0.35 : 0) +
    (isNamed(column, 'merchant') ? 0.2 : 0) -
    texts.indexOf(column) * 0.04
  return texts.toSorted((a, b) => score(b) - score(a))[0]
}

/** The text column for a person or a place. */
export function columnOfKind(table: IndexedTable, kinds: readonly string[]) {
  const texts = table.columns.filter(({ type, isCode }) => type === 'text' && !isCode)
  // A heading that contains the kind itself precedes one that contains a synonym.
  const exact = kinds
    .map(stem)
    .flatMap((kind) => texts.find(({ stems }) => stems.includes(kind)) ?? [])
  const like = kinds.flatMap((kind) => texts.find((text) => isNamed(text, kind)) ?? [])
  return exact[0] ?? like[0]
}

const bounds = /^(?:out of|max|maximum|possible|target|goal|budget|limit|von|ziel)\b/i

/**
 * The subject of a sheet if no figure is named: its first measure that is not a bound of another.
 */
export const likeliestMeasure = ({ columns, records, joins }: IndexedTable) =>
  records || joins
    ? undefined
    : columns.find(
        (column) =>
          isMeasure(column) &&
          !column.numericText &&
          column.distinct > 0 &&
          !bounds.test(column.label),
      )

/**
 * Whether a question for an amount would get rows of a source without any figure, or any question
 * the size of mails and files that it does not name.
 */
export function lacksFigure(
  { query, table, links }: { query: TypedQuery; table: IndexedTable; links: readonly Link[] },
  { howMuch }: Reading,
): boolean {
  const isSize = query.measure.column === 'size' && !links.some(isColumnLink)
  if (table.records === true && isSize) return true
  const isRows = query.measure.agg === 'list' || query.measure.agg === 'lookup'
  const hasFigure = table.columns.some(
    (each) =>
      query.select.includes(each.name) && isNumeric(each) && !each.isLabel && each.name !== 'size',
  )
  return isRows && table.records === true && howMuch !== undefined && !hasFigure
}
