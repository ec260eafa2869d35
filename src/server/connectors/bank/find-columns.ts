import type { ColumnPreview } from '#shared/sources.ts'
import { placeOf, plainHeading, type Role } from './headings.ts'
import { findDecimal, readCents } from './read-amount.ts'
import { guessColumns } from './guess-columns.ts'
import { findOrder } from './read-date.ts'
import { isDate, shareOfCells } from './column-share.ts'
import type { Columns, Rows } from './columns.ts'
import { neverAmount } from './other-headings.ts'

/** Some banks put a summary or another table above the transactions. */
const searchedRows = 400
const sampled = 60

type Mapping = ColumnPreview['mapping']

/** Finds a bank table's columns by heading, or else by content. */
export function findColumns(rows: Rows): Columns | undefined {
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    if (row.length < 3 && rows.length > index + 1 && (rows[index + 1]?.length ?? 0) < 3) continue
    const found = byHeadings(row, rows.slice(index + 1, index + 1 + sampled))
    if (found) return completed({ ...found, skip: index + 1 }, rows)
  }
  const guessed = guessColumns(rows)
  return guessed && completed(guessed, rows)
}

/** The columns of an unrecognised table, as assigned by the person. */
export function columnsByHand(rows: Rows, { date, description, ...money }: Mapping): Columns {
  const { skip, names } = headOf(rows)
  return completed(
    { skip, names, named: false, date, description, ...present(amountsOf(money)) },
    rows,
  )
}

const amountsOf = ({ amount, debit, credit, balance }: Partial<Mapping>) => ({
  amount,
  debit,
  credit,
  balance,
})

/** The first row of a table and its column headings. */
export function headOf(rows: Rows): Pick<Columns, 'skip' | 'names'> {
  const counts = new Map<number, number>()
  for (const { length } of rows.slice(0, searchedRows)) {
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  const [width = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const first = Math.max(
    0,
    rows.findIndex(({ length }) => length === width),
  )
  const row = rows[first] ?? []
  const isHead =
    row.some((cell) => cell !== '') && row.every((cell) => !/^[-+]?[\d.,/: -]+$/.test(cell))
  return isHead
    ? { skip: first + 1, names: row }
    : { skip: first, names: row.map((_, place) => `Column ${place + 1}`) }
}

type Found = Omit<Columns, 'skip' | 'order' | 'orderSure'>

function byHeadings(row: readonly string[], below: Rows): Found | undefined {
  const plain = row.map(plainHeading)
  const names = plain.map(({ name }) => name)
  const used = new Set<number>()
  const never = names.flatMap((name, place) => (neverAmount.test(name) ? [place] : []))
  const takeMoney = (role: Role) => {
    const place = placeOf(names, role, new Set([...used, ...never]))
    if (place !== undefined) used.add(place)
    return place
  }
  const take = (role: Role) => {
    const place = placeOf(names, role, used)
    if (place !== undefined) used.add(place)
    return place
  }
  const isEmpty = (place: number) => below.every((row) => (row[place] ?? '').trim() === '')
  /** A column with a matching heading but no content is ignored. */
  const takeFilled = (role: Role) => {
    const empty = new Set(used)
    for (let place = placeOf(names, role, empty); place !== undefined;) {
      if (!isEmpty(place)) {
        used.add(place)
        return place
      }
      empty.add(place)
      place = placeOf(names, role, empty)
    }
    return undefined
  }
  // The statement goes by the posting date.
  const date = [take('posted'), take('date'), take('date')].find(
    (place) => place !== undefined && shareOfCells(below, place, isDate) >= 0.4,
  )
  if (date === undefined) return undefined
  const amounts = takeAmounts(takeMoney, below)
  if (!amounts) return undefined
  const [balance, category] = [take('balance'), take('category')]
  const description = takeFilled('description')
  const payee = takeFilled('payee') ?? secondText(names, description, below)
  const main = description ?? payee ?? take('type')
  if (main === undefined) return undefined
  const currencyCode = plain[amounts.amount ?? amounts.debit ?? -1]?.currency
  const optional = {
    ...amounts,
    sign: placeOf(names, 'sign', new Set([date])),
    payee,
    balance,
    category,
    account: take('account'),
    accountName: take('accountName'),
    reference: take('reference'),
    currency: take('currency'),
    status: take('status'),
    from: take('from'),
    to: take('to'),
    memo: take('memo'),
    type: placeOf(names, 'type', new Set([main, ...(payee === undefined ? [] : [payee])])),
    currencyCode,
  }
  const headed = { names: row.map((cell) => cell.trim()), named: true, date, description: main }
  return { ...headed, ...present(optional) }
}

const movement =
  /\b(?:payment|deposit|transfer|withdrawal|purchase|debit|credit|fee|interest|insurance|loan|payroll)s?\b/iu
const isName = (text: string) => /\p{L}{3}/u.test(text) && !/\d{5}/.test(text)

/** `Description 2`, if `Description 1` only says what kind of movement it is: "e-Transfer received". */
function secondText(
  names: readonly string[],
  first: number | undefined,
  rows: Rows,
): number | undefined {
  const base = (names[first ?? -1] ?? '').replace(/\s*1$/, '')
  const second = names.findIndex((name) => name === `${base} 2` || name === `${base}2`)
  if (first === undefined || second < 0) return undefined
  const both = rows.filter((row) => row[first]?.trim() && row[second]?.trim())
  const fitting = both.filter((row) => movement.test(row[first] ?? '') && isName(row[second] ?? ''))
  return both.length > 0 && fitting.length >= both.length / 2 ? second : undefined
}

function takeAmounts(take: (role: Role) => number | undefined, below: Rows) {
  const isMoney = (place: number | undefined) =>
    place !== undefined &&
    shareOfCells(below, place, (cell) => readCents(cell) !== undefined) >= 0.6
  const debit = take('debit')
  const credit = take('credit')
  if (debit !== undefined && credit !== undefined && (isMoney(debit) || isMoney(credit))) {
    return { debit, credit }
  }
  for (let tries = 0; tries < 3; tries++) {
    const amount = take('amount')
    if (amount === undefined) return undefined
    if (isMoney(amount)) return { amount }
  }
  return undefined
}

function completed<T extends Omit<Columns, 'order' | 'orderSure'>>(found: T, rows: Rows): Columns {
  const body = rows.slice(found.skip)
  if (found.account !== undefined && isOthers(body, found.account)) delete found.account
  const { order, sure } = findOrder(body.map((row) => row[found.date] ?? ''))
  const money = [found.amount, found.debit, found.credit, found.balance]
  const texts = body.flatMap((row) =>
    money.map((place) => (place === undefined ? '' : (row[place] ?? ''))),
  )
  const decimal = findDecimal(texts)
  return { ...found, order, orderSure: sure, ...(decimal === undefined ? {} : { decimal }) }
}

/** Account numbers that keep changing belong to the other party. */
function isOthers(body: Rows, place: number): boolean {
  const values = body.map((row) => row[place] ?? '').filter((cell) => cell !== '')
  return new Set(values).size > Math.max(3, values.length * 0.2)
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function present<T extends object>(values: T): Present<T> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of `values`
  return Object.fromEntries(known) as Present<T>
}
