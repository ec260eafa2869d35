import { expect, test } from 'vitest'
import { answersInMemory } from './fixtures.ts'

test('over more rows than are read marks the first ones and tells how many there are', async () => {
  const meters = {
    documentName: 'Meters.csv',
    columns: [
      { name: 'Room', type: 'text' as const },
      { name: 'Litres', type: 'number' as const },
    ],
    rows: Array.from({ length: 2_400 }, (_, at) => [at % 2 === 0 ? 'Attic' : 'Cellar', 1]),
  }
  await using many = answersInMemory({ sheets: [meters] })
  const { answer, citations, evidence } = await many.ask('How many litres in the attic?')
  expect(answer).toContain('1,200')
  expect(evidence).toMatchObject({ total: 1_200 })
  expect(citations[0]).toMatchObject({ quote: '1,200 rows of Sheet1' })
  const { locator } = citations[0] ?? {}
  expect(locator).toMatchObject({ kind: 'cells', range: 'A2:B2000', of: 1_200 })
  expect(locator?.kind === 'cells' && locator.rows?.slice(0, 3)).toEqual([2, 4, 6])
})
