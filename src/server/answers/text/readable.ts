import type { Window } from '#server/models/reader/pair.ts'
import type { Reading } from '../plan/reading.ts'
import {
  translateQuestion,
  translateText,
  type Translation,
} from '../translation/translate-text.ts'

/** A window as the reader gets it, with the translation if it is none of the original's words. */
export type ReadableWindow = Window & { translation?: Translation }

/** The reader knows English only: a German question is translated word by word. */
export const readableQuestion = ({ question, speech }: Reading): string =>
  speech.lexicon.language === 'de' ? translateQuestion(question) : question

/** A window of a passage for the reader; a German one is translated word by word. */
export function readableWindow(window: Window, isGerman: boolean): ReadableWindow {
  if (!isGerman) return window
  const translation = translateText(window.text)
  return { title: translateText(window.title).text, text: translation.text, translation }
}
