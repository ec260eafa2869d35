const ascii = /^[\0-\x7f]*$/

/** The text without accents and other marks, and with full-width letters and ligatures as plain ones. */
export const withoutAccents = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/**
 * The form in which texts are compared: without accents and case, `ß` as `ss`. The search index has
 * a separate fold, `server/search/fold.ts`, which keeps marks where they are sounds; changing that
 * one changes the index.
 */
export const fold = (text: string): string =>
  withoutAccents(text).toLowerCase().replaceAll('ß', 'ss')

/** Whether a text contains every word, also within longer words, ignoring case and accents. */
export function hasEveryWord(words: string, text: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
