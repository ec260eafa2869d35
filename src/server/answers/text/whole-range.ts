import { valuesOf } from './loose-values.ts'

const asksRange =
  /(?<!\p{L})(?:from when (?:to|until|till) when|between (?:what|which) (?:dates|times|days)|what dates|which dates|von wann bis wann|zwischen welchen)(?!\p{L})/iu
const link = /^\s*(?:to|until|till|through|bis|and|und|[-–—])\s*(?:zum |the )?$/iu

/**
 * The range of dates or times around an answer, if the question asks for both ends: "10 Jan to 25
 * Jan 2027" for "25 Jan 2027". Positions are those in the sentence.
 */
export function wholeRange(
  question: string,
  sentence: string,
  { start, end }: { start: number; end: number },
): string | undefined {
  if (!asksRange.test(question)) return undefined
  for (const type of ['date', 'time'] as const) {
    const values = valuesOf(sentence, type)
    for (const [at, first] of values.entries()) {
      const second = values[at + 1]
      if (!second || !link.test(sentence.slice(first.end, second.start))) continue
      if (start < second.end && end > first.start) return sentence.slice(first.start, second.end)
    }
  }
  return undefined
}
