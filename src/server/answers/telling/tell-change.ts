import { cellText, figureText, type Telling } from './telling.ts'
import type { Told } from './told.ts'
import { fill } from './words.ts'

/** The latest change of a payment: its amount, its day or its direction first, as asked. */
export function tellChange(telling: Telling): Told {
  const { words, result, choice } = telling
  const { changes } = words
  const [row] = result.rows
  const { direction, asks } = choice.plan.query.change ?? {}
  if (!row) return { figure: words.no, sentence: changes.none, context: [] }
  const change = Number(row[1])
  const slots = {
    name: cellText(telling, row, 0),
    amount: figureText(telling, Math.abs(change)),
    before: cellText(telling, row, 2),
    now: cellText(telling, row, 3),
    day: cellText(telling, row, 4),
    way: change > 0 ? changes.up : changes.down,
  }
  const [template, figure] = {
    amount: [changes.amount, slots.amount] as const,
    date: [changes.date, slots.day] as const,
    direction: [changes.direction, slots.way] as const,
    whether: [changes.whether, words.yes] as const,
  }[asks ?? (direction === 'either' ? 'direction' : 'amount')]
  return { figure, sentence: fill(template, { ...slots, yes: words.yes }), context: [] }
}
