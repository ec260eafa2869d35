import { createHash } from 'node:crypto'
import type { Transaction } from '../kinds/transaction.ts'

/** Words that banks put before the name of a shop and that do not identify it. */
const noise = new Set(
  (
    'ach atm auto card cash check checkcard chk com consumer credit crd deb debit des direct ec ecommerce ' +
    'ext from gmbh inc indn inst international kartenzahlung lastschrift ltd mobile online orig payment ' +
    'paypal pos ppd pre purchase pur pymt recurring sale sepa sq terminal the to tst transaction ' +
    'transfer ueberweisung uberweisung visa web withdrawal www xxx'
  ).split(' '),
)

/**
 * The part of a transaction's text that all formats share: the start of the first word that names a
 * party. Changing this changes keys, and stored transactions would be stored again.
 */
export function fingerprint(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  return (words.find((word) => !noise.has(word)) ?? words[0] ?? '').slice(0, 4)
}

/**
 * Keys of the transactions of one file or response. If the account is known, transactions with the
 * same account, day, amount and start of the text are the same one in any format; repeats in one
 * file are numbered. Otherwise the file's layout takes the account's place.
 */
export function createKeys(
  layout: string,
): (transaction: Transaction, reference: string) => string {
  const seen = new Map<string, number>()
  return (transaction, reference) => {
    const { account, date, cents, currency, description, payee } = transaction
    const parts =
      account === ''
        ? ['in', layout, reference, date, cents, currency, description]
        : ['of', account, date, cents, currency, fingerprint(payee) || fingerprint(description)]
    const same = JSON.stringify(parts)
    const nth = seen.get(same) ?? 0
    seen.set(same, nth + 1)
    return createHash('sha256').update(`${nth}:${same}`).digest('hex')
  }
}
