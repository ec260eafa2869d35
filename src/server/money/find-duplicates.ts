import type { Entry } from './entry.ts'
import { plainWords } from './plain-words.ts'

/** From here on a table without an account is certainly of the account that it agrees with. */
const agreement = { rows: 3, share: 0.8 }

export type Duplicates = {
  /** Ids of entries that another one tells already. */
  same: Set<string>
  /** Ids of entries that may be told twice. */
  maybe: Set<string>
  /** The account of entries whose file names none. */
  accounts: Map<string, string>
}

/**
 * Finds movements that came in more than one format: of the same account, day and amount, with a
 * similar text, one for one. What is less certain is kept and marked.
 */
export function findDuplicates(entries: readonly Entry[]): Duplicates {
  const found: Duplicates = { same: new Set(), maybe: new Set(), accounts: new Map() }
  for (const ofSource of Map.groupBy(entries, ({ sourceId }) => sourceId).values()) {
    placeUnknown(ofSource, found)
  }
  const accountOf = (entry: Entry) => entry.transaction.account || found.accounts.get(entry.id)
  const known = entries.filter((entry) => accountOf(entry))
  for (const ofAccount of Map.groupBy(known, accountOf).values()) pairOff(ofAccount, found)
  return found
}

/** Tables that name no account belong to the account of the source that they agree with. */
function placeUnknown(entries: readonly Entry[], { accounts, maybe }: Duplicates): void {
  const unknown = entries.filter(({ transaction }) => transaction.account === '')
  if (unknown.length === 0 || unknown.length === entries.length) return
  const others = entries.filter(({ transaction }) => transaction.account !== '')
  for (const [account, of] of Map.groupBy(others, ({ transaction }) => transaction.account)) {
    const dates = of.map(({ transaction }) => transaction.date).toSorted()
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    const within = unknown.filter(
      ({ id, transaction: { date } }) => date >= first && date <= last && !accounts.has(id),
    )
    const pairs = pairsOf(within, of)
    const isCertain =
      pairs.length >= agreement.rows && pairs.length >= within.length * agreement.share
    if (isCertain) for (const { id } of unknown) accounts.set(id, account)
    else for (const [entry] of pairs) maybe.add(entry.id)
  }
}

/** Of one account: each format tells a movement once, so another format's is the same one. */
function pairOff(entries: readonly Entry[], { same, maybe }: Duplicates): void {
  for (const alike of Map.groupBy(entries, dayAndAmount).values()) {
    /** Those that count, with the formats that told them. */
    const kept: { entry: Entry; origins: Set<string> }[] = []
    for (const entry of alike) {
      const origin = originOf(entry)
      const others = kept.filter(({ origins }) => !origins.has(origin))
      const twin = others.find((other) => isSimilar(other.entry, entry))
      if (twin) {
        twin.origins.add(origin)
        same.add(entry.id)
      } else {
        if (others.length > 0) maybe.add(entry.id)
        kept.push({ entry, origins: new Set([origin]) })
      }
    }
  }
}

function pairsOf(one: readonly Entry[], other: readonly Entry[]): [Entry, Entry][] {
  const left = new Map(
    [...Map.groupBy(other, dayAndAmount)].map(([key, found]) => [key, [...found]]),
  )
  return one.flatMap((entry) => {
    const candidates = left.get(dayAndAmount(entry)) ?? []
    const at = candidates.findIndex((candidate) => isSimilar(candidate, entry))
    const [twin] = at < 0 ? [] : candidates.splice(at, 1)
    return twin ? [[entry, twin] as [Entry, Entry]] : []
  })
}

const originOf = ({ transaction, sourceId }: Entry) => `${transaction.origin ?? ''} ${sourceId}`
const dayAndAmount = ({ transaction: { date, cents, currency } }: Entry) =>
  `${date} ${cents} ${currency}`

/** One text has a word of the other that is more than a syllable; or one of them says nothing. */
export function isSimilar(one: Entry, other: Entry): boolean {
  const a = wordsOf(one)
  const b = wordsOf(other)
  if (a.length === 0 || b.length === 0) return true
  return a.some((word) => b.some((same) => same.startsWith(word) || word.startsWith(same)))
}

const wordsOf = ({ transaction: { payee, description } }: Entry) =>
  plainWords(`${payee} ${description}`).filter((word) => /^\p{L}{3}/u.test(word) && !dull.has(word))

const dull = new Set(
  'the and debit credit card pos purchase payment ach web com inc llc gmbh'.split(' '),
)
