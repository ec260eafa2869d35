import { speechOf } from '../language/language.ts'
import { wordsOf } from '../language/words.ts'
import type { Day } from './civil-date.ts'
import { readPeriods } from './join-periods.ts'
import type { Period } from './period-words.ts'

const small =
  /^(?:in|on|at|for|the|during|over|since|from|did|i|was|im|am|der|die|das|den|dem|seit|ab|vom|von|fur)$/

/**
 * The period that a text names, if it says nothing else: not "500 in March". The text alone may be
 * too short to tell its language; the sentence that it is part of does.
 */
export function lonePeriod(text: string, today: Day, sentence = text): Period | undefined {
  const words = wordsOf(text)
  const { lexicon } = speechOf(wordsOf(sentence))
  const [period, ...others] = readPeriods(words, lexicon, today)
  if (!period || others.length > 0) return undefined
  const isAll = words.every(
    ({ folded }, index) => (index >= period.start && index < period.end) || small.test(folded),
  )
  return isAll ? period : undefined
}
