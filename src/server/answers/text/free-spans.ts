import type { ReadWord } from '#server/models/reader/reader-session.ts'
import { scoreOf, type Boundaries } from './boundaries.ts'
import type { ProposedSpan } from './candidate.ts'

/** Number of spans that the reader itself proposes per line. */
export const freeSpans = 4
const longestSpan = 30

/** A span proposed by the reader: it keeps its boundary scores when rules complete it. */
export type FreeSpan = ProposedSpan & { ends: Boundaries }
export const valueOf = ({ ends }: FreeSpan) => scoreOf(ends)

/** The likeliest spans of a line by their boundary scores alone. */
export function freeSpansOf(words: readonly ReadWord[]): FreeSpan[] {
  const likely = [...words.keys()]
    .toSorted((a, b) => (words[b]?.starts ?? 0) - (words[a]?.starts ?? 0))
    .slice(0, freeSpans)
  return likely.flatMap((first): FreeSpan[] => {
    const from = words[first]
    const to = words
      .slice(first, first + longestSpan)
      .reduce((best, word) => (word.ends > best.ends ? word : best), words[first] ?? noWord)
    if (!from) return []
    const ends = { starts: from.starts, ends: to.ends }
    return [{ start: from.from, end: to.to, form: 'none', proposer: 'span', ends }]
  })
}

const noWord: ReadWord = { from: 0, to: 0, starts: 0, ends: 0 }
