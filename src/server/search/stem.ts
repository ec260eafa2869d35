import snowball from 'snowball-stemmers'

const algorithms = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  fi: 'finnish',
  ro: 'romanian',
  hu: 'hungarian',
  ru: 'russian',
  tr: 'turkish',
} as const

/** Languages with a stemmer; words of all others are indexed unstemmed. */
export type StemLanguage = keyof typeof algorithms
export const stemLanguages = Object.keys(algorithms).filter(isStemLanguage)

export function isStemLanguage(language: string): language is StemLanguage {
  return Object.hasOwn(algorithms, language)
}

const cachedWords = 50_000

/**
 * Maps a folded word to its stem. Caches the stems: finding one takes microseconds, and texts
 * repeat their words.
 */
export function createStemmer(language: string): (word: string) => string {
  if (!isStemLanguage(language)) return (word) => word
  const stemmer = snowball.newStemmer(algorithms[language])
  const known = new Map<string, string>()
  return (word) => {
    if (word.length < 3 || hasDigit.test(word)) return word
    const cached = known.get(word)
    if (cached !== undefined) return cached
    const stem = stemmer.stem(word)
    if (known.size >= cachedWords) known.clear()
    known.set(word, stem)
    return stem
  }
}

export type Stemmers = (language: string) => (word: string) => string

/** One stemmer per language, created on first use. */
export function createStemmers(): Stemmers {
  const made = new Map<string, (word: string) => string>()
  return (language) => {
    const stem = made.get(language) ?? createStemmer(language)
    made.set(language, stem)
    return stem
  }
}

const hasDigit = /\p{N}/u
