import type { Facts } from './facts.ts'
import { inSuite, type SampleQuestion } from './question.ts'

/** Follow-up questions in a conversation. */
export function followUps(facts: Facts): SampleQuestion[] {
  const { monthBefore, inCategory } = facts
  return [
    ...inSuite('first', [
      {
        question: 'And on restaurants?',
        after: ['How much did I spend on groceries last month?'],
        numbers: [inCategory('Restaurants')],
      },
      {
        question: 'And the month before?',
        after: ['How much did I spend on groceries last month?'],
        numbers: [inCategory('Groceries', monthBefore)],
      },
    ]),
  ]
}
