import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import { answersInMemory } from './fixtures.ts'

/** A single uploaded list, in which no heading has the name that questions use for its rows. */
function listOf(name: string, lines: string) {
  const tables = extractCsv(Buffer.from(lines.trim()), name).tables
  return answersInMemory({ sheets: tables.map((each) => ({ ...each, documentName: name })) })
}

const ferries = listOf(
  'ferries.csv',
  `
Name,Home port,In service,Builder,Decks,No. of cars,Radio call
Aurora,Lindholm harbour,1991–2004,Kroon yard,3,120,K1
Borealis,Lindholm harbour,1998–99,Kroon yard,2,80,
Cirrus,Port Vale,2001,Hammer & Sons,4,200,K3
Dawn Star,Port Vale,"2003, 2006–12",Kroon yard,2,75,K4
Estrella,Oldwick harbour,2006–present,Hammer & Sons,5,260,
Fulmar,Oldwick harbour,2010–2013,O.B.Y. Werft,2,90,K6
`,
)
afterAll(() => ferries[Symbol.asyncDispose]())

const races = listOf(
  'races.csv',
  `
Race,Day,Course,Driver,Place,Time,Result,W,Prize
1,12 Aug,Ravenhill Stadium,Ann Lee,4th,1:58.20,W 3–1,2,$2.5 million
2,19 Aug,Ravenhill Stadium,Bo Ray,1st,1:49.75,L 0–2,0,$900 thousand
3,2 Sept,Tarn Stadium,Cem Ak,2nd,2:03.10,L 1–4,5,$1.2 billion
4,9 Sept,Ravenhill Stadium,Dee Po,7th,1:51.30,W 2–0,1,$40 million
5,1 Oct,Tarn Stadium,Ann Lee and Bo Ray,2nd,2:10.00,W 6–5,4,$7 million
`,
)
afterAll(() => races[Symbol.asyncDispose]())

const kitchen = listOf(
  'kitchen.csv',
  `
Day,Dishes,Minutes
2026-03-01,"soup, bread, salad",50
2026-03-02,"soup, salad",35
2026-03-04,"bread, stew",70
2026-03-05,"stew, salad, soup",65
`,
)
afterAll(() => kitchen[Symbol.asyncDispose]())

const firstOf = (rows: readonly Cell[][] | undefined) => (rows ?? []).map(([first]) => first)

describe('of one list of ferries', () => {
  const asked: [question: string, values: Cell[]][] = [
    ['what was the last ship to enter service after 2002?', ['Fulmar']],
    ['which harbour is the home port of aurora?', ['Lindholm harbour']],
    ['what was the only boat that has more cars than cirrus?', ['Estrella']],
    ['how many cars fit on cirrus?', [200]],
    ['how many boats entered service after 2001?', [3]],
    ['which boat has 4 decks?', ['Cirrus']],
    ['how many boats have two decks?', [3]],
    ['how many boats have no radio call?', [2]],
    ['which ships do not have a radio call listed?', ['Borealis', 'Estrella']],
    ['name a ship that was built by the kroon yard', ['Aurora']],
    ['what ship is listed right after borealis?', ['Cirrus']],
    ['who built fulmar?', ['O.B.Y. Werft']],
    ['how many boats were built by oby werft?', [1]],
    ['what is the total amount of boats built by hammer & sons?', [2]],
    ['which had more decks, estrella or aurora?', ['Estrella']],
    ['how many ships were in service in 1991 and 2001?', [2]],
  ]
  test.each(asked)('%s', async (question, values) => {
    const { table, answer } = await ferries.ask(question)
    expect(firstOf(table?.rows), answer).toEqual(values)
  })

  test('a word for the rows is understood as the subject of the list', async () => {
    const { found, answer, confidence } = await ferries.ask(
      'who was the first captain of the line?',
    )
    expect(found, answer).toBe(true)
    expect(answer).toContain('I could not relate')
    expect(confidence).toBeLessThan(0.5)
  })

  test('a question about one’s own things is not about the list', async () => {
    const { found, answer } = await ferries.ask('What was my first passport?')
    expect(found, answer).toBe(false)
  })
})

describe('of one list of races', () => {
  const asked: [question: string, values: Cell[]][] = [
    ['who had the slowest time?', ['Ann Lee and Bo Ray']],
    ['who was faster, bo ray or dee po?', ['Bo Ray']],
    ['who had the highest place?', ['Bo Ray']],
    ['which driver has the second highest prize?', ['Dee Po']],
    ['who had the next to most wins?', ['Ann Lee and Bo Ray']],
    ['which stadium had the most races?', ['Ravenhill Stadium']],
    ['how many races were in august?', [2]],
    ['how many races were won?', [3]],
    ['how many times did somebody come in second place?', [2]],
    ['which races have a prize of more than 1 million?', [1, 3, 4, 5]],
    ['how many races did bo ray drive?', [2]],
    ['what was the total number of races?', [5]],
    ['what is the top prize?', ['$1.2 billion']],
    ['did ann lee or cem ak drive at the tarn stadium?', ['Cem Ak']],
  ]
  test.each(asked)('%s', async (question, values) => {
    const { table, answer } = await races.ask(question)
    expect(firstOf(table?.rows), answer).toEqual(values)
  })
})

test('each dish in a cell that lists several is counted', async () => {
  const { table, understood, answer } = await kitchen.ask(
    'How many dishes on average did they make each day in March 2026?',
  )
  expect(firstOf(table?.rows)[0], answer).toBeCloseTo(10 / 31)
  expect(understood).toContain('Average number of Dishes per day')
})
