import { shownName } from './columns.ts'
import type { Intent } from './draft.ts'
import type { Reading } from './reading.ts'

const held =
  /\b(?:do (?:i|we) (?:still |currently )?(?:have|pay)|am i (?:still |currently )?paying|are we (?:still )?paying|have (?:i|we) got|habe ich|haben wir|zahle ich|bezahle ich|zahlen wir)\b/i

/** "Which subscriptions do I have": what is paid regularly, not each payment. */
export const isHeld = ({ question }: Reading): boolean => held.test(question)

/** "What subscriptions am I paying for": each payee once. */
export const heldKinds: Intent = ({ reading, table, filters }) => {
  const { asked, howMany, howMuch, periods, superlatives, mostOf } = reading
  const isWhich = asked?.value === 'which' && !howMany && !howMuch
  const isOther = periods.length > 0 || superlatives.length > 0 || mostOf !== undefined
  const payee = shownName(table)
  const [kind, ...others] = filters
  const isKind = kind?.filter.op === 'in' && kind.filter.column === 'category'
  if (!isWhich || isOther || !table.senses?.spending || !payee || !isKind || others.length > 0)
    return undefined
  return kind.from === asked.to && isHeld(reading)
    ? { measure: { agg: 'list' }, select: [payee.name] }
    : undefined
}
