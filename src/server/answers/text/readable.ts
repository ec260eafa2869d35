import type { Window } from '#server/models/reader/pair.ts'
import type { WindowReading } from '#server/models/reader/reader-session.ts'
import type { Reading } from '../plan/reading.ts'
import {
  translateQuestion,
  translateText,
  type Translation,
} from '#server/translation/translate-text.ts'

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

/** The reading of a translation as one of the original: a word gets the best of its translation's words. */
export function readingOfOriginal({ places }: Translation, reading: WindowReading): WindowReading {
  const words = new Map<number, WindowReading['words'][number]>()
  for (const { from, starts, ends } of reading.words) {
    const at = places.findLastIndex((place) => place.from <= from)
    const place = places[at]
    if (!place) continue
    const known = words.get(at)
    words.set(at, {
      from: place.start,
      to: place.end,
      starts: Math.max(starts, known?.starts ?? -Infinity),
      ends: Math.max(ends, known?.ends ?? -Infinity),
    })
  }
  return { ...reading, words: [...words.values()] }
}
