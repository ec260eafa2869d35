import type { BankRow } from './bank-row.ts'

/**
 * Whether each balance equals the previous one plus the amount: `agree`, `turned` (with all signs
 * inverted), the first line where it does not, or `unknown` if there are no balances.
 */
export function checkBalances(rows: readonly BankRow[]): 'agree' | 'turned' | 'unknown' | number {
  const known = rows.filter(({ balance }) => balance !== undefined)
  if (known.length < 3 || known.length < rows.length) return 'unknown'
  const down = breaks(rows, 1)
  const up = breaks(rows.toReversed(), 1)
  const least = down.length <= up.length ? down : up
  if (least.length === 0) return 'agree'
  const turnedDown = breaks(rows, -1)
  const turnedUp = breaks(rows.toReversed(), -1)
  if (Math.min(turnedDown.length, turnedUp.length) === 0) return 'turned'
  // Rows of several accounts or in no order prove nothing; isolated breaks do.
  return least.length <= rows.length / 10 ? (least[0] ?? 'unknown') : 'unknown'
}

function breaks(rows: readonly BankRow[], sign: 1 | -1): number[] {
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index]?.balance ?? 0
    return before + sign * row.cents === row.balance ? [] : [row.line]
  })
}
