import type { Word } from '../language/words.ts'

const quantity = /^(?:much|many|viel|viele|wieviel)$/
const conjunction = /^(?:when|once|wenn|sobald)$/
const past = /^(?:did|was|were|had|hatte[nt]?|war|waren)$/
const subject = /^(?:i|we|you|he|she|they|it|ich|wir|er|sie|es)$/

/** The "when" of "how much do I pay when we arrive", which asks for no day and names an occasion. */
export function clauseAt(words: readonly Word[]): number | undefined {
  const asks = words.findIndex(({ folded }) => quantity.test(folded))
  const at = words.findIndex(
    ({ folded }, index) =>
      index > asks && conjunction.test(folded) && subject.test(words[index + 1]?.folded ?? ''),
  )
  const isPast = words.slice(0, Math.max(0, at)).some(({ folded }) => past.test(folded))
  return asks < 0 || at < 0 || isPast ? undefined : at
}
