import type { Correction } from '#shared/readings.ts'
import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'

/** A correction that counts for a question: said with it, or remembered from an earlier one. */
export type Corrected = Correction & { isSaid?: boolean; id?: string }
export type Span = { from: number; to: number }

/** A phrase in the form in which it is found again: "Payments" and "payment" are one. */
export const phraseKey = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ stem }) => stem)
    .join(' ')

/** Where a question says a phrase. */
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
 * The corrections whose words a question says: what was said with it before what is remembered,
 * the longer phrase before the one within it.
 */
export function correctionsFor(
  words: readonly Word[],
  corrections: readonly Corrected[],
): Corrected[] {
  const found: (Corrected & { span: Span })[] = []
  const sorted = corrections.toSorted(
    (a, b) =>
      Number(b.isSaid ?? false) - Number(a.isSaid ?? false) || b.phrase.length - a.phrase.length,
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
/** A word may stand for a column and a table at once only in one way; a period is another matter. */
const meets = (a: Correction['choice']['kind'], b: Correction['choice']['kind']) =>
  a === b || (ofTables.has(a) && ofTables.has(b))
