import { ledgerStems } from '../language/language.ts'
import { stem } from '../language/stem.ts'
import { findPhrases, phrasesFor, phraseTable } from '../language/phrases.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { isDate, isMeasure } from './columns.ts'
import { nothing } from './empty-filters.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isOutstandingPair } from './outstanding.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'
import { isNo, isYes, isYesNo } from './yes-no-filters.ts'

const paidStems = ledgerStems('paid')
const paidCellStems = ledgerStems('paidCells')
const unpaidCellStems = ledgerStems('unpaidCells')
const debtorStems = ledgerStems('debtors')
const creditorStems = ledgerStems('creditors')
const debtStems = ledgerStems('debts')

type Span = { from: number; to: number }
type Words = Pick<Reading, 'words' | 'speech'>

const find = ({ words }: Words, phrases: readonly string[]): Span[] =>
  findPhrases(words, phraseTable(phrasesFor(phrases, true as const)))

const says = ({ stems }: IndexedColumn, words: ReadonlySet<string>) =>
  stems.some((each) => words.has(each))

const written = /\d[./ -](?:\d|\p{L}{3})/u
const ahead = /\b(?:next|due|nächste\p{L}*|fällig\p{L}*)\b/iu

/** Whether cells tell the day of a payment, or that there is none yet. */
const isDayOrNone = (value: string) =>
  written.test(value) || nothing.test(value.trim()) || isNo(value)

/** Whether a heading such as `Paid on` has cells that tell when or whether something was paid. */
const isOfPayment = (column: IndexedColumn): boolean =>
  says(column, paidStems) &&
  !ahead.test(column.label) &&
  !isMeasure(column) &&
  (isDate(column) ||
    isYesNo(column) ||
    (column.type === 'text' && column.distinct > 0 && column.values.every(isDayOrNone)))

const isPaidCell = (value: string) => paidCellStems.has(stem(value.trim()))
const isUnpaidCell = (value: string) => unpaidCellStems.has(stem(value.trim()))

/** Whether the cells of a column say that something is paid, or open, overdue and the like. */
const isOfStates = ({ type, values }: IndexedColumn): boolean =>
  type === 'text' &&
  values.some(isPaidCell) &&
  values.every((value) => isPaidCell(value) || isUnpaidCell(value))

/** The column of a sheet that tells when or whether something was paid: `Paid on`, `Status`. */
export function paymentColumn(table: IndexedTable): IndexedColumn | undefined {
  if (table.records || table.joins || isOutstandingPair(table)) return undefined
  return table.columns.find(isOfPayment) ?? table.columns.find(isOfStates)
}

/** The cells that say that something was paid; none if every cell with a value does. */
function paidCells(column: IndexedColumn): (string | boolean)[] {
  const { type, values } = column
  if (type === 'boolean') return [true]
  if (isOfStates(column)) return values.filter(isPaidCell)
  const isPaid = (value: string) =>
    isYes(value) || !(nothing.test(value.trim()) || isNo(value) || value.trim() === '')
  return values.every(isPaid) ? [] : values.filter(isPaid)
}

function unpaidRows(column: IndexedColumn, isPaid: boolean): Filter {
  const values = paidCells(column)
  // Where nothing was written, nothing was paid.
  if (values.length === 0) return { op: isPaid ? 'not_empty' : 'empty', column: column.name }
  return { op: isPaid ? 'in' : 'not_in', column: column.name, values }
}

/** Whether a filter leaves the rows of a sheet that are not paid. */
export const isUnpaid = (filter: Filter, table: IndexedTable): boolean =>
  (filter.op === 'empty' || filter.op === 'not_in') && filter.column === paymentColumn(table)?.name

/** The verbs of being in debt. */
export const owingIn = (reading: Words): Span[] =>
  find(reading, reading.speech.lexicon.ledger.owing)

/** Whether the question says that something is owed or not paid. */
export const asksDebts = (reading: Words): boolean =>
  owingIn(reading).length > 0 || find(reading, reading.speech.lexicon.ledger.unpaid).length > 0

/** Whether the word at this place says that something is owed. */
export const isDebtWord = (reading: Words, at: number): boolean =>
  owingIn(reading).some(({ from, to }) => at >= from && at < to)

const asker = /^(?:i|we|to|when|where|ich|wir|wann|wo)$/

/** "Open invoices", "which are still open", but not "when does it open". */
function openIn(reading: Reading): Span[] {
  const isAboutOpening = /^(?:when|where|how_long)$/.test(reading.asked?.value ?? '')
  if (isAboutOpening) return []
  return find(reading, reading.speech.lexicon.ledger.open).filter(
    ({ from }) => !asker.test(reading.words[from - 1]?.folded ?? ''),
  )
}

/** Whether a sheet lists what others owe the person, or what the person owes; undefined if neither. */
function debtsOf({ columns }: IndexedTable): 'toMe' | 'byMe' | undefined {
  const has = (words: ReadonlySet<string>) => columns.some((column) => says(column, words))
  const [isToMe, isByMe] = [has(debtorStems), has(creditorStems)]
  if (isToMe === isByMe) return undefined
  return isToMe ? 'toMe' : 'byMe'
}

/** Whether a column names people and firms, who are the same each time. */
export const isParty = (column: IndexedColumn): boolean =>
  says(column, debtorStems) || says(column, creditorStems)

/** The column of those who owe the person something, or whom the person owes. */
export const partyColumn = ({ columns }: IndexedTable): IndexedColumn | undefined =>
  [debtorStems, creditorStems].flatMap(
    (words) => columns.find((column) => column.type === 'text' && says(column, words)) ?? [],
  )[0]

/** Whether the question is about the debts of the other side: "what do I owe" over one's customers. */
export function isOtherDebt(reading: Words, table: IndexedTable): boolean {
  const { owedByMe, owedToMe } = reading.speech.lexicon.ledger
  if (!paymentColumn(table)) return false
  if (find(reading, owedByMe).length > 0) return debtsOf(table) === 'toMe'
  return find(reading, owedToMe).length > 0 && debtsOf(table) !== 'toMe'
}

/** Whether the amounts of a sheet are what others pay the person: nobody "spent" them. */
export const isOwedToMe = (table: IndexedTable): boolean =>
  paymentColumn(table) !== undefined && debtsOf(table) === 'toMe'

/** Whether a sheet lists nothing but debts, whether or not they were paid. */
export const isOfDebts = ({ nameStems, columns }: IndexedTable): boolean =>
  !debtStems.isDisjointFrom(nameStems) || columns.some((column) => says(column, debtStems))

/** Whether a query chooses rows by what is owed or paid of them. */
export const asksForDebts = ({
  query,
  table,
}: {
  query: TypedQuery
  table: IndexedTable
}): boolean =>
  query.measure.minus !== undefined ||
  query.filters.some((filter) => filter.op === 'compare' || isUnpaid(filter, table))

const not = /^(?:not|never|nicht|aren't|isn't|wasn't|weren't)$/

/** "Still owes", "all the unpaid invoices": the rows of a sheet that nobody has paid yet. */
export function unpaidFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const column = paymentColumn(table)
  if (!column || isOtherDebt(reading, table)) return []
  const [first, ...others] = [
    ...owingIn(reading),
    ...find(reading, reading.speech.lexicon.ledger.unpaid),
    ...openIn(reading),
  ]
    // A cell of its own: "open" beside "overdue".
    .filter(
      ({ from }) =>
        !links.some((link) => link.kind === 'value' && from >= link.from && from < link.to),
    )
    .toSorted((a, b) => a.from - b.from)
  if (!first) return []
  const isNot = not.test(reading.words[first.from - 1]?.folded ?? '')
  return [
    {
      filter: unpaidRows(column, isNot),
      ...withBill(reading, first),
      also: others.map((each) => withBill(reading, each)),
    },
  ]
}

const billStems = ledgerStems('bills')

/** "Unpaid invoices", where no heading says "invoice": a row by another name. */
function withBill({ words }: Words, { from, to }: Span): Span {
  return { from, to: billStems.has(words[to]?.stem ?? '') ? to + 1 : to }
}
