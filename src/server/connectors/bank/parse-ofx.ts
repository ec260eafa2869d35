import { isUtf8 } from 'node:buffer'
import { decodeEntities } from '#server/html/decode-entities.ts'
import type { AccountType, Transaction } from '../kinds/transaction.ts'
import { decodeText } from '../read-text.ts'
import { readCents } from './read-amount.ts'
import { readDate } from './read-date.ts'

/** A transaction with the bank's id, which is unique within the account. */
export type OfxTransaction = Transaction & { id: string }
export type ParsedOfx = {
  transactions: OfxTransaction[]
  unreadable: string[]
  /** Purchases and sales of securities, which are not everyday money movements. */
  trades: number
}

export const isOfx = (start: string) => /^\s*OFXHEADER|<\?OFX|<OFX>/i.test(start)

export const isUtf16 = ([first = 0, second = 0]: Buffer) => first + second === 0xff + 0xfe

/** Decodes the file using the encoding named in the header; most banks use Windows encodings. */
export function decodeOfx(bytes: Buffer): string {
  if (isUtf16(bytes)) return decodeText(bytes)
  const head = bytes.toString('latin1', 0, 1024)
  const named = /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1]
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const charset = /^\s*CHARSET:\s*(\S+)/im.exec(head)?.[1] ?? ''
  const encoding = /^\d{3,4}$/.test(charset) ? `windows-${charset}` : (named ?? 'windows-1252')
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Bounded, so that a file full of `<` is not slower to read than any other. */
const tag = /<(\/?)([A-Za-z0-9._]{1,64})[^<>]{0,200}>([^<]*)/g
const trade =
  /^(BUY|SELL)(DEBT|MF|OPT|OTHER|STOCK)$|^(INCOME|REINVEST|INVEXPENSE|TRANSFER|RETOFCAP)$/

const accountTypes: Record<string, AccountType> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
  CREDITLINE: 'loan',
}

type Where = { account: string; currency: string; type: AccountType | undefined }

/**
 * Reads OFX, which banks write with and without end tags: a value ends where the next tag starts,
 * so only the elements around transactions need end tags.
 */
export function parseOfx(text: string): ParsedOfx {
  const result: ParsedOfx = { transactions: [], unreadable: [], trades: 0 }
  const where: Where = { account: '', currency: 'USD', type: undefined }
  const corrections: Map<string, string>[] = []
  let open: Map<string, string> | undefined
  const close = () => {
    if (!open) return
    if (open.has('CORRECTFITID')) corrections.push(open)
    const read = toTransaction(open, where)
    if (read) result.transactions.push(read)
    else if (open.get('CORRECTACTION') !== 'DELETE') result.unreadable.push(open.get('FITID') ?? '')
    open = undefined
  }
  const plain = text.includes('<![CDATA[') ? withoutSections(text) : text
  for (const [, end, name = '', raw = ''] of plain.matchAll(tag)) {
    const upper = name.toUpperCase()
    const value = decodeEntities(raw.trim()).replaceAll('\u00a0', ' ')
    if (upper === 'STMTTRN') {
      close()
      if (!end) open = new Map()
    } else if (end) {
      if (upper === 'BANKTRANLIST') close()
    } else if (open) {
      if (value !== '' && !open.has(upper)) open.set(upper, value)
    } else {
      if (trade.test(upper)) result.trades += 1
      else note(where, upper, value)
    }
  }
  close()
  return { ...result, transactions: corrected(result.transactions, corrections) }
}

/** The elements above a list identify its account. */
function note(where: Where, name: string, value: string): void {
  if (name === 'CCACCTFROM') where.type = 'card'
  else if (name === 'INVACCTFROM') where.type = 'investment'
  if (value === '') return
  if (name === 'ACCTID') where.account = value
  else if (name === 'CURDEF') where.currency = value.toUpperCase()
  else if (name === 'ACCTTYPE') where.type = accountTypes[value.toUpperCase()]
}

/** A bank may replace or delete a transaction it sent before. */
function corrected(
  transactions: OfxTransaction[],
  corrections: readonly ReadonlyMap<string, string>[],
): OfxTransaction[] {
  const replaced = new Set(corrections.map((fields) => fields.get('CORRECTFITID')))
  const takenBack = new Set(
    corrections
      .filter((fields) => fields.get('CORRECTACTION')?.toUpperCase() === 'DELETE')
      .map((fields) => fields.get('FITID')),
  )
  return transactions.filter(({ id }) => !replaced.has(id) && !takenBack.has(id))
}

function toTransaction(fields: ReadonlyMap<string, string>, where: Where) {
  const { account, currency, type } = where
  const date = readDate(fields.get('DTPOSTED') ?? '', 'YMD')
  const cents = readCents(fields.get('TRNAMT') ?? '')
  if (date === undefined || cents === undefined) return undefined
  const bankType = fields.get('TRNTYPE')
  const payee = fields.get('NAME') ?? fields.get('MEMO') ?? bankType ?? ''
  const memo = fields.get('MEMO') ?? ''
  return {
    id: fields.get('FITID') ?? '',
    date,
    cents,
    currency,
    payee,
    description: memo === '' || memo === payee ? payee : `${payee} ${memo}`,
    account,
    ...(type === undefined ? {} : { accountType: type }),
    ...(bankType === undefined ? {} : { bankType }),
  }
}

/** Escapes CDATA sections, so that their text is not parsed as markup. */
const withoutSections = (text: string) =>
  text.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inner: string) =>
    inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
