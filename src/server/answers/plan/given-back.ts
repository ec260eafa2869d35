import type { Word } from '../language/words.ts'
import type { TypedQuery } from '../typed-query.ts'

const gives =
  /^(?:pay|pays|paid|give|gives|gave|given|send|sends|sent|transfer|transferred|get|got|gotten)$/
const somebody = /^(?:me|us|him|her|them|you)$/

/** Whether the word at this place is the "back" of "paid back" or "gave me back". */
export function isGivenBack(words: readonly Word[], at: number): boolean {
  const before = (back: number) => words[at - back]?.folded ?? ''
  const own = words[at]?.folded ?? ''
  if (/^zuruck(?:gezahlt|gegeben|bekommen|erhalten|uberwiesen)$/.test(own)) return true
  if (own !== 'back') return false
  return gives.test(before(1)) || (somebody.test(before(1)) && gives.test(before(2)))
}

/** "Did Argos refund me for the fryer": what was bought, which no refund says. */
export function isGivenBackFor(
  words: readonly Word[],
  at: number,
  { filters }: TypedQuery,
): boolean {
  const isRefund = filters.some(
    (filter) => filter.op === 'in' && filter.column === 'kind' && filter.values.includes('refund'),
  )
  const from = words.findIndex(({ folded }) => folded === 'for')
  return isRefund && filters.some(({ column }) => column === 'merchant') && from > 0 && at > from
}

/** Whether a word that a query leaves out is the "back" of a refund, or what it was for. */
export function isOfRefund(words: readonly Word[], text: string, query: TypedQuery): boolean {
  const at = words.findIndex((word) => word.text === text)
  return isGivenBack(words, at) || isGivenBackFor(words, at, query)
}
