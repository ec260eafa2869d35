import { everydayFormsOf } from '../language/language.ts'
import type { Word } from '../language/words.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { plainText } from '../plan/similar-words.ts'
import type { Reading } from '../plan/reading.ts'

/** The embedding model: centred unit vectors, whose dot product is their similarity. */
export type Embed = (texts: string[], signal?: AbortSignal) => Promise<Float32Array[]>

const mostTexts = 400
const mostWords = 12
const longestValue = 4
/** Values of a column with more of them are names, which no other word means. */
const mostValues = 40
const leastAlike = 0.3

/** The possible meanings of a word in a person's sheet: its headings, and the values of columns with few of them. */
function meaningsOf({ records, columns }: IndexedTable): string[] {
  if (records) return []
  return columns.flatMap(({ label, type, distinct, values }) => {
    const few = type === 'text' && distinct <= mostValues ? values : []
    return [label, ...few.filter((value) => value.split(' ').length <= longestValue)]
  })
}

/** Vectors of the words in a person's tables; they live as long as the index. */
const vectors = new WeakMap<CatalogIndex, Promise<Map<string, Float32Array>>>()

async function vectorsOf(index: CatalogIndex, embed: Embed): Promise<Map<string, Float32Array>> {
  const texts = [...new Set(index.tables.flatMap(meaningsOf).map(plainText))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .slice(0, mostTexts)
  const found = await embed(texts)
  return new Map(texts.flatMap((text, at) => (found[at] ? [[text, found[at]]] : [])))
}

/** Whether a table contains the word itself. */
const contains = ({ columns, values, valueWords }: IndexedTable, { folded, stem }: Word): boolean =>
  values.has(folded) ||
  valueWords.has(folded) ||
  valueWords.has(stem) ||
  columns.some(({ stems, parts }) => stems.includes(stem) || parts.includes(stem))

const similarity = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/**
 * Finds what a question's words that no table contains are most similar to: "petrol" to "Fuel", and
 * "heavy" to "Weight kg".
 */
export async function withLikeness(
  index: CatalogIndex,
  reading: Reading,
  embed: Embed | undefined,
  signal?: AbortSignal,
): Promise<CatalogIndex> {
  if (embed) await learnWords(index, reading, embed, signal)
  return index
}

async function learnWords(
  index: CatalogIndex,
  reading: Reading,
  embed: Embed,
  signal?: AbortSignal,
): Promise<void> {
  const words = reading.content
    .flatMap((at) => reading.words[at] ?? [])
    .filter(({ folded }) => /^\p{L}{3,}$/u.test(folded) && !index.similarWords.has(folded))
    .filter((word) => !index.tables.some((table) => contains(table, word)))
    .slice(0, mostWords)
    .map(({ folded }) => folded)
  if (words.length === 0) return
  const known = vectors.get(index) ?? vectorsOf(index, embed)
  vectors.set(index, known)
  // A failure is not remembered: the next question tries again.
  known.catch(() => vectors.delete(index))
  const texts = await known
  if (texts.size === 0) return
  const learn = async (word: string) => {
    const wordVectors = await embed([word, ...everydayFormsOf(word)], signal)
    const scored = [...texts].flatMap(([text, vector]) => {
      const score = Math.max(...wordVectors.map((each) => similarity(each, vector)))
      return score >= leastAlike ? [[text, score] as const] : []
    })
    index.similarWords.set(word, new Map(scored))
  }
  await Promise.all([...new Set(words)].map(learn))
}
