import type { Columns, Rows } from './columns.ts'
import { settledIn } from './payment-systems.ts'
import { currencyOfShops } from './shops-of-countries.ts'
import type { DecimalSign } from './read-amount.ts'

const lookedRows = 200
/** A payment system named only once may be the name of a shop. */
const leastSettled = 2
const codes =
  'EUR|USD|GBP|CHF|CAD|AUD|NZD|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|JPY|CNY|KRW|HKD|SGD|BRL|MXN|ZAR|ILS|AED|THB|KES|NGN|PKR|MYR'
/** An amount with a currency code; `bare` is a cell with only the code. */
const coded = new RegExp(`^[-+]?\\d[\\d.,\\s\\u00a0]*(${codes})$|^(${codes})[\\s\\u00a0]?[-+]?\\d`)
const bare = new RegExp(`^(?:${codes})$`)
const signs: readonly (readonly [RegExp, string])[] = [
  [/R\$/, 'BRL'],
  [/CA\$|C\$/, 'CAD'],
  [/AU\$|A\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/HK\$/, 'HKD'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/zł/, 'PLN'],
  [/Kč/, 'CZK'],
  [/₹/, 'INR'],
  [/円|¥/, 'JPY'],
  [/₽/, 'RUB'],
  [/₪/, 'ILS'],
  [/₺/, 'TRY'],
]
const iban = /(?:^|[^A-Z0-9])([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/
const euroLands = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'.split(' ')
const landCurrencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euroLands.map((land) => [land, 'EUR'])),
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'BGN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  TR: 'TRY',
  IL: 'ILS',
  BR: 'BRL',
}

/**
 * The currency of a table without a currency column: the one next to its amounts, else one named
 * elsewhere in the table, else that of the country, by an IBAN, the codes of its banks, or the payment
 * systems and shops named.
 */
export function guessCurrency(rows: Rows, columns: Columns): string {
  const looked = rows.slice(0, lookedRows)
  const { amount, debit, credit, balance, skip, decimal } = columns
  const money = [amount, debit, credit, balance].filter((place) => place !== undefined)
  const amountCells = looked.flatMap((row) => money.map((place) => row[place] ?? ''))
  const cells = looked.flat()
  return (
    mostFrequent(amountCells, writtenIn) ??
    mostFrequent(cells, writtenIn) ??
    mostFrequent(alone(looked, skip), (cell) => cell) ??
    mostFrequent(cells, landIn) ??
    mostFrequent(cells, settledIn, leastSettled) ??
    (decimal === ',' ? undefined : currencyOfCountry(looked, columns)) ??
    usualCurrency(decimal)
  )
}

const bankCodes: readonly (readonly [RegExp, string])[] = [
  [/^sort ?code$/i, 'GBP'],
  [/^bsb( number)?$/i, 'AUD'],
  [/^ifsc( code)?$/i, 'INR'],
  [/^transit( number)?$/i, 'CAD'],
  [/^(?:aba|routing)( number)?$/i, 'USD'],
]
/** The currency of the country whose banks have such codes. */
const currencyOfHeadings = (names: readonly string[]) =>
  bankCodes.find(([heading]) => names.some((name) => heading.test(name.trim())))?.[1]

const currencyOfCountry = (rows: Rows, columns: Columns) =>
  currencyOfHeadings(columns.names) ?? currencyOfShops(rows.flatMap((row) => textsOf(row, columns)))

const textsOf = (row: readonly string[], { description, payee }: Columns): string[] =>
  [description, payee].flatMap((place) => (place === undefined ? [] : (row[place] ?? [])))

/**
 * Currency codes alone in a cell, above the table or in a column of codes; a single one in the body
 * may be any other word.
 */
function alone(rows: Rows, skip: number): string[] {
  const body = rows.slice(skip)
  const isCode = (cell: string) => bare.test(cell.trim())
  const above = rows.slice(0, skip).flat()
  const widest = Math.max(0, ...body.map((row) => row.length))
  const columns = Array.from({ length: widest }, (_, place) =>
    body.map((row) => row[place] ?? '').filter((cell) => cell !== ''),
  ).filter((cells) => cells.length >= body.length / 2 && cells.every(isCode))
  return [...above, ...columns.flat()].map((cell) => cell.trim()).filter(isCode)
}

/** US dollars are never written with a decimal comma. */
export const usualCurrency = (decimal: DecimalSign | undefined) => (decimal === ',' ? 'EUR' : 'USD')

const writtenIn = (cell: string) => {
  const [, behind, before] = coded.exec(cell.trim()) ?? []
  return behind ?? before ?? signs.find(([sign]) => /\d/.test(cell) && sign.test(cell))?.[1]
}

/** NatWest and its sisters write accounts as sort code and number. */
const sortCoded = /^\d{6}-\d{8}$/
const landIn = (cell: string) =>
  landCurrencies[iban.exec(cell)?.[1] ?? ''] ?? (sortCoded.test(cell) ? 'GBP' : undefined)

function mostFrequent(
  cells: readonly string[],
  read: (cell: string) => string | undefined,
  least = 1,
): string | undefined {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const found = cell.length > 200 ? undefined : read(cell)
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most && most[1] >= least ? most[0] : undefined
}
