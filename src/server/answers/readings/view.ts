import type { ReadingView } from '#shared/readings.ts'
import type { Reading } from '../plan/reading.ts'
import { overlaps, phraseKey, spanOf } from './corrections.ts'
import type { Span } from './corrections.ts'

/** The original text of a span. */
export const phraseAt = ({ question, words }: Reading, { from, to }: Span): string =>
  question.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)

/** A reading for the page, if there are alternatives. */
export function viewOf(
  { words, corrections = [] }: Reading,
  { near, ...reading }: Omit<ReadingView, 'id' | 'remembered'>,
): ReadingView[] {
  const { kind, phrase, others } = reading
  if (phrase === '' || others.length === 0) return []
  const span = spanOf(words, phrase)
  const correction = corrections.find((each) => {
    const other = spanOf(words, each.phrase)
    return each.choice.kind === reading.chosen.choice.kind && span && other && overlaps(span, other)
  })
  return [
    {
      id: `${kind}:${phraseKey(phrase)}`,
      ...reading,
      ...(near && !correction ? { near } : {}),
      ...(correction?.id === undefined ? {} : { remembered: correction.id }),
    },
  ]
}
