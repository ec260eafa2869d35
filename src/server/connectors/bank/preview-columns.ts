import type { ColumnPreview } from '#shared/sources.ts'
import { isDate, shareOfCells } from './column-share.ts'
import type { Rows } from './columns.ts'
import { headOf } from './find-columns.ts'
import { plainHeading } from './headings.ts'
import { neverAmount } from './other-headings.ts'
import { parseTable } from './parse-bank-csv.ts'
import { readCents } from './read-amount.ts'
import { findOrder } from './read-date.ts'

const previewRows = 5

/** How a table is read, with its first rows; undefined if it is not a table of transactions. */
export function previewOf(cells: Rows): ColumnPreview | undefined {
  const parsed = parseTable(cells, '')
  if (!parsed) return undefined
  const { columns, currency } = parsed
  const { date, amount, debit, credit, description, balance, order } = columns
  const first = parsed.rows.slice(0, previewRows).map(({ line }) => cells[line - 1] ?? [])
  const optional = {
    amount,
    debit,
    credit,
    balance,
    spendingIsPositive: columns.spendingIsPositive,
    // Omitted if each row names its own currency.
    currency: columns.currency === undefined ? currency : undefined,
  }
  return {
    columns: titlesOf(columns.names),
    rows: first.map((row) => columns.names.map((_, place) => row[place] ?? '')),
    mapping: { date, description, dateOrder: order, ...known(optional) },
  }
}

/** A best guess at the columns of any table, for the person to correct. */
export function guessOf(cells: Rows): ColumnPreview {
  const guessed = previewOf(cells)
  if (guessed) return guessed
  const { skip, names } = headOf(cells)
  const body = cells.slice(skip, skip + 60)
  const places = names.map((_, place) => place)
  const best = (test: (cell: string) => boolean, but: number[] = []) =>
    places
      .filter((place) => !but.includes(place))
      .reduce((a, b) => (shareOfCells(body, b, test) > shareOfCells(body, a, test) ? b : a), 0)
  const date = best(isDate)
  const { order } = findOrder(body.map((row) => row[date] ?? ''))
  const description = best((cell) => /\p{L}{3}/u.test(cell), [date])
  const amount = places.find(
    (place) =>
      place !== date &&
      place !== description &&
      !neverAmount.test(plainHeading(names[place] ?? '').name) &&
      shareOfCells(body, place, (cell) => readCents(cell) !== undefined) > 0.6,
  )
  return {
    columns: titlesOf(names),
    rows: body.slice(0, previewRows).map((row) => places.map((place) => row[place] ?? '')),
    mapping: { date, description, dateOrder: order, ...(amount === undefined ? {} : { amount }) },
  }
}

const titlesOf = (names: readonly string[]) =>
  names.map((name, place) => (name === '' ? `Column ${place + 1}` : name))

const known = (values: Partial<ColumnPreview['mapping']>): Partial<ColumnPreview['mapping']> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
