const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a label or its synonyms contain every typed word. */
export function hasEveryWord(typed: string, label: string, otherWords = ''): boolean {
  const text = fold(`${label} ${otherWords}`)
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
