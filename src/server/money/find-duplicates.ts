import type { Entry } from './entry.ts'
import { plainWords } from '#server/merchants/plain-words.ts'

/**
 * From this agreement on, a table without an account certainly belongs to the account it agrees
 * with.
 */
const agreement = { rows: 3, share: 0.8 }

export type Duplicates = {
  /** Ids of entries that repeat another one. */
  duplicates: Set<string>
  /** Ids of entries that may repeat another one. */
  possibleDuplicates: Set<string>
  /** The account of entries whose file names none. */
  accounts: Map<string, string>
  /** Other sources of an entry that counts, by its id. */
  otherSources: Map<string, Set<string>>
}

/**
 * Finds transactions that were imported in more than one format: with the same account, day and
 * amount and a similar text, paired one to one. Less certain ones are kept and marked.
 */
export function findDuplicates(entries: readonly Entry[]): Duplicates {
  const found: Duplicates = {
    duplicates: new Set(),
    otherSources: new Map(),
    possibleDuplicates: new Set(),
    accounts: new Map(),
  }
  for (const ofSource of Map.groupBy(entries, ({ sourceId }) => sourceId).values()) {
    assignAccounts(ofSource, found)
  }
  const accountOf = (entry: Entry) => entry.transaction.account || found.accounts.get(entry.id)
  const known = entries.filter((entry) => accountOf(entry))
  for (const ofAccount of Map.groupBy(known, accountOf).values()) pairDuplicates(ofAccount, found)
  return found
}

/** Assigns tables without an account to the account of the source that they agree with. */
function assignAccounts(
  entries: readonly Entry[],
  { accounts, possibleDuplicates }: Duplicates,
): void {
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
    else for (const [entry] of pairs) possibleDuplicates.add(entry.id)
  }
}

/** Within one account each format lists a transaction once, so another format's is the same one. */
function pairDuplicates(
  entries: readonly Entry[],
  { duplicates, otherSources, possibleDuplicates }: Duplicates,
): void {
  for (const alike of Map.groupBy(entries, dayAndAmount).values()) {
    /** The entries that count, with the formats that listed them. */
    const kept: { entry: Entry; origins: Set<string> }[] = []
    for (const entry of alike) {
      const origin = originOf(entry)
      const others = kept.filter(({ origins }) => !origins.has(origin))
      const twin = others.find((other) => haveSimilarText(other.entry, entry))
      if (twin) {
        twin.origins.add(origin)
        duplicates.add(entry.id)
        if (entry.sourceId !== twin.entry.sourceId) {
          const sources = otherSources.get(twin.entry.id) ?? new Set()
          otherSources.set(twin.entry.id, sources.add(entry.sourceId))
        }
      } else {
        if (others.length > 0) possibleDuplicates.add(entry.id)
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
    const at = candidates.findIndex((candidate) => haveSimilarText(candidate, entry))
    const [twin] = at < 0 ? [] : candidates.splice(at, 1)
    return twin ? [[entry, twin] as [Entry, Entry]] : []
  })
}

const originOf = ({ transaction, sourceId }: Entry) => `${transaction.origin ?? ''} ${sourceId}`
const dayAndAmount = ({ transaction: { date, cents, currency } }: Entry) =>
  `${date} ${cents} ${currency}`

/** Whether the texts share a word of more than a syllable, or one of them is empty. */
export function haveSimilarText(one: Entry, other: Entry): boolean {
  const a = wordsOf(one)
  const b = wordsOf(other)
  if (a.length === 0 || b.length === 0) return true
  return a.some((word) => b.some((other) => other.startsWith(word) || word.startsWith(other)))
}

const wordsOf = ({ transaction: { payee, description } }: Entry) =>
  plainWords(`${payee} ${description}`).filter((word) => /^\p{L}{3}/u.test(word) && !dull.has(word))

const dull = new Set(
  'the and debit credit card pos purchase payment ach web com inc llc gmbh'.split(' '),
)
