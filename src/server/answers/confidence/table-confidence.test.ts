import { expect, test } from 'vitest'
import { answersInMemory } from '../fixtures.ts'

const sheet = {
  documentName: 'Plants.csv',
  columns: [
    { name: 'Plant', type: 'text' as const },
    { name: 'Bed', type: 'text' as const },
    { name: 'Height', type: 'integer' as const, unit: 'cm' },
  ],
  rows: [
    ['Rose', 'North', 80],
    ['Tulip', 'North', 30],
    ['Mint', 'South', 30],
  ],
}

test.each([
  ['How many plants have the bed North?', true],
  ['How many different beds are there?', false],
  ['Which bed has the most plants?', false],
  ['Which plant is the last in the list?', false],
])('is high only if there is one possible meaning: %s', async (question, isSure) => {
  await using trove = answersInMemory({ sheets: [sheet] })
  const { confidence, found } = await trove.ask(question)
  expect(found).toBe(true)
  expect(confidence > 0.8).toBe(isSure)
})
