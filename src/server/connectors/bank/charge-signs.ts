import type { Transaction } from '../kinds/transaction.ts'
import type { Columns } from './columns.ts'

/** A card's terms for payments to it, and income that only an everyday account receives. */
const payment =
  /thank you|payment received|pagamento|paiement|pago recibido|einzahlung|zahlungseingang|betaling ontvangen|(mobile|online|internet|autopay|auto|electronic|directpay|full) payment|^payment\b|autopay|lastschrift kartenabrechnung/i
const income =
  /payroll|salary|gehalt|lohn|direct dep|interest (paid|payment)|zelle from|transfer from|deposit|dividend/i
const cardType = /^(sale|purchase|payment|return|fee|adjustment)$/i
const purchaseType = /^(sale|purchase|einkauf|kauf|achat|compra|aankoop|acquisto)$/i
const paymentType =
  /^(payments?|credits?|returns?|refunds?|payments? and credits|payment\/credit|zahlung|paiement|pago)$/i
const cardHeading = /^(post date|card|card no\.?|card number|card member|account #|clearing date)$/i
const fewest = 5

/** Some cards write purchases as positive and the monthly payment as negative. */
export function chargesArePositive(rows: readonly Transaction[], columns: Columns): boolean {
  if (columns.amount === undefined) return false
  const stated = byWords(rows)
  if (stated !== undefined) return stated
  const positive = rows.filter(({ cents }) => cents > 0)
  if (positive.length < rows.length * 0.6) return false
  if (positive.some(({ description }) => income.test(description))) return false
  const payments = rows.filter(({ description }) => payment.test(description))
  if (payments.length > 0) return payments.every(({ cents }) => cents < 0)
  // Only purchases: typical of a card, never of an account.
  const looksLikeCard =
    columns.names.some((name) => cardHeading.test(name)) ||
    rows.some(({ bankType = '' }) => cardType.test(bankType))
  return looksLikeCard && rows.length >= fewest && positive.length >= rows.length * 0.9
}

/** Decides by the card's own types and categories; `undefined` if they reveal nothing. */
function byWords(rows: readonly Transaction[]): boolean | undefined {
  const worded = (pattern: RegExp) =>
    rows.filter(
      ({ cents, bankType = '', bankCategory = '' }) =>
        cents !== 0 && (pattern.test(bankType) || pattern.test(bankCategory)),
    )
  const purchases = worded(purchaseType)
  if (purchases.length > 0) return purchases.every(({ cents }) => cents > 0)
  const payments = worded(paymentType)
  const rest = rows.filter((row) => !payments.includes(row))
  const isOpposite =
    payments.length > 0 &&
    payments.every(({ cents }) => cents < 0) &&
    rest.length > 0 &&
    rest.every(({ cents }) => cents >= 0)
  return isOpposite ? true : undefined
}

/** The same movement seen from the other side. */
export const withOppositeSign = <T extends Transaction>(row: T): T => ({
  ...row,
  cents: row.cents === 0 ? 0 : -row.cents,
})
