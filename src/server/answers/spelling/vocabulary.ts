import type { CatalogIndex } from '../plan/catalog-index.ts'
import { stem } from '../language/stem.ts'
import { foldedWords } from '../language/words.ts'

export type Vocabulary = {
  /** Folded words. */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

const fromIndex = new WeakMap<CatalogIndex, Vocabulary>()

/** The words of a person's tables: their names, headings and values. */
function tableWords(index: CatalogIndex): Vocabulary {
  const known = fromIndex.get(index)
  if (known) return known
  const words = new Set(
    index.tables.flatMap(({ columns, names, valueWords }) => [
      ...columns.flatMap(({ label }) => foldedWords(label)),
      ...names.flat(),
      ...valueWords.keys(),
    ]),
  )
  const stems = index.tables.flatMap(({ nameStems, columns }) => [
    ...nameStems,
    ...columns.flatMap((column) => [...column.stems, ...column.parts]),
  ])
  const vocabulary = { words, stems: new Set([...stems, ...[...words].map(stem)]) }
  fromIndex.set(index, vocabulary)
  return vocabulary
}

/** The words of a person's tables, and of the texts that a search found. */
export function vocabularyOf(index: CatalogIndex, texts: readonly string[]): Vocabulary {
  const tables = tableWords(index)
  const textWords = texts.flatMap(foldedWords)
  return {
    words: new Set([...tables.words, ...textWords]),
    stems: new Set([...tables.stems, ...textWords.map(stem)]),
  }
}
