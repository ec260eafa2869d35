const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text says every word, or its beginning, in any case and with any accents. */
export function hasEveryWord(words: string, text: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
