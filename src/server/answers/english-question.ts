import type { AskResponse } from '#shared/answers.ts'
import { translateQuestion } from '#server/translation/translate-text.ts'
import type { Reading } from './plan/reading.ts'

/** Below this, the English of a German question answers something else too often. */
const leastConfidence = 0.5

/** The words of a German question in English, if its own were not answered well. */
export function englishQuestion(
  { question, speech }: Reading,
  own: Pick<AskResponse, 'found' | 'confidence'>,
): string | undefined {
  if (speech.lexicon.language !== 'de') return undefined
  if (own.found && own.confidence >= leastConfidence) return undefined
  const english = translateQuestion(question)
  return english === question ? undefined : english
}

/** No answer to a translated question is shown as sure: its words were guessed one by one. */
const mostConfidence = 0.8

/** The answer to a German question, or to its English if that is a better one. */
export const betterOf = (own: AskResponse, english: AskResponse): AskResponse =>
  english.found && english.confidence >= leastConfidence
    ? { ...english, confidence: Math.min(english.confidence, mostConfidence) }
    : own
