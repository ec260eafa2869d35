import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({
  sheets: [
    {
      documentName: 'Members.xlsx',
      columns: [
        { name: 'Member', type: 'text' },
        { name: 'Club', type: 'text' },
        { name: 'Age', type: 'integer' },
        { name: 'Weight (kg)', type: 'number' },
        { name: 'Points', type: 'integer' },
        { name: 'Rating', type: 'number' },
        { name: 'Joined', type: 'date' },
      ],
      rows: [
        ['Ira', 'Row', 19, 70, 12, 3.5, '2020-01-05'],
        ['Jon', 'Row', 44, 82.5, 30, 4.5, '2018-03-04'],
        ['Kim', 'Chess', 61, 64, 45, 4.9, '2011-09-09'],
        ['Lou', 'Chess', 33, 90, 20, 2.5, '2022-02-02'],
        ['Mia', 'Run', 27, 58, 46, 4, '2019-06-06'],
      ],
    },
    {
      documentName: 'Card.csv',
      columns: [
        { name: 'Date', type: 'date' },
        { name: 'Merchant', type: 'text' },
        { name: 'Category', type: 'text' },
        { name: 'Amount', type: 'number', unit: 'EUR' },
      ],
      rows: [
        ['2026-01-02', 'Migros', 'Groceries', 300],
        ['2026-01-09', 'Migros', 'Groceries', 250],
        ['2026-01-12', 'Coop', 'Groceries', 90],
        ['2026-02-02', 'SBB', 'Travel', 400],
        ['2026-02-12', 'Coop', 'Groceries', 120],
        ['2026-03-02', 'Migros', 'Groceries', 80],
        ['2026-03-05', 'IKEA', 'Home', 510],
      ],
    },
    {
      documentName: 'Subscriptions.csv',
      columns: [
        { name: 'Service', type: 'text' },
        { name: 'Kind', type: 'text' },
        { name: 'Price per month', type: 'number', unit: 'EUR' },
        { name: 'Since', type: 'date' },
      ],
      rows: [
        ['Netflix', 'Video', 13.99, '2019-04-01'],
        ['Spotify', 'Music', 10.99, '2017-04-01'],
        ['Disney', 'Video', 8.99, '2021-04-01'],
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

async function rowsOf(question: string): Promise<Cell[][] | undefined> {
  return (await own.ask(question)).table?.rows
}

describe('the highest in each group is the highest of its rows, not their total', () => {
  test.for<[string, Cell[][]]>([
    [
      'What are the highest points per club?',
      [
        ['Run', 46],
        ['Chess', 45],
        ['Row', 30],
      ],
    ],
    [
      'Who has the most points in each club?',
      [
        ['Run', 46],
        ['Chess', 45],
        ['Row', 30],
      ],
    ],
    [
      'youngest member of each club',
      [
        ['Row', 19],
        ['Run', 27],
        ['Chess', 33],
      ],
    ],
    [
      'lowest weight per club',
      [
        ['Run', 58],
        ['Chess', 64],
        ['Row', 70],
      ],
    ],
  ])('%s', async ([question, rows]) => {
    expect(await rowsOf(question)).toEqual(rows)
  })
})

describe('ages and ratings rank upwards', () => {
  test.for([
    ['Who is the youngest member?', 'Ira'],
    ['Who is the oldest member?', 'Kim'],
    ['Which member has the best rating?', 'Kim'],
    ['Which member has the worst rating?', 'Lou'],
    ['Wer ist das jüngste Mitglied?', 'Ira'],
  ])('%s', async ([question, name]) => {
    expect((await rowsOf(question ?? ''))?.map(([first]) => first)).toEqual([name])
  })
})

describe('a row is compared with the one named in the question', () => {
  test.for([
    ['Who is older than Lou?', 'Jon Kim'],
    ['Who is younger than Lou?', 'Ira Mia'],
    ['Who weighs more than Ira?', 'Jon Lou'],
    ['Who has fewer points than Lou?', 'Ira'],
    ['Who joined before Jon?', 'Kim'],
    ['Wer ist älter als Jon?', 'Kim'],
    ['Which service is more expensive than Spotify?', 'Netflix'],
  ])('%s', async ([question, names]) => {
    expect((await rowsOf(question ?? ''))?.map(([first]) => first).join(' ')).toBe(names)
  })

  test.for([
    ['Is Kim older than Jon?', 'Yes'],
    ['Is Ira older than Lou?', 'No'],
    ['Does Mia weigh more than Ira?', 'No'],
  ])('%s', async ([question, said]) => {
    expect((await own.ask(question ?? '')).answer).toContain(`**${said}.**`)
  })
})

describe('a number with people over or under it is an age', () => {
  test.for([
    ['Who is older than 30?', 'Jon Kim Lou'],
    ['Which members are under 30?', 'Ira Mia'],
    ['Wer ist jünger als 20?', 'Ira'],
  ])('%s', async ([question, names]) => {
    expect((await rowsOf(question ?? ''))?.map(([first]) => first).join(' ')).toBe(names)
  })

  test('in a figure about something else', async () => {
    expect(await rowsOf('total points of members over 40')).toEqual([[75]])
  })
})

describe('a limit on how many or how much each has applies to groups', () => {
  test.for<[string, Cell[][]]>([
    ['Which merchants have more than 2 purchases?', [['Migros', 3]]],
    [
      'Which merchants did I spend more than 500 at?',
      [
        ['Migros', 630],
        ['IKEA', 510],
      ],
    ],
    ['Which categories did I spend less than 450 on?', [['Travel', 400]]],
  ])('%s', async ([question, rows]) => {
    expect(await rowsOf(question)).toEqual(rows)
  })

  test('but single purchases over an amount are rows', async () => {
    expect(await rowsOf('Which purchases were over 450?')).toHaveLength(1)
  })
})

test('a monthly price is not split by the months of the start dates', async () => {
  const answer = await own.ask('How much do I pay for video per month?')
  expect(answer.table?.rows).toEqual([[22.98]])
  expect(answer.answer).not.toContain('could not relate')
})
