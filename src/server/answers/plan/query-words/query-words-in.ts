import { english } from './english.ts'
import { german } from './german.ts'
import type { QueryWords } from './query-words.ts'

const languages: readonly QueryWords[] = [english, german]

/** The words for queries in a language; English where there are none. */
export const queryWordsIn = (language: string): QueryWords =>
  languages.find((each) => each.language === language) ?? english
