import type { Columns, Rows } from './columns.ts'
import { readCents } from './read-amount.ts'

const outWords =
  /^(debit|debits|dr|d|s|soll|withdrawal|ach_debit|sale|purchase|payment|charge|fee|out|outgoing|af|cargo|belastung|lastschrift|ausgabe|expense|utgift|uttag|расход|支出|出金|출금)$/i
const inWords =
  /^(credit|credits|cr|c|h|haben|deposit|ach_credit|return|refund|in|incoming|bij|abono|gutschrift|einnahme|income|dividend|interest|insättning|доход|收入|入金|입금)$/i

/**
 * Reads the amounts of rows: a signed column, an unsigned one with a direction word, or two
 * columns.
 */
export function createAmountReader(columns: Columns, body: Rows) {
  const text = (row: readonly string[], place: number | undefined) =>
    place === undefined ? '' : (row[place] ?? '').trim()
  const read = (cell: string) => readCents(cell, columns.decimal)
  const worded = isWorded()
  const signedDebits = mostAreNegative(columns.debit)

  /** Unsigned amounts next to a column that says "debit" or "credit". */
  function isWorded(): boolean {
    if (columns.amount === undefined || columns.sign === undefined) return false
    let words = 0
    let outs = 0
    let filled = 0
    for (const row of body) {
      const cents = read(text(row, columns.amount))
      if (cents === undefined) continue
      if (cents < 0) return false
      filled += 1
      const word = text(row, columns.sign)
      if (outWords.test(word)) outs += 1
      if (outWords.test(word) || inWords.test(word)) words += 1
    }
    return outs > 0 && words >= filled * 0.8
  }

  function mostAreNegative(place: number | undefined): boolean {
    const values = body.map((row) => read(text(row, place)) ?? 0).filter((value) => value !== 0)
    return values.filter((value) => value < 0).length > values.length / 2
  }

  function one(row: readonly string[]): number | 'empty' | undefined {
    const cell = text(row, columns.amount)
    if (cell === '') return 'empty'
    const cents = read(cell)
    if (cents === undefined || !worded) return cents
    return outWords.test(text(row, columns.sign)) && cents !== 0 ? -cents : cents
  }

  function two(row: readonly string[]): number | 'empty' | undefined {
    const debit = text(row, columns.debit)
    const credit = text(row, columns.credit)
    if (debit === '' && credit === '') return 'empty'
    const out = debit === '' ? 0 : read(debit)
    const income = credit === '' ? 0 : read(credit)
    if (out === undefined || income === undefined) return undefined
    // Some banks put a minus before outgoing amounts even in their own column.
    return signedDebits ? income + out : income - out
  }

  return Object.assign(columns.amount === undefined ? two : one, {
    balance: (row: readonly string[]) => read(text(row, columns.balance)),
  })
}
