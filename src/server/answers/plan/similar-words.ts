/** For words that no table contains: their similarity to headings and values, from 0 to 1. */
export type SimilarWords = Map<string, ReadonlyMap<string, number>>

/** A heading or a value without units and brackets, as a person would say it. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\(.*?\)|[_€$£%#]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
