import { stem } from './stem.ts'
import { wordsOf, type Word } from './words.ts'
import { translateWord } from '#server/translation/translate-word.ts'

/** Stems of the English words that a German word means; compounds have several. */
export const englishStems = (german: string): string[] =>
  (translateWord(german)?.split(' ') ?? []).filter((word) => word.length > 2).map(stem)

/** The stems of a text's words; a German word also has those of its translation. */
export function meaningsIn(text: string, isGerman: boolean): (Word & { stems: string[] })[] {
  return wordsOf(text).map((word) => ({
    ...word,
    stems: isGerman ? [word.stem, ...englishStems(word.text)] : [word.stem],
  }))
}
