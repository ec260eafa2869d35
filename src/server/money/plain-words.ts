import { fold } from '#shared/fold.ts'

/** Words for comparison: without accents, punctuation and case. */
export function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

export const plainText = (text: string): string => plainWords(text).join(' ')
