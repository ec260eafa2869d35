import type { Comparator, Lexicon } from '../language/lexicon.ts'
import { findPhrases, phraseTable } from '../language/phrases.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import { numberAt } from './numbers.ts'

/** A number that a question compares with: `more than 50`, `between 10 and 20`, `5 or more`. */
export type Condition = {
  comparator: Comparator | 'between'
  value: number
  high?: number
  /** Unit sign or word next to the number. */
  unit?: string
  from: number
  to: number
}

const unitSigns: Record<string, string> = {
  $: '$',
  '€': '€',
  '£': '£',
  eur: '€',
  euro: '€',
  euros: '€',
  dollar: '$',
  dollars: '$',
  usd: '$',
  pounds: '£',
  gbp: '£',
}

const isUnit = (word: Word | undefined) => Object.hasOwn(unitSigns, word?.folded ?? '')

function adjacentUnit(words: readonly Word[], at: number, end: number): string | undefined {
  const sign = /^[$€£¥]/.exec(words[at]?.text ?? '')?.[0]
  return sign ?? unitSigns[words[end]?.folded ?? ''] ?? unitSigns[words[at - 1]?.folded ?? '']
}

function condition(
  words: readonly Word[],
  comparator: Comparator,
  span: { from: number; to: number; at: number; end: number; value: number },
): Condition {
  const unit = adjacentUnit(words, span.at, span.end)
  const { from, value } = span
  // The span includes a unit after the number.
  const to = isUnit(words[span.to]) ? span.to + 1 : span.to
  return { comparator, value, from, to, ...(unit === undefined ? {} : { unit }) }
}

/** Stop words allowed between a comparison and its number. */
const between = /^(the|a|of|about|[$€£])$/

export function readConditions(words: readonly Word[], lexicon: Lexicon): Condition[] {
  const conditions: Condition[] = []
  for (const found of findPhrases(words, phraseTable(Object.entries(lexicon.comparators)))) {
    const at = between.test(words[found.to]?.folded ?? '') ? found.to + 1 : found.to
    const after = numberAt(words, at, lexicon)
    if (after) {
      const span = { from: found.from, to: after.end, at, end: after.end, value: after.value }
      conditions.push(condition(words, found.value, span))
      continue
    }
    // "100 or more": the number precedes the comparator.
    const isBehind = /^(or|oder) /.test(found.phrase)
    const before = isBehind ? numberAt(words, found.from - 1, lexicon) : undefined
    if (!before) continue
    const span = {
      from: found.from - 1,
      to: found.to,
      at: found.from - 1,
      end: found.to,
      value: before.value,
    }
    conditions.push(condition(words, found.value, span))
  }
  for (const [open, link] of lexicon.between) {
    const from = words.findIndex((word) => word.folded === fold(open))
    const low = from < 0 ? undefined : numberAt(words, from + 1, lexicon)
    const high =
      low && words[low.end]?.folded === fold(link)
        ? numberAt(words, low.end + 1, lexicon)
        : undefined
    if (low && high) {
      conditions.push({
        comparator: 'between',
        value: low.value,
        high: high.value,
        from,
        to: isUnit(words[high.end]) ? high.end + 1 : high.end,
      })
    }
  }
  return conditions.toSorted((a, b) => a.from - b.from)
}
