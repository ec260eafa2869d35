import { isGivenBack } from './given-back.ts'
import type { Reading } from './reading.ts'

export type Direction = 'in' | 'out'

/** Verbs of handing over money, which name its direction and no column. */
export const givesMoney =
  /^(?:pay|pays|paid|send|sends|sent|give|gives|gave|given|transfer|transferred|wire|wired|gezahlt|bezahlt|überwiesen|uberwiesen|gegeben|geschickt|zahlt|zahlte|zahlen)$/

/** "What did they pay me", "hat mir … überwiesen": incoming money. */
function paysMe({ words, speech }: Reading): boolean {
  const isGiven = (at: number) => givesMoney.test(words[at]?.folded ?? '')
  if (speech.lexicon.language === 'en')
    return words.some((_, at) => isGiven(at) && /^(me|us)$/.test(words[at + 1]?.folded ?? ''))
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  return says(/^(mir|uns)$/) && !says(/^(ich|wir)$/) && words.some((_, at) => isGiven(at))
}

const gets = /^(?:get|got|gotten)$/

/** "How much did I get back", "how much did I get from the shop". */
const getsMoney = ({ words, howMuch }: Reading) =>
  words.some(({ folded }, at) => {
    const isFrom = howMuch !== undefined && words[at + 1]?.folded === 'from'
    return gets.test(folded) && (isFrom || isGivenBack(words, at + 1))
  })

const makes = /^(?:make|made)$/
const takes = /^(?:bring|brings|brought|take|takes|took|taken)$/

/** "How much did I make", "what did it bring in". */
const makesMoney = ({ words, howMuch }: Reading) =>
  words.some(
    ({ folded }, at) =>
      (howMuch !== undefined && makes.test(folded)) ||
      (takes.test(folded) && words[at + 1]?.folded === 'in'),
  )

/** The direction of the money that a question is about; undefined if it names none. */
export function moneyDirection(reading: Reading): Direction | undefined {
  const { earnings, spendings } = reading.speech
  const says = (stems: ReadonlySet<string>) => reading.words.some(({ stem }) => stems.has(stem))
  const isPriced = reading.superlatives.some(({ value }) => value.about === 'amount')
  if (says(earnings) || paysMe(reading) || getsMoney(reading) || makesMoney(reading)) return 'in'
  return says(spendings) || isPriced ? 'out' : undefined
}
