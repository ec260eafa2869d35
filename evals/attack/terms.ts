import { keyTerm } from '#server/vault/keyed-terms.ts'
import { createSecretKey, randomBytes } from 'node:crypto'
import { nameToken, textToken } from '#server/search/passage-terms.ts'
import { createTokenizer } from '#server/search/tokenize.ts'
import type { CopiedRow, Truth } from './victim.ts'

/** A passage's index tokens, which anybody who knows its text can compute like the server. */
export function tokensOf({ text, path, name }: Truth): Set<string> {
  const tokens = new Set<string>()
  eachStem([text, ...path].join('\n'), (stem) => tokens.add(textToken(stem)))
  eachStem(name, (stem) => tokens.add(nameToken(stem)))
  return tokens
}
const eachStem = createTokenizer('en', ({ stem }) => stem)

/** Recovered tokens by term, for each epoch. */
export type Recovered = ReadonlyMap<number, ReadonlyMap<string, string>>

/**
 * Recovers terms from passages with known texts: a token and a term that occur in exactly the same
 * passages, with no other candidates, match. Tokens that always occur together stay unknown.
 */
export function recoverTerms(
  rows: readonly CopiedRow[],
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Recovered {
  const recovered = new Map<number, Map<string, string>>()
  const ours = rows.filter(({ id }) => known.has(id))
  for (const [epoch, own] of Map.groupBy(ours, (row) => row.epoch)) {
    const tokens = byPlaces(own.map(({ id }) => known.get(id) ?? []))
    const terms = byPlaces(own.map((row) => row.terms))
    const found = new Map<string, string>()
    for (const [places, [token, ...others]] of tokens) {
      const [term, ...more] = terms.get(places) ?? []
      if (token === undefined || term === undefined || others.length + more.length > 0) continue
      found.set(token, term)
    }
    recovered.set(epoch, found)
  }
  return recovered
}

/** Items by the list of passages in which they occur. */
function byPlaces(passages: readonly Iterable<string>[]): Map<string, string[]> {
  const placesOf = new Map<string, number[]>()
  for (const [place, held] of passages.entries()) {
    for (const each of held) placesOf.set(each, [...(placesOf.get(each) ?? []), place])
  }
  const found = new Map<string, string[]>()
  for (const [each, places] of placesOf) {
    const key = places.join(' ')
    found.set(key, [...(found.get(key) ?? []), each])
  }
  return found
}

/** How many of the passages' words the recovered terms reveal, out of all. */
export function readWords(
  rows: readonly CopiedRow[],
  recovered: Recovered,
  truths: ReadonlyMap<string, ReadonlySet<string>>,
): { read: number; words: number } {
  let read = 0
  let words = 0
  for (const { id, epoch, terms } of rows) {
    const held = new Set(terms)
    const found = recovered.get(epoch)
    for (const token of truths.get(id) ?? []) {
      if (!token.startsWith('text:')) continue
      words++
      const term = found?.get(token)
      if (term !== undefined && held.has(term)) read++
    }
  }
  return { read, words }
}

/** The same passages as they would be stored with one key per range of `epochOf`. */
export function keyedAs(
  rows: readonly CopiedRow[],
  tokens: ReadonlyMap<string, ReadonlySet<string>>,
  epochOf: (row: CopiedRow, place: number) => number,
): CopiedRow[] {
  const keys = new Map<number, ReturnType<typeof createSecretKey>>()
  return rows.map((row, place) => {
    const epoch = epochOf(row, place)
    const key = keys.get(epoch) ?? createSecretKey(randomBytes(32))
    keys.set(epoch, key)
    const terms = [...(tokens.get(row.id) ?? [])].map((token) => String(keyTerm(key, token)))
    return { ...row, epoch, terms: terms.toSorted() }
  })
}

/** How many of the most frequent terms of these passages their rank alone identifies. */
export function namedByFrequency(
  rows: readonly CopiedRow[],
  tokens: ReadonlyMap<string, ReadonlySet<string>>,
  reference: readonly string[],
): number {
  let right = 0
  for (const own of Map.groupBy(rows, (row) => row.epoch).values()) {
    const truly = ranked(own.map(({ id }) => tokens.get(id) ?? []))
    right += reference.filter((token, rank) => truly[rank] === token).length
  }
  return right
}

export const ranked = (passages: readonly Iterable<string>[]): string[] =>
  [...byPlaces(passages)]
    .flatMap(([places, held]) => held.map((each) => [each, places.split(' ').length] as const))
    .toSorted(([, a], [, b]) => b - a)
    .map(([each]) => each)
    .slice(0, 50)
