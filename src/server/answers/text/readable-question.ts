import { translationsFrom } from '#server/search/translations.ts'
import type { Reading } from '../plan/reading.ts'

/** The shortest part of a compound that is looked up by itself. */
const shortestPart = 4
const mostGlossed = 6

/** "Mietvertrag" is in the lexicon; "Waschmaschinengarantie" only by its last part, "Kautionskonto" by both. */
function meaningsOf(folded: string): string[] {
  const [known] = translationsFrom('de', folded)
  if (known !== undefined) return [known]
  const cuts = Array.from({ length: folded.length }, (_, at) => at).filter(
    (at) => at >= shortestPart && folded.length - at >= shortestPart,
  )
  const tail = cuts.flatMap((at) => translationsFrom('de', folded.slice(at))[0] ?? []).at(0)
  const head = cuts
    .flatMap((at) => translationsFrom('de', folded.slice(0, at).replace(/s$/, ''))[0] ?? [])
    .at(-1)
  return [head, tail].filter((word) => word !== undefined)
}

/** The question for the reader: a German one with the English words of the lexicon appended. */
export function readableQuestion({ question, content, words, speech }: Reading): string {
  if (speech.lexicon.language !== 'de') return question
  const meant = content.flatMap((index) => meaningsOf(words[index]?.folded ?? ''))
  const glosses = [...new Set(meant)].slice(0, mostGlossed)
  return glosses.length > 0 ? `${question} (${glosses.join(' ')})` : question
}
