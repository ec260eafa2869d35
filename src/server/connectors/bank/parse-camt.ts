import { SaxesParser } from 'saxes'
import type { Transaction } from '../kinds/transaction.ts'
import { readCents } from './read-amount.ts'
import { readDate } from './read-date.ts'

type Found = Transaction & { reference: string }
type Parsed = { transactions: Found[]; unreadable: string[] }

export const isCamt = (start: string) => /<Document[^>]+camt\.05[234]|<BkToCstmr/i.test(start)

/** Reads CAMT, the XML statements of European banks. */
export function parseCamt(text: string): Parsed {
  const result: Parsed = { transactions: [], unreadable: [] }
  const path: string[] = []
  let account = ''
  let entry: Entry | undefined
  let value = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '')
    path.push(local)
    value = ''
    if (local === 'Ntry') entry = new Map()
    else if (local === 'Amt' && entry && !entry.has('Ccy')) {
      entry.set('Ccy', [String(attributes['Ccy'] ?? 'EUR')])
    }
  })
  parser.on('text', (part) => {
    value += part
  })
  parser.on('closetag', () => {
    const local = path.at(-1) ?? ''
    const text = value.trim()
    if (local === 'Ntry' && entry) {
      const found = toTransaction(entry, account)
      if (!found) result.unreadable.push(`entry ${result.transactions.length + 1}`)
      else if (found !== 'pending') result.transactions.push(found)
      entry = undefined
    } else if (text !== '' && entry) keep(entry, path, text)
    else if (text !== '' && isOwnAccount(path)) account = text
    path.pop()
    value = ''
  })
  parser.write(text).close()
  return result
}

/** An entry's values by path. */
type Entry = Map<string, string[]>

const isOwnAccount = (path: readonly string[]) =>
  /\/Acct\/Id\/(IBAN|Othr\/Id)$/.test(path.join('/')) && !path.includes('Ntry')

function keep(entry: Entry, path: readonly string[], text: string): void {
  const below = path.slice(path.indexOf('Ntry') + 1).join('/')
  const known = entry.get(below)
  if (known) known.push(text)
  else entry.set(below, [text])
}

function toTransaction(entry: Entry, account: string): Found | 'pending' | undefined {
  const first = (path: string) => entry.get(path)?.[0] ?? ''
  const all = (end: RegExp) => [...entry].flatMap(([path, texts]) => (end.test(path) ? texts : []))
  if (/PDNG/i.test(first('Sts') || first('Sts/Cd'))) return 'pending'
  const date = readDate(first('BookgDt/Dt') || first('BookgDt/DtTm') || first('ValDt/Dt'), 'YMD')
  const amount = readCents(first('Amt'), '.')
  if (date === undefined || amount === undefined) return undefined
  // The indicator already gives the direction, for reversals too.
  const cents = /DBIT/i.test(first('CdtDbtInd')) && amount !== 0 ? -amount : amount
  const other = cents < 0 ? /\/Cdtr\/(Pty\/)?Nm$/ : /\/Dbtr\/(Pty\/)?Nm$/
  const purpose = all(/\/RmtInf\/Ustrd$/).join(' ')
  const bankText = first('AddtlNtryInf')
  const payee = all(other)[0] ?? (purpose || bankText)
  return {
    date,
    cents,
    currency: first('Ccy') || 'EUR',
    payee,
    description: purpose || bankText || payee,
    account,
    reference: first('AcctSvcrRef') || first('NtryRef'),
    ...(bankText === '' ? {} : { bankType: bankText }),
  }
}
