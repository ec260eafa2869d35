import { sentencesOf } from './sentences.ts'
import { wordsIn } from '#server/translation/words-in.ts'

/** A part of a passage that is read at once. */
export type TextWindow = { text: string; start: number; end: number }

/** Tokens per window. */
const windowWords = 72
/** The last unit of a window is repeated in the next one, up to this length. */
const sharedWords = 18

/** Splits a passage into windows of whole sentences and lines that overlap by the last of them. */
export function windowsOf(passage: string): TextWindow[] {
  const units = sentencesOf(passage).flatMap(({ start, end }) => piecesOf(passage, start, end))
  const windows: TextWindow[] = []
  let from = 0
  while (from < units.length) {
    let to = from
    let words = 0
    while (to < units.length && (to === from || words + (units[to]?.words ?? 0) <= windowWords)) {
      words += units[to]?.words ?? 0
      to++
    }
    const start = units[from]?.start ?? 0
    const end = units[to - 1]?.end ?? start
    windows.push({ text: passage.slice(start, end), start, end })
    const isShared =
      to < units.length && to - from > 1 && (units[to - 1]?.words ?? 0) <= sharedWords
    from = isShared ? to - 1 : to
  }
  return windows
}

type Unit = { start: number; end: number; words: number }

/** Splits a sentence that exceeds a window between words. */
function piecesOf(passage: string, start: number, end: number): Unit[] {
  const words = wordsIn(passage.slice(start, end))
  const pieces: Unit[] = []
  for (let from = 0; from < words.length; from += windowWords) {
    const part = words.slice(from, from + windowWords)
    const [first] = part
    const last = part.at(-1)
    if (!first || !last) break
    pieces.push({ start: start + first.start, end: start + last.end, words: part.length })
  }
  return pieces
}
