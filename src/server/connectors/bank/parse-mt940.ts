import type { Transaction } from '../kinds/transaction.ts'
import { readCents } from './read-amount.ts'
import { readDate } from './read-date.ts'

type Parsed = { transactions: (Transaction & { reference: string })[]; unreadable: string[] }

export const isMt940 = (start: string) =>
  /(^|\n):20:/.test(start.slice(0, 2_000)) && /\n:(25|28C?|60[FM]):/.test(start.slice(0, 4_000))

const movement = /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z]?)(\d+,\d*)([A-Z].{3})?([^\n]*)/

/** Reads MT940, a statement format of European banks. */
export function parseMt940(text: string): Parsed {
  const result: Parsed = { transactions: [], unreadable: [] }
  let account = ''
  let currency = 'EUR'
  let last: (Transaction & { reference: string }) | undefined
  for (const { tag, value } of fieldsOf(text)) {
    if (tag === '25') account = accountOf(value)
    else if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? currency
    else if (tag === '61') {
      last = toTransaction(value, account, currency)
      if (last) result.transactions.push(last)
      else result.unreadable.push(`movement ${result.transactions.length + 1}`)
    } else if (tag === '86' && last) {
      Object.assign(last, wordsOf(value, last))
      last = undefined
    }
  }
  return result
}

const accountOf = (value: string) =>
  value
    .replace(/^.*\//, '')
    .replace(/[A-Z]{3}$/, '')
    .trim()

function* fieldsOf(text: string): Generator<{ tag: string; value: string }> {
  const lines = text.split(/\r\n|\n|\r/)
  let tag = ''
  let value: string[] = []
  for (const line of lines) {
    const start = /^:(\d{2}[A-Z]?):(.*)$/.exec(line)
    if (start || line === '-' || line.startsWith('-}')) {
      if (tag !== '') yield { tag, value: value.join('\n') }
      tag = start?.[1] ?? ''
      value = [start?.[2] ?? '']
    } else value.push(line)
  }
  if (tag !== '') yield { tag, value: value.join('\n') }
}

function toTransaction(value: string, account: string, currency: string) {
  const match = movement.exec(value)
  const [, day = '', , side = '', , amount = '', type = '', rest = ''] = match ?? []
  const date = readDate(`20${day}`, 'YMD')
  const cents = readCents(amount, ',')
  if (!match || date === undefined || cents === undefined) return undefined
  // A reversed credit is outgoing.
  const isOut = side === 'D' || side === 'RC'
  const reference = rest
    .replace(/\/\/.*$/, '')
    .replace(/^NONREF$/, '')
    .trim()
  return {
    date,
    cents: isOut && cents !== 0 ? -cents : cents,
    currency,
    account,
    payee: reference,
    description: reference || type,
    bankType: type,
    reference,
  }
}

/**
 * German banks number the fields of the text: 00 is the type, 20 to 29 the purpose, 32 and 33 the
 * name.
 */
function wordsOf(value: string, { payee, description }: Transaction) {
  const parts = [...value.replaceAll('\n', '').matchAll(/\?(\d{2})([^?]*)/g)]
  if (parts.length === 0) {
    const plain = value.replaceAll(/\s+/g, ' ').trim()
    return plain === '' ? {} : { payee: payee || plain, description: plain }
  }
  const join = (test: (code: number) => boolean, between: string) =>
    parts
      .filter(([, code]) => test(Number(code)))
      .map(([, , text = '']) => text)
      .join(between)
      .replace(/^(?:EREF|KREF|MREF)\+\S*\s?/, '')
      .trim()
  const name = join((code) => code === 32 || code === 33, '')
  const purpose = join((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63), '')
  const bankType = join((code) => code === 0, '')
  const text = purpose.replace(/^.*?SVWZ\+/, '')
  return {
    payee: name || text || payee,
    description: text || name || description,
    ...(bankType === '' ? {} : { bankType }),
  }
}
