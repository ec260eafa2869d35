import type { Columns } from './columns.ts'
import { plainHeading } from './headings.ts'

const securityHeading =
  /^(symbol|ticker|isin|wkn|cusip|instrument|investment name|symbol ?\/ ?cusip|security( name| description)?)$/
const piecesHeading = /^(quantity|shares|no\. of shares|units|stuck|anzahl|nominale?|qty)$/
const wordHeading =
  /^(action|activity|activity type|trans(action)?\.? ?(code|type)|type|umsatzart|typ)$/

const dividend =
  /\b(div(idend)?s?|cdiv|dividende|distribution|cap(ital)? gains? (dist|distribution)|ltcg|stcg|ausschüttung)\b/i
const interest = /\b(int(erest)?|coupon|bond interest|lending( income)?|slip|zinsen|zins)\b/i
const trade =
  /\b(buy|bought|sell|sold|sto|btc|bto|stc|purchase|redemption|reinvest(ment|ed)?|exchange|split|assigned|expired|exercise|merger|spin-?off|sweep|conversion|kauf|verkauf|gekauft|verkauft)\b/i

export type BrokerColumns = { pieces: number; word: number }

/** The columns that identify a broker's table: security, quantity and action. */
export function brokerColumns({ names }: Columns): BrokerColumns | undefined {
  const plain = names.map((name) => plainHeading(name).name)
  const at = (pattern: RegExp) => plain.findIndex((name) => pattern.test(name))
  const [security, pieces, word] = [at(securityHeading), at(piecesHeading), at(wordHeading)]
  return security < 0 || pieces < 0 || word < 0 ? undefined : { pieces, word }
}

export type InvestmentRow =
  | { kind: 'trade' }
  /** The payee is the kind of income, because a security is not a payee. */
  | { kind: 'income'; payee: string; category: 'Dividend' | 'Interest' }
  /** Money moving in or out, as in any account. */
  | { kind: 'cash' }

export function investmentRow(
  row: readonly string[],
  columns: BrokerColumns,
  cents: number,
): InvestmentRow {
  const word = (row[columns.word] ?? '').trim()
  const category = dividend.test(word) ? 'Dividend' : interest.test(word) ? 'Interest' : undefined
  const isTrade = trade.test(word)
  // A reinvested dividend is income followed by a purchase paid for with it.
  if (category && (!isTrade || cents > 0)) {
    const isName = word.length > 5 && word.length <= 30
    return { kind: 'income', payee: isName ? word : category, category }
  }
  const pieces = Number((row[columns.pieces] ?? '').replaceAll(',', ''))
  const moved = Number.isFinite(pieces) && pieces !== 0
  return { kind: isTrade || moved ? 'trade' : 'cash' }
}
