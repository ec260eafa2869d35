import type { AccountType, Transaction } from '../kinds/transaction.ts'
import { findDecimal, readCents } from './read-amount.ts'
import { usualCurrency } from './guess-currency.ts'
import { findOrder, readDate } from './read-date.ts'

export type QifTransaction = Transaction & { line: number }
export type ParsedQif = {
  transactions: QifTransaction[]
  unreadable: number[]
  /** Purchases and sales of securities, which are not everyday money movements. */
  trades: number
  notes: string[]
}

/** Some programs omit the line with the account type. */
export const isQif = (start: string) =>
  /^\uFEFF?\s*!(type|account|option|clear)\b/i.test(start) ||
  /^\uFEFF?\s*D\s?\d{1,4}[\d ./'-]{3,10}\r?\n(?:[A-Z$].*\r?\n){1,12}\^/.test(start)

const accountTypes: Record<string, AccountType> = {
  bank: 'checking',
  ccard: 'card',
  cash: 'cash',
  'oth a': 'savings',
  'oth l': 'loan',
}

type Split = { category: string; memo: string; cents: number }
type Entry = {
  line: number
  fields: Map<string, string>
  splits: { category: string; memo: string; amount: string }[]
  account: string
  type: AccountType | undefined
}

/**
 * Reads QIF of every cash account type; date and number formats are inferred from the whole file.
 */
export function parseQif(text: string): ParsedQif {
  const { entries, trades } = readEntries(text)
  const { order, sure } = findOrder(entries.map(({ fields }) => dateOf(fields)))
  const decimal = findDecimal(entries.map(({ fields }) => amountOf(fields)))
  const result: ParsedQif = { transactions: [], unreadable: [], trades, notes: [] }
  for (const entry of entries) {
    const { fields, line, account, type } = entry
    const date = readDate(dateOf(fields), order)
    const cents = readCents(amountOf(fields), decimal)
    if (date === undefined || cents === undefined) {
      result.unreadable.push(line)
      continue
    }
    const splits = entry.splits.map(({ amount, ...split }) => ({
      ...split,
      cents: readCents(amount, decimal) ?? 0,
    }))
    const base = { line, date, cents, currency: usualCurrency(decimal), account }
    const kind = type === undefined ? {} : { accountType: type }
    result.transactions.push({ ...base, ...kind, ...wordsOf(fields, splits) })
  }
  if (!sure && entries.length > 0) {
    const first = order === 'MDY' ? 'month' : 'day'
    result.notes.push(`Dates could be read in two ways; they were read with the ${first} first.`)
  }
  return result
}

const amountOf = (fields: ReadonlyMap<string, string>) => fields.get('T') ?? fields.get('U') ?? ''
/** `1/ 2' 5` is 2 January 2005. */
const dateOf = (fields: ReadonlyMap<string, string>) =>
  (fields.get('D') ?? '').replaceAll(/\s+/g, '').replace(/'(\d)$/, "'0$1")

function readEntries(text: string): { entries: Entry[]; trades: number } {
  const entries: Entry[] = []
  let section = 'bank'
  let account = ''
  let trades = 0
  let entry: Entry | undefined
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trimEnd()
    const [code = '', value] = [line.trimStart()[0], line.trimStart().slice(1).trim()]
    if (code === '') continue
    if (code === '!') {
      section = sectionOf(value, section)
    } else if (code === '^') {
      if (section === 'account') account = entry?.fields.get('N') ?? account
      else if (section === 'invst') trades += entry ? 1 : 0
      else if (entry && section !== 'list') entries.push(entry)
      entry = undefined
    } else {
      entry ??= newEntry(index + 1, account, accountTypes[section])
      addField(entry, code.toUpperCase(), value)
    }
  }
  // If the file was cut off, the last entry has no end marker.
  if (entry?.fields.has('D') && section in accountTypes) entries.push(entry)
  return { entries, trades }
}

const newEntry = (line: number, account: string, type: AccountType | undefined): Entry => ({
  line,
  fields: new Map(),
  splits: [],
  account,
  type,
})

function sectionOf(value: string, before: string): string {
  const lower = value.toLowerCase()
  if (lower === 'account') return 'account'
  const type = /^type:\s*(.+)$/.exec(lower)?.[1]?.trim()
  if (type === undefined) return before
  if (type === 'invst') return 'invst'
  return type in accountTypes ? type : 'list'
}

function addField(entry: Entry, code: string, value: string): void {
  const last = entry.splits.at(-1)
  if (code === 'S') entry.splits.push({ category: value, memo: '', amount: '' })
  else if (code === 'E' && last) last.memo = value
  else if (code === '$' && last) last.amount = value
  else if (value !== '' && !entry.fields.has(code)) entry.fields.set(code, value)
}

function wordsOf(fields: ReadonlyMap<string, string>, splits: readonly Split[]) {
  const memo = fields.get('M') ?? ''
  const payee = fields.get('P') ?? memo
  const largest = splits.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0]
  const category = largest?.category ?? fields.get('L') ?? ''
  const memos = splits.map((split) => split.memo)
  const texts = [payee, memo, ...memos].filter(
    (text, at, all) => text !== '' && all.indexOf(text) === at,
  )
  // `[Savings]` names the account that the money was transferred to.
  const transfer = /^\[(.+)\]$/.exec(category)
  const number = fields.get('N') ?? ''
  return {
    payee: payee || (transfer?.[1] ?? number),
    description: texts.join(', ') || (transfer ? `Transfer ${transfer[1] ?? ''}` : number),
    ...(transfer ? { bankType: 'transfer' } : {}),
    ...(category === '' || transfer ? {} : { bankCategory: category.replace(/\/.*$/, '') }),
  }
}
