import { createHash } from 'node:crypto'
import type { AccountType, Transaction } from '../kinds/transaction.ts'
import { decodeText } from '../read-text.ts'
import { isConvincingTable } from './conviction.ts'
import { decodeTable } from './decode-table.ts'
import { brokerColumns } from './investment-rows.ts'
import { isCamt, parseCamt } from './parse-camt.ts'
import { isMt940, parseMt940 } from './parse-mt940.ts'
import { lastDigits, parseTable, type Mapping, type ParsedCsv } from './parse-bank-csv.ts'
import { decodeOfx, isOfx, isUtf16, parseOfx } from './parse-ofx.ts'
import { isQif, parseQif } from './parse-qif.ts'
import type { Columns, Rows } from './columns.ts'
import { isWorkbook, mayBeWorkbook, readWorkbook } from './read-workbook.ts'
import { createKeys } from './transaction-key.ts'

export type Movement = Transaction & { reference: string }

/** A statement's content, in whichever format it came. */
export type Statement = {
  movements: Movement[]
  unreadable: string[]
  skipped: { reason: string; count: number }[]
  notes: string[]
  keyOf: ReturnType<typeof createKeys>
}

const trades = 'A purchase or sale of securities'

type Format =
  | 'an OFX statement'
  | 'a CAMT statement'
  | 'a QIF file'
  | 'an MT940 statement'
  | 'a table of transactions'

/** Detects the format from the start of a file; a workbook must be complete. */
export function formatOf(start: Buffer): Format | undefined {
  const head = isUtf16(start) ? decodeText(start) : start.toString('latin1', 0, 4_096)
  if (isOfx(head)) return 'an OFX statement'
  if (isCamt(head)) return 'a CAMT statement'
  if (mayBeWorkbook(start)) {
    return isWorkbook(start) && isTable(start) ? 'a table of transactions' : undefined
  }
  const text = decodeText(start)
  if (text.includes('\u0000')) return undefined
  if (isQif(text)) return 'a QIF file'
  if (isMt940(text)) return 'an MT940 statement'
  try {
    return isTable(start) ? 'a table of transactions' : undefined
  } catch {
    return undefined
  }
}

export function readStatement(bytes: Buffer, name: string, mapping?: Mapping) {
  switch (formatOf(isWorkbook(bytes) ? bytes : startOf(bytes))) {
    case 'an OFX statement':
      return readOfx(bytes)
    case 'a CAMT statement':
      return readCamt(bytes)
    case 'a QIF file':
      return readQif(bytes, name)
    case 'an MT940 statement':
      return readMt940(bytes)
    case 'a table of transactions':
      return readTable(bytes, name, mapping)
    case undefined:
      // Any other table is read only with the person's mapping.
      return mapping && readTable(bytes, name, mapping)
  }
}

const startOf = (bytes: Buffer) => bytes.subarray(0, 64 * 1024)

function readOfx(bytes: Buffer): Statement {
  const parsed = parseOfx(decodeOfx(bytes))
  return {
    movements: parsed.transactions.map(({ id, ...transaction }) => ({
      ...transaction,
      origin: 'ofx',
      reference: id,
    })),
    unreadable: parsed.unreadable.map((id) => (id === '' ? 'a transaction' : `transaction ${id}`)),
    skipped: [{ reason: trades, count: parsed.trades }],
    notes: [],
    keyOf: createKeys('ofx'),
  }
}

function readQif(bytes: Buffer, name: string): Statement {
  const parsed = parseQif(decodeText(bytes))
  return {
    movements: parsed.transactions.map(({ line: _, ...transaction }) => ({
      ...transaction,
      ...accountNamed(transaction.account || digitsOfName(name)),
      origin: 'qif',
      reference: '',
    })),
    unreadable: parsed.unreadable.map((line) => `${name}, line ${line}`),
    skipped: [{ reason: trades, count: parsed.trades }],
    notes: parsed.notes,
    keyOf: createKeys('qif'),
  }
}

/** Programs name accounts; digits at the end of the name are those of the account number. */
function accountNamed(name: string) {
  const digits = lastDigits(name)
  return {
    account: digits || name,
    ...(name === '' || name === digits ? {} : { accountName: name }),
  }
}

function readMt940(bytes: Buffer): Statement {
  const { transactions, unreadable } = parseMt940(decodeText(bytes))
  const movements = transactions.map((found) => ({ ...found, origin: 'mt940' as const }))
  return { movements, unreadable, skipped: [], notes: [], keyOf: createKeys('mt940') }
}

function readCamt(bytes: Buffer): Statement {
  const { transactions, unreadable } = parseCamt(decodeOfx(bytes))
  const movements = transactions.map((found) => ({ ...found, origin: 'camt' as const }))
  return { movements, unreadable, skipped: [], notes: [], keyOf: createKeys('camt') }
}

/** The cells of each table in a file: one table, or the sheets of a workbook. */
export const tablesOf = (bytes: Buffer): string[][][] =>
  isWorkbook(bytes) ? readWorkbook(bytes) : [decodeTable(bytes)]

const isTable = (start: Buffer): boolean => tablesOf(start).some(isConvincing)

/** Whether the table is recognised as a statement without asking the person. */
export function isConvincing(cells: Rows): boolean {
  const parsed = parseTable(cells, '')
  return parsed !== undefined && isConvincingTable(parsed, cells)
}

/** Whether to let the person map this as a table of transactions. */
export const mayBeTable = (cells: Rows): boolean =>
  cells.length > 1 && cells.filter(({ length }) => length > 2).length > 1

/** The first table of transactions in the file. */
function tableOf(bytes: Buffer, account: string, mapping?: Mapping): ParsedCsv | undefined {
  const tables = tablesOf(bytes)
  const [cells = tables.find(mayBeTable)] = tables.filter(isConvincing)
  return cells && parseTable(cells, account, mapping)
}

function readTable(bytes: Buffer, name: string, mapping?: Mapping): Statement | undefined {
  const parsed = tableOf(bytes, digitsOfName(name), mapping)
  if (!parsed) return undefined
  const { columns, rows, unreadable, notes } = parsed
  const layout = createHash('sha256').update(columns.names.join('\n')).digest('hex')
  return {
    movements: rows.map(({ line: _, ...row }) => ({
      ...row,
      ...accountTypeOf(columns),
      origin: 'csv',
    })),
    unreadable: unreadable.map((line) => `${name}, line ${line}`),
    skipped: [
      { reason: 'A line without an amount', count: parsed.withoutAmount },
      { reason: 'A line that is no transaction', count: parsed.notInTable },
      { reason: 'Not booked by the bank', count: parsed.notBooked },
      { reason: trades, count: parsed.trades },
    ],
    notes,
    keyOf: createKeys(layout),
  }
}

/** The tables of cards and payment apps reveal their account type. */
function accountTypeOf(columns: Columns): { accountType?: AccountType } {
  const { spendingIsPositive, names } = columns
  if (brokerColumns(columns)) return { accountType: 'investment' }
  if (spendingIsPositive === true) return { accountType: 'card' }
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^(funding source|balance impact)$/i)) return { accountType: 'wallet' }
  return has(/^(card no\.?|card member|kartennummer|reference number)$/i) && !has(/balance|saldo/i)
    ? { accountType: 'card' }
    : {}
}

/**
 * `currentTransaction_1234.csv` belongs to the card ending in 1234; `2026-01.csv` names no account.
 */
function digitsOfName(name: string): string {
  const stem = name.replace(/\.\w+$/, '').replace(/\s*\(\d+\)$/, '')
  const runs = stem.match(/\d+/g) ?? []
  const four = runs.filter((run) => run.length === 4 && !/^(19|20)\d\d$/.test(run))
  const whole = runs.filter((run) => run.length > 8 && !/^20\d{6}/.test(run))
  const [only, another] = [...four, ...whole]
  return only !== undefined && another === undefined ? lastDigits(only) : ''
}
