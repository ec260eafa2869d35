import { wordsIn } from '#server/translation/words-in.ts'
import { fold } from '../language/stem.ts'

/** A text as answers are compared: folded words and figures, without marks. */
export const normalizeAnswer = (text: string): string =>
  wordsIn(fold(text))
    .map(({ text: word }) => word)
    .filter((word) => /[\p{L}\p{N}£$€%]/u.test(word))
    .join(' ')
