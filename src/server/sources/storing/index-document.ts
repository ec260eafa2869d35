import { languageOf } from '#server/ingestion/extract/language.ts'
import type { Passage } from '#server/search/passage.ts'
import { storeManyPassages, type DocumentPassages } from '#server/search/index-passages.ts'
import type { Store } from './insert-rows.ts'

/** Enough text to detect the language. */
const languageSample = 600

export type Indexed = Omit<DocumentPassages, 'language' | 'passages'> & {
  passages: readonly (Passage & { ordinal?: number })[]
}

/** Makes the passages of documents searchable by words. */
export async function indexDocuments(
  { tx, keys, owner }: Store,
  found: readonly Indexed[],
): Promise<void> {
  const passages = found
    .filter((document) => document.passages.length > 0)
    .map((document) => ({ ...document, language: language(document) }))
  if (passages.length > 0) await storeManyPassages(tx, keys, owner.userId, passages)
}

function language({ passages }: Indexed): string {
  let text = ''
  for (const passage of passages) {
    if (text.length >= languageSample) break
    text += `${passage.text}\n`
  }
  const locator = { kind: 'blocks', from: 0, to: 0 } as const
  return languageOf([{ kind: 'paragraph', text: text.slice(0, languageSample), locator }])
}
