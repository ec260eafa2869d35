import { synonymsNamed } from '../language/language.ts'
import type { Superlative } from '../language/lexicon.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { IndexedColumn } from './indexed-table.ts'

const turned = { asc: 'desc', desc: 'asc' } as const

/** Places and ranks, where the lowest number is the best. */
export function isPlaceColumn({ stems, distinct }: IndexedColumn): boolean {
  const places = synonymsNamed('rank')
  return distinct > 0 && stems.some((stem) => places.has(stem))
}

/** Whether a higher value of a column is the better one. */
export function isScoreColumn({ stems, distinct }: IndexedColumn): boolean {
  const scores = synonymsNamed('rating')
  return distinct > 0 && stems.some((stem) => scores.has(stem))
}

/** An age in years: the oldest has the most of them. */
export const isAgeColumn = ({ stems, type, distinct }: IndexedColumn) =>
  distinct > 0 && type !== 'text' && stems.some((stem) => stem === 'age' || stem === 'alter')

const aged = /^(old|young|alt|jung)/
/** The column of ages that "oldest" and "younger" refer to. */
export const ageColumn = (columns: readonly IndexedColumn[], phrase: string) =>
  aged.test(fold(phrase)) ? columns.find(isAgeColumn) : undefined

/**
 * The direction in a column: the highest place is the first, the best score the highest, and the
 * oldest has the highest age.
 */
export function directionOf({ direction, about }: Superlative, column: IndexedColumn) {
  const isTurned =
    (about === '' && isPlaceColumn(column)) ||
    (about === 'rank' && isScoreColumn(column)) ||
    (about === 'date' && isAgeColumn(column))
  return isTurned ? turned[direction] : direction
}

const steps: Record<string, number> = {
  next: 2,
  second: 2,
  '2nd': 2,
  zweit: 2,
  zweite: 2,
  zweiter: 2,
  zweites: 2,
  zweiten: 2,
  third: 3,
  '3rd': 3,
  dritte: 3,
  dritter: 3,
  drittes: 3,
  dritten: 3,
  fourth: 4,
  '4th': 4,
  vierte: 4,
  vierten: 4,
  fifth: 5,
  '5th': 5,
}

/** The rank from the top: "the second highest", "next to largest". */
export function ordinalBefore(
  words: readonly Word[],
  at: number,
): { nth: number; from: number } | undefined {
  const first = words[at - 1]?.folded === 'to' ? at - 2 : at - 1
  const word = words[first]?.folded ?? ''
  const nth = Object.hasOwn(steps, word) ? steps[word] : undefined
  return nth === undefined ? undefined : { nth, from: first }
}
