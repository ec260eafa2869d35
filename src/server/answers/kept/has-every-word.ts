const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every word, also within longer words, ignoring case and accents. */
export function hasEveryWord(words: string, text: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
