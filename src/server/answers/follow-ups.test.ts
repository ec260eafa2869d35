import { expect, test } from 'vitest'
import { answersInMemory } from './fixtures.ts'

const sheetOf = (measure: string) => ({
  documentName: 'plan.xlsx',
  columns: [
    { name: 'Item', type: 'text' as const },
    { name: measure, type: 'number' as const },
  ],
  rows: ['Rent', 'Food', 'Power', 'Phone', 'Train', 'Sport', 'Books'].map((item, at) => [
    item,
    100 + at,
  ]),
})

test.each([
  ['Budget', true],
  ['Budget a month', false],
])(
  'the items with the highest “%s” are offered only if that reads well',
  async (measure, isOffered) => {
    await using own = answersInMemory({ sheets: [sheetOf(measure)] })
    const offered = await own.suggest('ada')
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.some((question) => question.startsWith('What are the top 5'))).toBe(isOffered)
  },
)
