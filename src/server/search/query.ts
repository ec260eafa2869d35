import { createGermanWords } from '#server/translation/german-words.ts'
import { translateWord } from '#server/translation/translate-word.ts'
import { translationsFrom } from '#server/translation/translations.ts'
import { irregularForms } from './irregular-forms.ts'
import { isStopWord, leaningOf } from './stop-words.ts'
import { stemLanguages } from './stem.ts'
import type { Stemmers } from './stem.ts'
import { eachRun } from './runs.ts'
import { wordParts } from './word-parts.ts'

/** A word of a question with its possible stems in the index. */
export type QueryWord = {
  folded: string
  /**
   * Stems by language, including those of irregular forms and of translations; `und` holds the word
   * itself.
   */
  stems: ReadonlyMap<string, readonly string[]>
}

const maxWords = 40
const languages = [...stemLanguages, 'und']

/** Parses questions into words; stop words are dropped unless there are no others. */
export function createQueryReader(stemmerOf: Stemmers) {
  const stemmers = languages.map((language) => ({ language, stem: stemmerOf(language) }))
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const germanWords = createGermanWords(stemmerOf('en'))
  const translationsOf = (language: 'en' | 'de', folded: string) => [
    ...translationsFrom(language, folded),
    ...(language === 'de' ? englishWords(folded) : germanWords(folded)),
  ]

  return function readQuery(question: string): QueryWord[] {
    const words = new Set<string>()
    eachRun(question, (start, end) => {
      if (words.size >= maxWords * 2) return
      for (const { folded } of wordParts(question.slice(start, end), segmenter)) words.add(folded)
    })
    const telling = [...words].filter((word) => !isStopWord(word))
    const asked = leaningOf(words)
    return (telling.length > 0 ? telling : [...words]).slice(0, maxWords).map((folded) => {
      const abroad = asked === 'de' ? 'en' : 'de'
      const others = translationsOf(asked, folded)
      return {
        folded,
        stems: new Map(
          stemmers.map(({ language, stem }) => {
            const own = stemsOf(folded, language, stem)
            return [language, language === abroad ? unique([...own, ...others.map(stem)]) : own]
          }),
        ),
      }
    })
  }
}

/** A compound is several English words. */
const englishWords = (german: string) =>
  (translateWord(german)?.toLowerCase().split(' ') ?? []).filter((word) => !isStopWord(word))

const unique = (stems: readonly string[]) => [...new Set(stems)]

/** The index stores each form under its own stem: the stem of `go` does not find `went`. */
function stemsOf(folded: string, language: string, stem: (word: string) => string): string[] {
  const own = stem(folded)
  return unique([own, ...irregularForms(language, folded, own).map(stem)])
}
