import path from 'node:path'
import type { Item } from '#server/connectors/connector.ts'
import { keyedAs, namedByFrequency, ranked, readWords, recoverTerms, tokensOf } from './terms.ts'
import { bitsOf, identify, permutedAndMasked, projected, recoverPositions } from './vectors.ts'
import type { Pair } from './vectors.ts'
import { openVictim, type CopiedRow } from './victim.ts'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { conversation } from '../search/locomo.ts'

/** Turns of a conversation per mail. */
const turnsAMail = 8
const letter = 'Letter '
const known = 'Bulletin '
const passagesOfLetter = { least: 60, most: 120 }

/**
 * Simulates somebody with a copy of the database and no key, who knows some of its texts: the
 * sample, and bulk mails. Given the row of each known text (lengths and times reveal most), they
 * recover keyed words and masked vectors, and use these to read private text. The earlier scheme is
 * modelled over the same passages.
 */
export async function runIndexAttack(dataDir: string) {
  const { copy, truths, vectors } = await openVictim(mailbox(dataDir), path.resolve('.cache/evals'))
  const tokens = new Map([...truths].map(([id, truth]) => [id, tokensOf(truth)]))
  const named = (prefix: string) => (row: CopiedRow) =>
    truths.get(row.id)?.name.startsWith(prefix) ?? false
  const sample = copy.filter((row) => row.sample)
  const bulletins = copy.filter(named(known))
  const letters = copy.filter(named(letter))
  const one = letters.find(({ id }) => {
    const size = tokens.get(id)?.size ?? 0
    return size > passagesOfLetter.least && size < passagesOfLetter.most
  })
  if (!one) throw new Error('There is no letter of that length.')
  const reference = ranked(bulletins.map(({ id }) => tokens.get(id) ?? []))

  const attack = (rows: readonly CopiedRow[], knownRows: readonly CopiedRow[]) => {
    const texts = new Map(knownRows.map(({ id }) => [id, tokens.get(id) ?? new Set<string>()]))
    const recovered = recoverTerms(rows, texts)
    const ids = new Set(letters.map(({ id }) => id))
    const secret = rows.filter(({ id }) => ids.has(id))
    const read = readWords(secret, recovered, tokens)
    const ofOne = readWords(
      secret.filter(({ id }) => id === one.id),
      recovered,
      tokens,
    )
    return {
      'keyed terms found out': [...recovered.values()].reduce((sum, { size }) => sum + size, 0),
      'words of one letter': `${ofOne.read} of ${ofOne.words}`,
      'words of all letters': percent(read.read, read.words),
    }
  }
  const schemes: Record<string, CopiedRow[]> = {
    'before: one key': keyedAs(copy, tokens, () => 0),
    'after: the database as it is': copy,
    ...Object.fromEntries(
      [2_000, 500, 100].map((size) => [
        `after, were a mail not known as bulk, ${size} passages an epoch`,
        keyedAs(copy, tokens, (row, place) => (row.sample ? -1 : Math.floor(place / size))),
      ]),
    ),
  }
  for (const [scheme, rows] of Object.entries(schemes)) {
    console.log(`\nwords, ${scheme}`)
    console.table({
      'knows the sample': attack(rows, sample),
      'knows the sample and the bulletins': attack(rows, [...sample, ...bulletins]),
    })
    const secret = rows.filter(({ id }) => letters.some((row) => row.id === id))
    console.log(
      `by frequency alone: ${namedByFrequency(secret, tokens, reference)} of 50 most frequent words an epoch`,
    )
  }
  console.log('\nvectors')
  console.table(
    attackVectors(
      [...sample, ...bulletins].filter(({ id }) => vectors.has(id)),
      letters.filter(({ id }) => vectors.has(id)),
      vectors,
    ),
  )
  return {
    passages: copy.length,
    sample: sample.length,
    bulletins: bulletins.length,
    letters: letters.length,
  }
}

function attackVectors(
  knownRows: readonly CopiedRow[],
  secretRows: readonly CopiedRow[],
  vectors: ReadonlyMap<string, Float32Array>,
) {
  const all = [...knownRows, ...secretRows].flatMap((row) => {
    const vector = vectors.get(row.id)
    return vector ? [{ row, vector }] : []
  })
  const given = all.map(({ vector }) => vector)
  const stored = all.flatMap(({ row, vector }): Pair[] =>
    row.signs ? [{ bits: bitsOf(row.signs), vector }] : [],
  )
  const judge = (pairs: readonly Pair[]) => {
    const ours = pairs.slice(0, knownRows.length)
    const secret = pairs.slice(knownRows.length)
    return {
      'known vectors': ours.length,
      'positions found out': `${recoverPositions(ours)} of 384`,
      'letters told apart': percent(identify(ours, secret), secret.length),
      'by chance': percent(1, secret.length),
    }
  }
  return {
    'before: one order, one mask': judge(permutedAndMasked(given)),
    'considered: a keyed projection': judge(projected(given)),
    'after: the database as it is': judge(stored),
  }
}

/**
 * Alternating letters and bulletins about the same things, which makes it easy for the attacker.
 */
function mailbox(dataDir: string): Item[] {
  const file = path.join(dataDir, 'locomo', 'conversations.jsonl')
  const conversations = readJsonLines(file, conversation)
  const mails = conversations.flatMap(({ turns }, index) =>
    Array.from({ length: Math.floor(turns.length / turnsAMail) }, (_, place) => {
      const text = turns
        .slice(place * turnsAMail, (place + 1) * turnsAMail)
        .map((turn) => turn.text)
        .join('\n\n')
      return { key: `${index}-${place}`, place, isLetter: place % 2 === 0, text }
    }),
  )
  return mails
    .toSorted((a, b) => a.place - b.place)
    .map(({ key, isLetter, text }, number) => ({
      kind: 'email',
      key,
      email: {
        subject: `${isLetter ? letter : known}${number}`,
        from: [
          isLetter
            ? { name: 'Ruth', address: 'ruth@example.org' }
            : { name: 'Bulletin', address: 'newsletter@example.org' },
        ],
        to: [],
        cc: [],
        date: new Date(Date.UTC(2024, 0, 1) + number * 3_600_000).toISOString(),
        messageId: `<${key}@example.org>`,
        inReplyTo: '',
        threadId: '',
        labels: [],
        text,
        quoted: '',
        attachments: [],
        size: text.length,
        truncated: false,
      },
    }))
}

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

if (import.meta.main) console.log(await runIndexAttack(evalDataDir()))
