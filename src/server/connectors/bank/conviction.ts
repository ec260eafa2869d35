import { checkBalances } from './check-balances.ts'
import { isDate, shareOfCells } from './column-share.ts'
import type { Columns, Rows } from './columns.ts'
import { placeOf, plainHeading } from './headings.ts'
import { brokerColumns } from './investment-rows.ts'
import { otherKinds, statementOnly } from './other-headings.ts'
import type { ParsedCsv } from './parse-bank-csv.ts'

const lookedRows = 200
/** The points a statement needs; headings of other kinds of tables raise the threshold. */
const enough = 4
const mostOthers = 3
const fewestNames = 2

/** Headings found in tables of any kind. */
const weakAmount =
  /^(total|value|valor|net|gross|brutto|netto|usd|eur|gbp|chf|cad|in|out|spent|received|ind|ut|uit)$/
const weakText =
  /^(name|notes?|title|titulo|type|typ|action|transaction|label|comment|subject|message|nombre|namn|naam|reference|details|item title|remarks)$/
const bankWords =
  /^(debit|credit|ach.*|pos|card.?payment|purchase|sale|payment|withdrawal|deposit|transfer|direct debit|dd|so|bp|fpi|fpo|atm|sepa.*|lastschrift|gutschrift|überweisung|kartenzahlung|einkauf)$/i

/**
 * Whether a table holds transactions: its dates, amounts and texts must be convincing together, by
 * heading and by content. Asking is better than a wrong import.
 */
export function isConvincingTable(parsed: ParsedCsv, cells: Rows): boolean {
  const { columns, rows } = parsed
  const body = cells.slice(columns.skip, columns.skip + lookedRows)
  if (shareOfCells(body, columns.date, isDate) < 0.6) return false
  if (shareOfCells(body, columns.description, (cell) => /\p{L}/u.test(cell)) < 0.5) return false
  const others = othersIn(columns.names)
  const balances = checkBalances(rows)
  const follow = balances === 'agree' || balances === 'turned'
  if (!columns.named) return others === 0 && (follow || speaksForItself(parsed, body))
  if (!looksLikeMoney(columns, body)) return false
  const points = pointsOf(parsed, body) + (follow ? 2 : 0)
  if (brokerColumns(columns)) return points >= enough
  const proofs = plainNames(columns.names).filter((name) => statementOnly.test(name)).length
  return points + proofs * 2 >= enough + others * 2
}

const plainNames = (names: readonly string[]) => names.map((name) => plainHeading(name).name)

/** How strongly the headings suggest another kind of table. */
function othersIn(names: readonly string[]): number {
  const plain = plainNames(names)
  const found = otherKinds.map(({ alone, some }) => {
    const sure = plain.filter((name) => alone.test(name)).length
    const likely = plain.filter((name) => some.test(name)).length
    return sure > 0 ? sure + likely : Math.max(0, likely - 1)
  })
  return Math.min(mostOthers, Math.max(...found))
}

function pointsOf({ columns, rows }: ParsedCsv, body: Rows): number {
  const plain = plainNames(columns.names)
  const { amount, description, payee, balance, currency, currencyCode, account } = columns
  const evidence = [
    payee !== undefined && payee !== description,
    placeOf(plain, 'posted', new Set()) !== undefined,
    balance !== undefined,
    currency !== undefined || currencyCode !== undefined || hasSigns(columns, body),
    account !== undefined,
    rows.some(({ cents }) => cents < 0),
    rows.some(({ bankType = '' }) => bankWords.test(bankType)),
    !weakText.test(plain[description] ?? ''),
  ]
  const money = amount !== undefined && weakAmount.test(plain[amount] ?? '') ? 1 : 2
  return money + evidence.filter(Boolean).length
}

const moneyCells = ({ amount, debit, credit }: Columns, body: Rows): string[] =>
  body.flatMap((row) =>
    [amount, debit, credit].flatMap((place) => (place === undefined ? [] : (row[place] ?? []))),
  )

const hasSigns = (columns: Columns, body: Rows) =>
  moneyCells(columns, body).some((cell) => /\p{Sc}/u.test(cell))

/**
 * Whole numbers without a sign or currency could be anything, unless the heading is in a non-Latin
 * script.
 */
function looksLikeMoney(columns: Columns, body: Rows): boolean {
  const { names, amount, debit, currency, currencyCode } = columns
  const isForeign = /[^\p{ASCII}\p{Script=Latin}]/u.test(names[amount ?? debit ?? -1] ?? '')
  return (
    isForeign ||
    currency !== undefined ||
    currencyCode !== undefined ||
    columns.balance !== undefined ||
    moneyCells(columns, body).some((cell) => /[.,]\d{1,2}\D*$|\p{Sc}|^\s*[-(\u2212]/u.test(cell))
  )
}

/** Without headings: amounts include outgoing ones, and descriptions vary. */
function speaksForItself({ columns, rows }: ParsedCsv, body: Rows): boolean {
  if (columns.names.some((name) => !/^Column \d+$/.test(name))) return false
  const bothWays = columns.amount === undefined || rows.some(({ cents }) => cents < 0)
  const texts = body.map((row) => row[columns.description] ?? '')
  return bothWays && new Set(texts).size >= Math.min(fewestNames, texts.length)
}
