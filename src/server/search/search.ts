import type { Database } from '#server/db/open.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { createBitsKeyer } from '#server/vault/keyed-bits.ts'
import { signsOf } from '#server/vault/sign-mask.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { legacyVectorCandidates, lexicalCandidates, readCollection } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { conversationCosine, windowReach, withinWindow } from './conversation-window.ts'
import { readEpochs } from './epochs.ts'
import { fetchNeighbours, fetchPassages, passageKey } from './fetch-passages.ts'
import type { FoundPassage, Neighbour } from './fetch-passages.ts'
import type { Hit } from './hit.ts'
import { createWordMatcher } from './match-words.ts'
import type { WordMatches } from './match-words.ts'
import { createStemmers } from './stem.ts'
import { createQueryReader } from './query.ts'
import { packedDot, windowCosines } from './pack-vector.ts'
import { rankPassages } from './rank.ts'
import type { Rank, Rankable } from './rank.ts'
import { isRelated, likelihood } from './likelihood.ts'
import { readAround } from './read-around.ts'
import { createSignIndex } from './sign-index.ts'
import { sliceByEpoch } from './term-slices.ts'
import { readTotals } from './totals.ts'
import { keyedToken, weighWords } from './weigh-terms.ts'
import type { Collection, WeighedWord } from './weigh-terms.ts'

export type SearchOptions = {
  limit: number
  /**
   * Returns at least this many passages, even if they share neither word nor meaning with the
   * question: a reader may know more.
   */
  fewest?: number
  /** Restricts the search to these documents. */
  documentIds?: readonly string[]
  signal?: AbortSignal
}
export type Search = ReturnType<typeof createSearch>

type Deps = { db: Database; vault: Vault; embedder: Pick<Embedder, 'embed'> }
type Ranked = Rankable & { passage: FoundPassage; words: Set<string> }
type Matched = Omit<Ranked, 'conversationCosine' | 'neighbours'>

/** Number of passages whose texts are decrypted. */
const opened = 160
/** Number of nearest passages taken by meaning. */
const near = 200

/** Finds passages by words and by meaning; by words alone without vectors or a model. */
export function createSearch({ db, vault, embedder }: Deps) {
  const stemmerOf = createStemmers()
  const readQuery = createQueryReader(stemmerOf)
  const signIndex = createSignIndex({ db })

  async function search(
    userId: string,
    question: string,
    { limit, fewest = 0, documentIds, signal }: SearchOptions,
  ): Promise<Hit[]> {
    const keys = await vault.keysOf(userId)
    const words = readQuery(question)
    // Neither part waits for the other while holding a connection.
    const [{ collection, weighed, lexical }, { vector, candidates }] = await Promise.all([
      db.asUser(userId, async (tx) => {
        const totals = await readTotals(tx, userId)
        const keyed = keyedToken(await readEpochs(tx, keys, userId, totals.legacy))
        const collection = await readCollection(tx, { userId, totals, keyed }, words)
        const weighed = weighWords(words, keyed, collection)
        const lexical = await lexicalCandidates(tx, userId, weighed, documentIds)
        return { collection, weighed, lexical }
      }),
      findNear(userId, keys, question, documentIds, signal),
    ])
    signal?.throwIfAborted()
    const sought = {
      keys,
      userId,
      question: vector,
      terms: sliceByEpoch(
        weighed.flatMap(({ text, name }) =>
          [...text, ...name].flatMap(({ terms }) => terms.map((each) => ({ ...each, worth: 1 }))),
        ),
      ),
    }
    const asked = rankedQuestion(weighed, collection)
    const stemmers = collection.languages.map(stemmerOf)
    return db.asUser(userId, async (tx) => {
      const passages = await fetchPassages(tx, sought, mostPromising(lexical, candidates))
      const neighbours = await fetchNeighbours(tx, sought, passages)
      const matched = matchPassages(createWordMatcher(weighed, stemmers), weighed, passages, vector)
      const around = [...passages, ...neighbours]
      const ranks = rankPassages(asked, joinWindows(weighed, matched, around, vector))
      const worthwhile = ranks.filter(
        ({ candidate, coverage }, index) => index < fewest || isRelated(coverage, candidate.cosine),
      )
      return toHits(worthwhile.slice(0, limit))
    })
  }

  /** Passages with a similar meaning; none without a model. */
  async function findNear(
    userId: string,
    keys: PersonKeys,
    question: string,
    documentIds: readonly string[] | undefined,
    signal: AbortSignal | undefined,
  ) {
    const [vector] = await embedder
      .embed([question], { urgent: true, ...(signal ? { signal } : {}) })
      .catch(() => [])
    if (!vector) return { vector, candidates: [] }
    const { candidates, legacy } = await signIndex.nearest(userId, keys, signsOf(vector), {
      top: near,
      documentIds,
    })
    if (!legacy) return { vector, candidates }
    const bits = createBitsKeyer(keys.vector)(vector)
    const old = await db.asUser(userId, (tx) =>
      legacyVectorCandidates(tx, userId, bits, documentIds),
    )
    return { vector, candidates: closest([...candidates, ...old]) }
  }

  return {
    search,
    around: (userId: string, ids: readonly string[], reach: number) =>
      readAround({ db, vault }, userId, ids, reach),
  }
}

const closest = (candidates: readonly Candidate[]) =>
  candidates.toSorted((a, b) => a.value - b.value).slice(0, near)

const rankedQuestion = (words: readonly WeighedWord[], { averageLength }: Collection) => ({
  weights: words.map((word) => word.weight),
  averageLength,
})

/** The best of both lists, chosen before any passage is opened. */
function mostPromising(lexical: readonly Candidate[], near: readonly Candidate[]): bigint[] {
  const values = new Map<bigint, number>()
  const bestWords = Math.max(...lexical.map(({ value }) => value), Number.EPSILON)
  for (const { id, value } of lexical) values.set(id, value / bestWords)
  const distances = near.map(({ value }) => value)
  const nearest = Math.min(...distances)
  const spread = Math.max(...distances) - nearest || 1
  for (const { id, value } of near) {
    values.set(id, (values.get(id) ?? 0) + 1 - (value - nearest) / spread)
  }
  return [...values]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, opened)
    .map(([id]) => id)
}

function matchPassages(
  matchWords: (text: string) => WordMatches,
  words: readonly WeighedWord[],
  passages: readonly FoundPassage[],
  vector: Float32Array | undefined,
): Matched[] {
  const named = wordsByTerm(words, 'name')
  return passages.map((passage) => {
    const inName = heldWords(passage.terms, named)
    const headings = matchWords(passage.path.join('\n'))
    const body = matchWords(passage.text)
    return {
      passage,
      words: body.words,
      length: passage.length,
      // Headings are placed far before the text so that they form no phrases with it.
      positions: words.map((_, word) => [
        ...(headings.positions[word] ?? []).map((position) => position - 1_000_000),
        ...(body.positions[word] ?? []),
      ]),
      inPath: headings.positions.map((found) => found.length > 0),
      inName: words.map((_, word) => inName.has(word)),
      ...similaritiesOf(passage, vector),
    }
  })
}

function similaritiesOf({ vector }: FoundPassage, question: Float32Array | undefined) {
  if (!question || !vector) return { cosine: undefined, windows: undefined }
  return { cosine: packedDot(vector, question), windows: windowCosines(vector, question) }
}

/** Joins each candidate with its neighbours, some of which are candidates themselves. */
function joinWindows(
  words: readonly WeighedWord[],
  candidates: readonly Matched[],
  passages: readonly Neighbour[],
  question: Float32Array | undefined,
): Ranked[] {
  const byTerm = wordsByTerm(words, 'text')
  const byPlace = new Map(passages.map((each) => [passageKey(each), each]))
  const steps = Array.from({ length: windowReach }, (_, index) => index + 1)
  return candidates.map((candidate) => {
    const { documentId, ordinal, length, vector } = candidate.passage
    const side = (sign: number) =>
      withinWindow(
        steps.map((distance) => {
          const found = byPlace.get(passageKey({ documentId, ordinal: ordinal + sign * distance }))
          return found && { ...found, distance }
        }),
      )
    const around = [...side(-1), ...side(1)]
    return {
      ...candidate,
      conversationCosine: conversationCosine(question, [
        { distance: 0, length, vector },
        ...around,
      ]),
      neighbours: around.map(({ terms, ...place }) => {
        const held = heldWords(terms, byTerm)
        return {
          distance: place.distance,
          length: place.length,
          holds: words.map((_, word) => held.has(word)),
        }
      }),
    }
  })
}

/** The indices of the words that each term represents. */
function wordsByTerm(words: readonly WeighedWord[], field: 'text' | 'name') {
  const found = new Map<bigint, number[]>()
  for (const [number, word] of words.entries()) {
    for (const { term } of word[field].flatMap(({ terms }) => terms)) {
      found.set(term, [...(found.get(term) ?? []), number])
    }
  }
  return found
}

const heldWords = (terms: ReadonlySet<bigint>, byTerm: ReadonlyMap<bigint, readonly number[]>) =>
  new Set([...terms].flatMap((term) => byTerm.get(term) ?? []))

function toHits(ranks: readonly Rank<Ranked>[]): Hit[] {
  const best = ranks[0]
  if (!best) return []
  const top = likelihood(best.coverage, best.candidate.cosine)
  return ranks.map(
    ({ candidate: { passage, words, cosine, windows }, score, lexical, coverage }) => ({
      isRelated: isRelated(coverage, cosine),
      passageId: String(passage.id),
      documentId: passage.documentId,
      text: passage.text,
      path: passage.path,
      locator: passage.locator,
      score: (top * score) / (best.score || 1),
      lexical,
      dense: cosine,
      windows,
      coverage,
      matchedTerms: [...words],
    }),
  )
}
