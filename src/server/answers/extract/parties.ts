import { stem } from '../language/stem.ts'

type Place = { start: number; end: number }

const part =
  /\((?:hereinafter |hereafter |nachfolgend |im folgenden )?(?:the |der |die |das )?["“„”']?(?<part>\p{L}[\p{L}-]+)["“”']?\)/giu

/**
 * Whether a candidate is the party of an agreement that is asked for, or another one, given the
 * stems of the question: with "Ann Roth (landlord) and Ben Ott (tenant)", Ben is not the landlord.
 * The place is within the sentence; undefined if the sentence names no such parties.
 */
export function partyOf(
  asked: ReadonlySet<string>,
  sentence: string,
  { start, end }: Place,
): 'asked' | 'other' | undefined {
  const parts = [...sentence.matchAll(part)].map(({ 0: all, index, groups }) => ({
    start: index,
    end: index + all.length,
    stem: stem((groups?.['part'] ?? '').toLowerCase()),
  }))
  if (parts.length < 2) return undefined
  const meant = parts.find((each) => asked.has(each.stem))
  if (!meant || (start <= meant.start && end >= meant.end)) return undefined
  return parts.find((each) => each.start >= end) === meant ? 'asked' : 'other'
}
