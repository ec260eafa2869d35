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

test('an only sheet beside a paper is not what every question is about', async () => {
  await using answers = answersInMemory({
    sheets: [
      {
        documentName: 'fuel log.csv',
        columns: [
          { name: 'Date', type: 'date' },
          { name: 'Vehicle', type: 'text' },
          { name: 'Litres', type: 'number' },
          { name: 'Total', type: 'number' },
          { name: 'Filled by', type: 'text' },
        ],
        rows: [
          ['2026-03-01', 'Ute', 41.2, 98.4, 'Graeme'],
          ['2026-03-09', 'Corolla', 30.1, 71.2, 'Moana'],
          ['2026-03-19', 'Ute', 38.7, 92.1, 'Graeme'],
        ],
      },
    ],
    texts: [
      {
        id: 'policy',
        name: 'car policy.txt',
        passages: [{ text: 'Graeme drives the ute. For each bump of his there is an excess.' }],
      },
    ],
  })
  const { found, table } = await answers.ask('If Graeme bumps the ute, how much do we chip in?')
  expect(table).toBeUndefined()
  expect(found).toBe(false)
  const litres = await answers.ask('How many litres in total?')
  expect(litres.table?.rows).toEqual([[110]])
})

describe('a column of yes and no', () => {
  const jobs = answersInMemory({
    sheets: [
      {
        documentName: 'Jobs.csv',
        columns: [
          { name: 'Date', type: 'date' },
          { name: 'Client', type: 'text' },
          { name: 'Job', type: 'text' },
          { name: 'Hours', type: 'integer' },
          { name: 'Depth m', type: 'number' },
          { name: 'Invoiced', type: 'integer' },
          { name: 'Paid', type: 'text' },
        ],
        rows: [
          ['2026-01-12', 'Petty', 'Garage lights', 4, 1.5, 485, 'yes'],
          ['2026-02-11', 'Beatty', 'Charger', 6, 4.5, 1_485, 'yes'],
          ['2026-03-12', 'Petty', 'Downlights', 5, 0.5, 685, 'no'],
          ['2026-04-12', 'Kim', 'Oven', 3, 2.5, 285, null],
        ],
      },
    ],
  })
  afterAll(() => jobs[Symbol.asyncDispose]())

  test.each<[question: string, answer: string]>([
    ['How much money is still unpaid?', 'where Paid is not yes is **970**'],
    ['Which jobs are not paid yet?', '2 rows where Paid is not yes'],
    ['How many jobs are paid?', '**2** rows where Paid is yes'],
    ['Who still owes me money?', '**Petty**'],
    ['Wie viel ist noch offen?', '**970**'],
    ['Which jobs are not outstanding?', '2 rows where Paid is yes'],
    ["Which jobs weren't paid?", '2 rows where Paid is not yes'],
    ['How many jobs have not yet been paid?', '**2** rows where Paid is not yes'],
    ['Welche Jobs sind noch nicht bezahlt?', '2 Zeilen'],
    ['Which client brought in the most?', '**Beatty**'],
    ['How much did Petty pay me?', '**1,170**'],
    ['What was the deepest job?', '**Charger**'],
  ])('%s', async (question, expected) => {
    const { answer, found } = await jobs.ask(question)
    expect(found).toBe(true)
    expect(answer).toContain(expected)
  })
})
