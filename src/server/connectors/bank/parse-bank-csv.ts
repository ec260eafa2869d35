import type { ColumnPreview } from '#shared/sources.ts'
import { checkBalances } from './check-balances.ts'
import { guessCurrency } from './guess-currency.ts'
import { brokerColumns, investmentRow } from './investment-rows.ts'
import { columnsByHand, findColumns } from './find-columns.ts'
import type { Columns, Rows } from './columns.ts'
import { readCells } from './read-cells.ts'
import { readDate } from './read-date.ts'
import { createAmountReader } from './table-amounts.ts'
import { chargesArePositive, withOppositeSign } from './charge-signs.ts'
import type { BankRow } from './bank-row.ts'

export type ParsedCsv = {
  rows: BankRow[]
  columns: Columns
  /** The currency of rows that have none of their own. */
  currency: string
  /** Lines without an amount, such as a balance. */
  withoutAmount: number
  /** Lines outside the table, such as a total. */
  notInTable: number
  /** Movements that the bank declined, reversed or has not booked yet. */
  notBooked: number
  /** Purchases and sales of securities, which are not spending. */
  trades: number
  unreadable: number[]
  notes: string[]
}

/** The person's choice of how to read the columns. */
export type Mapping = ColumnPreview['mapping']

/** Reads a bank's table of transactions; undefined if the text is not one. */
export function parseBankCsv(text: string, account: string, mapping?: Mapping) {
  return parseTable(readCells(text), account, mapping)
}

export function parseTable(cells: Rows, account: string, mapping?: Mapping): ParsedCsv | undefined {
  const found = findColumns(cells) ?? (mapping && columnsByHand(cells, mapping))
  if (!found) return undefined
  const columns = mapping ? mapped(found, mapping) : found
  const body = cells.slice(columns.skip)
  const known = account || accountAbove(cells.slice(0, columns.skip))
  const usual = columns.currencyCode ?? guessCurrency(cells, columns)
  const read = createRowReader({ ...columns, currencyCode: usual }, body, known)
  const result: ParsedCsv = {
    rows: [],
    columns,
    currency: usual,
    withoutAmount: 0,
    notInTable: 0,
    notBooked: 0,
    trades: 0,
    unreadable: [],
    notes: [],
  }
  for (const [index, row] of body.entries()) {
    const line = columns.skip + index + 1
    const outcome = read(row, line)
    if (outcome === 'empty') result.withoutAmount += 1
    else if (outcome === 'other') result.notInTable += 1
    else if (outcome === 'not booked') result.notBooked += 1
    else if (outcome === 'trade') result.trades += 1
    else if (outcome === 'unreadable') result.unreadable.push(line)
    else result.rows.push(outcome)
  }
  if (result.rows.length === 0) return undefined
  return settled(result, mapping)
}

/** Decides what only the whole table shows: the order of the dates and the sign of spending. */
function settled(result: ParsedCsv, mapping: Mapping | undefined): ParsedCsv {
  const { columns, rows, notes } = result
  if (!columns.orderSure && !mapping) {
    const first = columns.order === 'MDY' ? 'month' : 'day'
    notes.push(`Dates could be read in two ways; they were read with the ${first} first.`)
  }
  const balances = checkBalances(rows)
  const isTurned =
    mapping?.spendingIsPositive ??
    (columns.spendingIsPositive === true ||
      balances === 'turned' ||
      (balances !== 'agree' && chargesArePositive(rows, columns)))
  if (typeof balances === 'number') {
    notes.push(`From line ${balances} on, the balances in the file do not follow from the amounts.`)
  }
  if (!isTurned || columns.amount === undefined) return result
  const why =
    'The file writes purchases as positive amounts; they are stored as spending, with a minus.'
  const isCard = { ...result, columns: { ...columns, spendingIsPositive: true } }
  return { ...isCard, rows: rows.map(withOppositeSign), notes: [...notes, why] }
}

/** Replaces the detected columns with those that the person confirmed. */
function mapped(found: Columns, mapping: Mapping): Columns {
  const { amount: _, debit: __, credit: ___, sign, balance: ____, ...others } = found
  const { date, amount, debit, credit, description, balance, dateOrder, currency } = mapping
  const inColumns = { amount, debit, credit, balance }
  const given = Object.entries(inColumns).filter(([, place]) => place !== undefined)
  const keepsSign =
    sign !== undefined && amount === found.amount && mapping.spendingIsPositive !== true
  return {
    ...others,
    date,
    description,
    order: dateOrder,
    orderSure: true,
    ...(keepsSign ? { sign } : {}),
    ...(currency === undefined ? {} : { currencyCode: currency }),
    ...Object.fromEntries(given),
  }
}

type Outcome = BankRow | 'empty' | 'other' | 'not booked' | 'trade' | 'unreadable'

const unbooked =
  /^(pending|processing|in progress|authori[sz](ed|ation)|on hold|vorgemerkt|declined|denied|failed|cancell?ed|abgelehnt|reverted|expired|voided|en attente|pendiente|in attesa|in afwachting)\b/i

type Known = Columns & { currencyCode: string }

function createRowReader(columns: Known, body: Rows, account: string) {
  const centsOf = createAmountReader(columns, body)
  const broker = brokerColumns(columns)
  return (row: readonly string[], line: number): Outcome => {
    const cell = (place: number | undefined) =>
      place === undefined ? '' : (row[place] ?? '').replaceAll(/^'|'$/g, '').trim()
    const dateText = cell(columns.date)
    const date = readDate(dateText, columns.order)
    const cents = centsOf(row)
    // Some banks write it in place of the date.
    if (unbooked.test(dateText) || unbooked.test(cell(columns.status))) return 'not booked'
    if (date === undefined && isOutside(row, dateText, cents)) return 'other'
    if (cents === 'empty') return 'empty'
    if (date === undefined || cents === undefined) return 'unreadable'
    const investment = broker && investmentRow(row, broker, cents)
    if (investment?.kind === 'trade') return 'trade'
    const texts = textsOf(cell, columns, cents)
    const balance = columns.balance === undefined ? undefined : centsOf.balance(row)
    const income = investment?.kind === 'income' ? investment : undefined
    const bankCategory = income?.category ?? cell(columns.category)
    const bankType = cell(columns.type)
    const accountName = cell(columns.accountName)
    const currency = cell(columns.currency).toUpperCase()
    const digits = lastDigits(cell(columns.account))
    return {
      date,
      cents,
      currency: /^[A-Z]{3}$/.test(currency) ? currency : columns.currencyCode,
      ...texts,
      ...(income ? { payee: income.payee } : {}),
      account: digits || account,
      reference: cell(columns.reference),
      line,
      ...(accountName === '' || digits === accountName ? {} : { accountName }),
      ...(bankCategory === '' ? {} : { bankCategory }),
      ...(bankType === '' ? {} : { bankType }),
      ...(balance === undefined ? {} : { balance }),
    }
  }
}

/** A total, a repeated heading or a line of small print. */
function isOutside(row: readonly string[], dateText: string, cents: number | 'empty' | undefined) {
  if (/\d/.test(dateText)) return row.length < 3
  return dateText !== '' || typeof cents !== 'number' || /total|balance|saldo/i.test(row.join(' '))
}

/** Some banks write the kind of movement in place of a card's payee, and the payee as a memo. */
const onlyMovement =
  /^(?:credit|debit|eftpos|pos|card|card payment|purchase|visa(?: debit)?|lastschrift|gutschrift|kartenzahlung)$/i

/** The payee or payer, and the bank's description. */
function textsOf(cell: (place: number | undefined) => string, columns: Columns, cents: number) {
  const other = cell(cents > 0 ? columns.from : columns.to)
  const named = cell(columns.payee) || other
  const parts = [cell(columns.description), cell(columns.memo)]
  const words = parts.filter((part, at) => part !== '' && parts.indexOf(part) === at)
  const [text] = words.toSorted(
    (a, b) => Number(onlyMovement.test(a)) - Number(onlyMovement.test(b)),
  )
  const payee = onlyMovement.test(named) ? (text ?? named) : named
  const description = text ?? (payee || cell(columns.type))
  return { payee: payee || description, description: description || payee }
}

/** The last four digits are enough to tell accounts apart; the full number is not stored. */
export const lastDigits = (text: string) => /(\d{4})\D*$/.exec(text)?.[1] ?? ''

/** The account named above the table. */
function accountAbove(rows: Rows): string {
  for (const row of rows) {
    const line = row.join(' ')
    const named =
      /\b(?:account|acct|card|checking|savings|konto(?:nummer)?|iban|cuenta|compte|rekening)\b(?!.*balance)[^\d]{0,40}([\d*xX•. -]*\d{4})\b(?![/.-]\d)/i.exec(
        line,
      )
    if (named && !/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(line)) return lastDigits(named[1] ?? '')
  }
  return ''
}
