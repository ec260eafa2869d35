import { isDate, shareOfCells } from './column-share.ts'
import type { Columns, Rows } from './columns.ts'
import { plainHeading } from './headings.ts'
import { neverAmount } from './other-headings.ts'
import { readCents } from './read-amount.ts'

/** Without headings: a date column, an amount column, and the column with the most text. */
export function guessColumns(rows: Rows): Columns | undefined {
  const dated = rows.findIndex((row) => row.length > 2 && row.some((cell) => isDate(cell)))
  if (dated < 0) return undefined
  const width = rows[dated]?.length ?? 0
  const sample = rows.slice(dated, dated + 100).filter((row) => row.length === width)
  const places = Array.from({ length: width }, (_, place) => place)
  const filled = (place: number) =>
    sample.filter((row) => (row[place] ?? '').trim() !== '').length / sample.length
  const date = places.find(
    (place) => filled(place) > 0.9 && shareOfCells(sample, place, isDate) > 0.9,
  )
  const above = rows[dated - 1]
  const headed = above?.length === width && above.every((cell) => !/\d/.test(cell))
  const names = headed ? above : places.map((place) => `Column ${place + 1}`)
  const isOther = (place: number) => {
    const { name } = plainHeading(names[place] ?? '')
    return neverAmount.test(name) && !isBalance.test(name)
  }
  const money = places.filter(
    (place) => place !== date && !isOther(place) && shareOfCells(sample, place, isMoney) > 0.9,
  )
  if (date === undefined || money.length === 0) return undefined
  /** Counts letters in distinct cells, so a repeated account number does not win. */
  const lettersIn = (place: number) =>
    new Set(sample.map((row) => row[place] ?? ''))
      .values()
      .reduce((sum, text) => sum + text.replaceAll(/\P{L}/gu, '').length, 0)
  const description = places
    .filter(
      (place) => place !== date && !money.includes(place) && !isDate(sample[0]?.[place] ?? ''),
    )
    .reduce((best, place) => (lettersIn(place) > lettersIn(best) ? place : best), -1)
  if (description < 0) return undefined
  const base = {
    skip: dated,
    names,
    named: false,
    date,
    description,
    order: 'YMD',
    orderSure: true,
  } as const
  return { ...base, ...moneyOf(sample, money) }
}

/** One signed column, or two of which each row fills exactly one; possibly also a balance. */
function moneyOf(sample: Rows, money: readonly number[]): Partial<Columns> {
  const [first = 0, second, third] = money
  const isFilled = (row: readonly string[], place: number) => (row[place] ?? '').trim() !== ''
  if (second === undefined) return { amount: first }
  const either = sample.every((row) => isFilled(row, first) !== isFilled(row, second))
  if (either)
    return { debit: first, credit: second, ...(third === undefined ? {} : { balance: third }) }
  return betweenBalances(sample, money) ?? { amount: first, balance: second }
}

/** Some tables have the previous balance, the new balance and, as their difference, the amount. */
function betweenBalances(sample: Rows, money: readonly number[]): Partial<Columns> | undefined {
  const cents = (row: readonly string[], place: number) => readCents(row[place] ?? '') ?? Number.NaN
  for (const before of money) {
    for (const balance of money) {
      const amount = money.find(
        (place) =>
          new Set([before, balance, place]).size === 3 &&
          sample.every((row) => cents(row, before) + cents(row, place) === cents(row, balance)),
      )
      if (amount !== undefined) return { amount, balance }
    }
  }
  return undefined
}

const isBalance = /balance|saldo|solde/

const isMoney = (cell: string) =>
  /\d[.,]\d{2}(?!\d)/.test(cell) && !isDate(cell) && readCents(cell) !== undefined
