import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { answersInMemory } from './fixtures.ts'

/** A person's only sheet. */
const own = answersInMemory({
  sheets: [
    {
      documentName: 'Towers.csv',
      columns: [
        { name: 'Name', type: 'text' },
        { name: 'Street address', type: 'text' },
        { name: 'Architect', type: 'text' },
        { name: 'Height ft', type: 'integer' },
        { name: 'Floors', type: 'integer' },
        { name: 'Visitors', type: 'integer' },
      ],
      rows: [
        ['Corn Exchange', '4 Mill Street', 'Adler', 120, 7, 4_100],
        ['Harbour House', '1 Quay Road', 'Okafor', 310, 22, 9_800],
        ['Old Mint', '9 Mill Street', 'Adler', 205, 14, 7_250],
        ['Signal Tower', '2 Quay Road', 'Brandt', 480, 31, 15_300],
        ['Weigh House', '6 Quay Road', 'Okafor', 95, 5, 2_600],
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

describe('over an only sheet, the likeliest form answers', () => {
  const asked: [question: string, rows: Cell[]][] = [
    ['how many buildings have at least 14 floors?', [3]],
    ['what is the difference between the visitors of Signal Tower and Old Mint?', [8_050]],
    ['how many architects are represented?', [3]],
    ['which building is listed at the top?', ['Corn Exchange']],
    ['which architect designed the most buildings?', ['Adler', 'Okafor']],
    ['what was the difference between the height of Old Mint and Weigh House?', [110]],
  ]
  test.each(asked)('%s', async (question, values) => {
    const { table, found } = await own.ask(question)
    expect(found).toBe(true)
    expect(values).toContain(table?.rows[0]?.[0])
  })
})
