import { encodePair } from '#server/models/reader/pair.ts'
import type { Vocabulary, Window } from '#server/models/reader/pair.ts'

/** Characters of a window, end excluded. */
export type Range = { start: number; end: number }

export type LabelledWindow = Window & {
  /** Positions of the answer; empty if the window does not contain it. */
  answers: readonly Range[]
}

/** One question with windows that are read together: training compares their spans. */
export type Question = {
  set: string
  /** Article, scene or paper: never on both sides of a split. */
  group: string
  question: string
  windows: readonly LabelledWindow[]
  /** The answer to a yes-no question, in the windows that decide it. */
  decision?: 'yes' | 'no'
}

/**
 * A line of the training file: token ids, the start of the window, and the first and last token of
 * each answer.
 */
export function lineOf(
  { set, group, question, windows, decision }: Question,
  vocabulary: Vocabulary,
) {
  const encoded = windows.map((window) => {
    const { ids, windowFrom, words } = encodePair(question, window, vocabulary)
    const answers = window.answers.flatMap(({ start, end }) => {
      const inside = words.filter((word) => word.end > start && word.start < end)
      const [first] = inside
      const last = inside.at(-1)
      const isWhole = last !== undefined && last.end >= end
      return first && last && isWhole ? [[first.first, last.last]] : []
    })
    // The window's own text, without its title: answers can only be there.
    const textFrom = words[0]?.first ?? ids.length - 1
    return { ids, windowFrom, textFrom, answers, isCut: answers.length < window.answers.length }
  })
  if (encoded.some(({ isCut, answers }) => isCut && answers.length === 0)) return undefined
  const rows = encoded.map(({ ids, windowFrom, textFrom, answers }) => ({
    ids,
    windowFrom,
    textFrom,
    answers,
  }))
  return JSON.stringify({ set, group, decision, windows: rows })
}
