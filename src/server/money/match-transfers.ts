import type { Entry } from './entry.ts'
import type { Classified } from './classify.ts'

/** Banks take some days for a transfer. */
const mostDays = 4
const leastCents = 100
const dayMs = 86_400_000

export type Candidate = { entry: Entry; classified: Classified; account: string }

/**
 * Ids of transfers between own accounts: the same amount leaves one and reaches another within
 * days. A shop or a salary on either side rules it out; if neither text mentions a transfer, only a
 * round sum or the same day counts, since equal amounts also coincide by chance.
 */
export function matchTransfers(candidates: readonly Candidate[]): Set<string> {
  const matched = new Set<string>()
  const possible = candidates.filter(isPossible)
  const byAmount = Map.groupBy(
    possible,
    ({ entry: { transaction } }) => `${Math.abs(transaction.cents)} ${transaction.currency}`,
  )
  for (const alike of byAmount.values()) {
    const ins = alike.filter(({ entry }) => entry.transaction.cents > 0)
    const outs = alike.filter(({ entry }) => entry.transaction.cents < 0)
    for (const out of outs) {
      const back = ins
        .filter((candidate) => !matched.has(candidate.entry.id) && belongs(out, candidate))
        .toSorted((a, b) => daysBetween(out, a) - daysBetween(out, b))[0]
      if (!back) continue
      matched.add(out.entry.id)
      matched.add(back.entry.id)
    }
  }
  return matched
}

function isPossible({ entry, classified, account }: Candidate): boolean {
  const { isKnown, category, kind } = classified
  if (account === '' || Math.abs(entry.transaction.cents) < leastCents) return false
  return kind === 'transfer' || (!isKnown && !['Fees', 'Interest', 'Rent'].includes(category))
}

function belongs(out: Candidate, back: Candidate): boolean {
  const days = daysBetween(out, back)
  if (out.account === back.account || days > mostDays) return false
  if (out.classified.kind === 'transfer' || back.classified.kind === 'transfer') return true
  const cents = Math.abs(out.entry.transaction.cents)
  return days <= 1 && (cents % 5_000 === 0 || days === 0)
}

const daysBetween = (a: Candidate, b: Candidate) =>
  Math.abs(Date.parse(a.entry.transaction.date) - Date.parse(b.entry.transaction.date)) / dayMs
