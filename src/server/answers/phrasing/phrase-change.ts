import { cellText, figureText, type PhrasingInput } from './phrasing.ts'
import type { CardContent } from './card-content.ts'
import { fill } from '../language/fill-template.ts'

/** The latest change of a payment: its amount, its day or its direction first, as asked. */
export function phraseChange(input: PhrasingInput): CardContent {
  const { words, result, choice } = input
  const { changes } = words
  const [row] = result.rows
  const { direction, asks } = choice.plan.query.change ?? {}
  if (!row) return { figure: words.no, sentence: changes.none, context: [] }
  const change = Number(row[1])
  const slots = {
    name: cellText(input, row, 0),
    amount: figureText(input, Math.abs(change)),
    before: cellText(input, row, 2),
    now: cellText(input, row, 3),
    day: cellText(input, row, 4),
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
