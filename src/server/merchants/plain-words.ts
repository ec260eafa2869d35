import { fold } from '#shared/fold.ts'

/** Words for comparison: without accents, punctuation and case. */
export function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word, at, words) => {
      // Card networks write an apostrophe as a blank: `TRADER JOE S`.
      if (word === 's' && isName(words[at - 1])) return []
      const isOwner = words[at + 1] === 's' && isName(word) && !word.endsWith('s')
      return isOwner ? [`${word}s`] : [word]
    })
}

const isName = (word: string | undefined) => word !== undefined && /^\p{L}{3,}$/u.test(word)

export const plainText = (text: string): string => plainWords(text).join(' ')
