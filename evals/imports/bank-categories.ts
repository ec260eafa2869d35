/**
 * Classifies the transactions of us_csv_synth's fictional people like the money page, and compares
 * categories, transfers and duplicates with the truth: a part of the evaluation `bank-exports`.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClassifier } from '#server/money/classify.ts'
import type { Entry, LedgerEntry } from '#server/money/entry.ts'
import { buildLedger } from '#server/money/ledger.ts'
import { readStatement } from '#server/connectors/bank/read-statement.ts'

export type Known = { date: string; amount: string; description: string; category: string }
export type Measured = { what: string; right: number; all: number; misses: string[] }

/** Categories in the truth, and ours with the same meaning. */
const meanings: Record<string, readonly string[]> = {
  Groceries: ['Groceries'],
  Dining: ['Restaurants'],
  Gas: ['Fuel'],
  Shopping: ['Shopping'],
  // The truth has no category for subscriptions: Netflix and Spotify are entertainment there.
  Entertainment: ['Entertainment', 'Subscriptions'],
  Housing: ['Rent'],
  Income: ['Income'],
  Payment: ['Transfer'],
  Transfer: ['Transfer'],
  Travel: ['Travel'],
  Health: ['Health'],
  Utilities: ['Utilities', 'Phone and internet'],
  Insurance: ['Insurance'],
  Fees: ['Fees'],
}

const classify = createClassifier()
const nothing = { transaction: new Map(), merchant: new Map() }

async function entriesOf(folder: string, files: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = []
  const stored = new Set<string>()
  for (const file of files) {
    const statement = readStatement(await readFile(path.join(folder, 'exports', file)), file)
    for (const { reference, ...transaction } of statement?.movements ?? []) {
      const key = statement?.keyOf(transaction, reference) ?? ''
      if (stored.has(key)) continue
      stored.add(key)
      const id = String(entries.length + 1)
      entries.push({ id, key, sourceId: 'src', documentId: 'doc', transaction })
    }
  }
  return entries
}

/** One export of each account, classified together as one person's. */
export async function measureSorting(
  folder: string,
  files: readonly string[],
  truth: readonly Known[],
): Promise<Measured[]> {
  const { entries } = buildLedger(await entriesOf(folder, files), nothing, classify)
  const byMovement = Map.groupBy(truth, (known) =>
    keyOf(known.date, Number(known.amount), known.description),
  )
  const pairs = entries.flatMap((entry) => {
    const { date, cents, description } = entry.transaction
    const known = byMovement.get(keyOf(date, cents / 100, description))?.[0]
    return known ? [{ entry, known }] : []
  })
  const sorted = pairs.filter(({ known }) => known.category !== '')
  return [
    measured('categories', sorted, ({ entry, known }) =>
      (meanings[known.category] ?? [known.category]).includes(entry.category),
    ),
    measured(
      'transfers and payments of cards',
      sorted,
      ({ entry, known }) =>
        ['Payment', 'Transfer'].includes(known.category) === (entry.kind === 'transfer'),
    ),
  ]
}

type Pair = { entry: LedgerEntry; known: Known }

function measured(
  what: string,
  pairs: readonly Pair[],
  isRight: (pair: Pair) => boolean,
): Measured {
  const wrong = pairs.filter((pair) => !isRight(pair))
  const misses = wrong.map(
    ({ entry, known }) => `${known.description}: ${entry.category}, expected ${known.category}`,
  )
  return {
    what,
    right: pairs.length - wrong.length,
    all: pairs.length,
    misses: [...new Set(misses)],
  }
}

/** Two formats of the same account, imported one after the other, must not count anything twice. */
export async function measureOverlap(folder: string, files: readonly string[], rows: number) {
  const { entries } = buildLedger(await entriesOf(folder, files), nothing, classify)
  return { what: `${files.join(' and ')} count once`, expected: rows, actual: entries.length }
}

const keyOf = (date: string, amount: number, description: string) =>
  `${date} ${amount.toFixed(2)} ${description.toLowerCase()}`
