import type { Correction } from '#shared/readings.ts'
import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'

/** A correction that applies to a question: sent with it, or remembered from an earlier one. */
export type Corrected = Correction & { isSent?: boolean; id?: string }
export type Span = { from: number; to: number }

/** The normalised key of a phrase: "Payments" and "payment" are the same. */
export const phraseKey = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ stem }) => stem)
    .join(' ')

/** The position of a phrase in a question. */
export function spanOf(words: readonly Word[], phrase: string): Span | undefined {
  const stems = wordsOf(phrase).map(({ stem }) => stem)
  if (stems.length === 0) return undefined
  const from = words.findIndex((_, at) =>
    stems.every((stem, index) => words[at + index]?.stem === stem),
  )
  return from < 0 ? undefined : { from, to: from + stems.length }
}

export const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to

/**
 * The corrections whose phrases occur in a question: those sent with it before remembered ones,
 * longer phrases before those within them.
 */
export function correctionsFor(
  words: readonly Word[],
  corrections: readonly Corrected[],
): Corrected[] {
  const found: (Corrected & { span: Span })[] = []
  const sorted = corrections.toSorted(
    (a, b) =>
      Number(b.isSent ?? false) - Number(a.isSent ?? false) || b.phrase.length - a.phrase.length,
  )
  for (const each of sorted) {
    const span = spanOf(words, each.phrase)
    const isTaken = ({ choice, span: other }: (typeof found)[number]) =>
      span !== undefined && overlaps(span, other) && meets(choice.kind, each.choice.kind)
    if (span && !found.some(isTaken)) found.push({ ...each, span })
  }
  return found.map(({ span: _, ...rest }) => rest)
}

const ofTables = new Set<Correction['choice']['kind']>(['column', 'table'])
/** Corrections of a column and of a table exclude each other for a word; periods are separate. */
const meets = (a: Correction['choice']['kind'], b: Correction['choice']['kind']) =>
  a === b || (ofTables.has(a) && ofTables.has(b))
