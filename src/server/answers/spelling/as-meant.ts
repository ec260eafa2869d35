import type { SpellingCorrection } from '#shared/answers.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { correctSpelling } from './correct-spelling.ts'
import { withNameCase } from './name-case.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A question with its spelling corrected, and with the names of people written as such. */
export function asMeant(
  question: string,
  index: CatalogIndex,
  texts: readonly string[],
): { meant: string; corrections: SpellingCorrection[] } {
  const { question: corrected, corrections } = correctSpelling(question, vocabularyOf(index, texts))
  return { meant: withNameCase(corrected, index), corrections }
}
