import { isGivenBack } from './given-back.ts'
import { stem } from '../language/stem.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'

export type Direction = 'in' | 'out'

/** Verbs of handing over money, which name its direction and no column. */
export const givesMoney =
  /^(?:pay|pays|paid|send|sends|sent|give|gives|gave|given|transfer|transferred|wire|wired|gezahlt|bezahlt|überwiesen|uberwiesen|gegeben|geschickt|zurückgezahlt|zuruckgezahlt|zurückgegeben|zuruckgegeben|zahlt|zahlte|zahlen)$/

/** "What did they pay me", "hat mir … überwiesen": incoming money. */
function paysMe({ words, speech }: Reading): boolean {
  const isGiven = (at: number) => givesMoney.test(words[at]?.folded ?? '')
  const followed = (at: number) =>
    words
      .slice(at + 1, at + 4)
      .map(({ folded }) => folded)
      .join(' ')
  if (speech.lexicon.language === 'en')
    return words.some((_, at) => isGiven(at) && /^(?:back )?(?:to )?(?:me|us)\b/.test(followed(at)))
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  return says(/^(mir|uns)$/) && !says(/^(ich|wir)$/) && words.some((_, at) => isGiven(at))
}

const gets = /^(?:get|got|gotten|bekomme[nt]?|bekam|erhalte[nt]?|erhielt)$/

/** "How much did I get back", "how much did I get from the shop". */
const getsMoney = ({ words, howMuch }: Reading) =>
  howMuch !== undefined &&
  words.some(
    ({ folded }, at) =>
      gets.test(folded) &&
      (/^(?:from|zuruck)$/.test(words[at + 1]?.folded ?? '') || isGivenBack(words, at + 1)),
  )

const makes = /^(?:make|made|eingenommen)$/
const takes = /^(?:bring|brings|brought|take|takes|took|taken)$/

/** "How much did I make in May", "what did it bring in": at the end, or before a period. */
const makesMoney = ({ words, howMuch, periods }: Reading) => {
  const isLast = (at: number) =>
    at === words.length || periods.some(({ start }) => start === at || start === at + 1)
  return words.some(
    ({ folded }, at) =>
      (takes.test(folded) && words[at + 1]?.folded === 'home') ||
      (makes.test(folded) && howMuch !== undefined && isLast(at + 1)) ||
      isTakenIn({ words, periods }, at),
  )
}

/** Whether the word at this place is the "brought" of "brought in", and not of "brought in May". */
export const isTakenIn = ({ words, periods }: Pick<Reading, 'words' | 'periods'>, at: number) =>
  takes.test(words[at]?.folded ?? '') &&
  words[at + 1]?.folded === 'in' &&
  !periods.some(({ start }) => start === at + 1 || start === at + 2)

const paidIn =
  /\b(?:paid|pay|pays|put|puts|contributed?) (?:(?:any|all|much|money|the|his|her|their|my) )*into (?:the|our|this) (?<pot>\p{L}+)/iu

/** "How much has Ben paid into the pot": what comes in, where the sheet is the pot's. */
export function isPaidInto(
  { question }: Pick<Reading, 'question'>,
  { nameStems }: Pick<IndexedTable, 'nameStems'>,
): boolean {
  const pot = paidIn.exec(question)?.groups?.['pot']
  return pot !== undefined && nameStems.has(stem(pot))
}

/** The direction of the money that a question is about; undefined if it names none. */
export function moneyDirection(reading: Reading): Direction | undefined {
  const { earnings, spendings } = reading.speech
  const says = (stems: ReadonlySet<string>) => reading.words.some(({ stem }) => stems.has(stem))
  const isPriced = reading.superlatives.some(({ value }) => value.about === 'amount')
  if (says(earnings) || paysMe(reading)) return 'in'
  if (says(spendings) || isPriced) return 'out'
  return getsMoney(reading) || makesMoney(reading) ? 'in' : undefined
}
