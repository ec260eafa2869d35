import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { personalSheets, payments } from './personal-sheets.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const [bank] = personalSheets
const own = answersInMemory({ sheets: bank ? [bank] : [] })
afterAll(() => own[Symbol.asyncDispose]())

type Payment = (typeof payments)[number]
const cents = (value: number) => Math.round(value * 100) / 100
const rounded = (value: Cell) => (typeof value === 'number' ? cents(value) : value)

const where = (fits: (payment: Payment) => boolean) => payments.filter(fits)
const sum = (rows: readonly Payment[]) => cents(rows.reduce((all, { amount }) => all + amount, 0))
const average = (rows: readonly Payment[]) => cents(sum(rows) / rows.length)
const of = (category: string, time = '') =>
  where((row) => row.category === category && row.date.startsWith(time))
const at = (merchant: string, time = '') =>
  where((row) => row.merchant === merchant && row.date.startsWith(time))
const during = (time: string) => where(({ date }) => date.startsWith(time))
const by = (key: (payment: Payment) => string, rows: readonly Payment[] = payments): Cell[][] =>
  [...new Set(rows.map(key))].map((name) => [name, sum(rows.filter((row) => key(row) === name))])
const falling = (rows: Cell[][]) => rows.toSorted((a, b) => Number(b[1]) - Number(a[1]))
const month = ({ date }: Payment) => date.slice(0, 7)
const category = ({ category: name }: Payment) => name
const merchant = ({ merchant: name }: Payment) => name

async function rowsOf(question: string) {
  const { table, answer, confidence } = await own.ask(question)
  return { rows: (table?.rows ?? []).map((row) => row.map(rounded)), answer, confidence }
}

describe('a figure over a bank statement is right for', () => {
  const figures: [question: string, value: number][] = [
    ['How much did I spend on groceries?', sum(of('Groceries'))],
    ['How much did I spend on groceries last month?', sum(of('Groceries', '2026-10'))],
    ['What did I spend on rent this year?', sum(of('Rent', '2026'))],
    ['Total spending last year', sum(during('2025'))],
    ['How much have I paid Rewe in 2025?', sum(at('Rewe', '2025'))],
    ['total amount for cafe luna', sum(at('Café Luna'))],
    ['How much did I spend at Hillside Homes in March 2026?', 930],
    ['How much did I spend on grocereis in 2025?', sum(of('Groceries', '2025'))],
    [
      'How much did I spend on eating out and transport?',
      sum([...of('Eating out'), ...of('Transport')]),
    ],
    ['How much did I spend in total?', sum(payments)],
    ['sum of all payments in October 2026', sum(during('2026-10'))],
    [
      'How much did I spend excluding rent in 2025?',
      sum(during('2025').filter(({ category: name }) => name !== 'Rent')),
    ],
    [
      'How much did I spend on everything but groceries this year?',
      sum(during('2026').filter(({ category: name }) => name !== 'Groceries')),
    ],
    [
      'How much did I spend between March and May 2026?',
      sum(where(({ date }) => date >= '2026-03' && date < '2026-06')),
    ],
    [
      'How much did I spend from 1 June 2026 to 15 June 2026?',
      sum(where(({ date }) => date >= '2026-06-01' && date <= '2026-06-15')),
    ],
    ['How much did I spend since August 2026?', sum(where(({ date }) => date >= '2026-08'))],
    [
      'How much did I spend in the last quarter?',
      sum(where(({ date }) => date >= '2026-07' && date < '2026-10')),
    ],
    ['How many payments did I make to Aldi?', at('Aldi').length],
    ['How many transactions were there in 2025?', during('2025').length],
    ['How often did I pay City Rail this year?', at('City Rail', '2026').length],
    ['How many payments were over 100 euros?', where(({ amount }) => amount > 100).length],
    [
      'How many payments between 20 and 50 euros?',
      where(({ amount }) => amount >= 20 && amount <= 50).length,
    ],
    [
      'How many payments of at least 900 EUR in 2025?',
      during('2025').filter(({ amount }) => amount >= 900).length,
    ],
    ['How many different merchants do I pay?', 7],
    ['How many categories are there?', 6],
    ['How many rows are there?', payments.length],
    ['How many rows does the sheet have?', payments.length],
    ['What is the average grocery payment?', average(of('Groceries'))],
    ['What is the average amount of a payment at Rewe?', average(at('Rewe'))],
    ['average spending per month in 2025', cents(sum(during('2025')) / 12)],
    [
      'What was the minimum amount I paid at Aldi?',
      Math.min(...at('Aldi').map(({ amount }) => amount)),
    ],
    [
      'What is the maximum amount for groceries?',
      Math.max(...of('Groceries').map(({ amount }) => amount)),
    ],
    ['Wie viel habe ich für Groceries ausgegeben?', sum(of('Groceries'))],
    ['Wie viel habe ich letzten Monat ausgegeben?', sum(during('2026-10'))],
    ['Wie viel habe ich dieses Jahr bei Rewe bezahlt?', sum(at('Rewe', '2026'))],
    ['Wie viele Zahlungen über 61,50 € gab es?', where(({ amount }) => amount > 61.5).length],
    ['Summe der Ausgaben zwischen 01.03.2026 und 31.03.2026', sum(during('2026-03'))],
    ['Wie viel habe ich am 09.12.2025 ausgegeben?', 1299.9],
    ['Wie viele Buchungen gab es im Mai 2026?', during('2026-05').length],
    ['Durchschnittlicher Betrag für Transport', 49],
    ['How much did I spend on transportation?', sum(of('Transport'))],
    ['Wie hoch war die Miete im März 2026?', 930],
    ['What is the median payment?', 44.8],
    [
      'how many payments were not groceries?',
      where(({ category: name }) => name !== 'Groceries').length,
    ],
    ["What's the average monthly spending?", cents(sum(payments) / 23)],
  ]
  test.each(figures)('%s', async (question, value) => {
    const { rows, answer, confidence } = await rowsOf(question)
    expect(rows, answer).toEqual([[value]])
    expect(confidence).toBeGreaterThan(0.3)
  })
})

describe('the first place over a bank statement is right for', () => {
  const counts = (name: string) => at(name).length
  const places: [question: string, row: Cell[]][] = [
    ['Which category has the highest total amount?', ['Rent', sum(of('Rent'))]],
    ['Which month had the highest spending?', ['2025-12', sum(during('2025-12'))]],
    ['In which month did I spend the most?', ['2025-12', sum(during('2025-12'))]],
    ['Which month had the lowest spending in 2025?', ['2025-02', sum(during('2025-02'))]],
    ['Which merchant has the most payments?', ['Rewe', counts('Rewe')]],
    ['Which category has the highest average amount?', ['Rent', average(of('Rent'))]],
    ['Which category has the lowest total?', ['Eating out', sum(of('Eating out'))]],
    ['What category has the largest sum in 2026?', ['Rent', sum(of('Rent', '2026'))]],
    ['Which merchant has the highest number of payments?', ['Rewe', counts('Rewe')]],
    ['Which category has the fewest payments?', ['Insurance', of('Insurance').length]],
    ['What did I spend most on?', ['Rent', sum(of('Rent'))]],
    ['What do I spend the most on?', ['Rent', sum(of('Rent'))]],
    ['What did I spend the most money on last year?', ['Rent', sum(of('Rent', '2025'))]],
    ['Where did I spend the most?', ['Hillside Homes', sum(at('Hillside Homes'))]],
    ['Who did I pay the most?', ['Hillside Homes', sum(at('Hillside Homes'))]],
    ['Which category did I spend the least on?', ['Eating out', sum(of('Eating out'))]],
    ['Which year had the highest total spending?', ['2025', sum(during('2025'))]],
    [
      'Which merchant got the most money in 2026?',
      ['Hillside Homes', sum(at('Hillside Homes', '2026'))],
    ],
    ['Wofür habe ich am meisten ausgegeben?', ['Rent', sum(of('Rent'))]],
    ['In welchem Monat habe ich am meisten ausgegeben?', ['2025-12', sum(during('2025-12'))]],
    ['What was my most expensive month?', ['2025-12', sum(during('2025-12'))]],
    ['Which day did I spend the most?', ['2025-12-09', 1299.9]],
    ['Which months did I spend more than 2000?', ['2025-12', sum(during('2025-12'))]],
    ['Welche Kategorie hat die höchste Summe?', ['Rent', sum(of('Rent'))]],
  ]
  test.each(places)('%s', async (question, row) => {
    const { rows, answer, confidence } = await rowsOf(question)
    expect(rows, answer).toEqual([row])
    expect(confidence).toBeGreaterThan(0.3)
  })
})

describe('a single row of a bank statement is looked up for', () => {
  const found: [question: string, cells: Cell[]][] = [
    ['What was my largest expense?', ['TechHaus', 1299.9]],
    ['What is the biggest payment in 2026?', ['Hillside Homes', 930]],
    ['What was my smallest payment?', ['TechHaus', 9.99]],
    ['What was my most expensive purchase at Rewe?', [cents(61.1 + 2 + 1.1)]],
    ['When did I last pay Nordic Insurance?', ['2026-10-15']],
    ['What was the last payment?', ['TechHaus', '2026-11-19', 9.99]],
    ['What did I buy on 9 December 2025?', ['TechHaus', 1299.9]],
    ['Was war meine größte Ausgabe?', ['TechHaus', 1299.9]],
  ]
  test.each(found)('%s', async (question, cells) => {
    const { rows, answer } = await rowsOf(question)
    expect(rows, answer).toHaveLength(1)
    expect(rows[0]).toEqual(expect.arrayContaining(cells))
  })
})

describe('the groups of a bank statement are right for', () => {
  const groups: [question: string, rows: Cell[][]][] = [
    ['Show my spending by month in 2026', by(month, during('2026'))],
    ['spending per category', falling(by(category))],
    ['Ausgaben pro Kategorie im Jahr 2025', falling(by(category, during('2025')))],
    ['Top 3 merchants by amount', falling(by(merchant)).slice(0, 3)],
    ['What are the top three categories?', falling(by(category)).slice(0, 3)],
    ['Which 2 categories have the highest total?', falling(by(category)).slice(0, 2)],
    [
      'average amount by category',
      falling([...new Set(payments.map(category))].map((name) => [name, average(of(name))])),
    ],
    [
      'number of payments per year',
      [
        ['2025', during('2025').length],
        ['2026', during('2026').length],
      ],
    ],
    [
      'Compare rent in 2025 with rent in 2026',
      [
        ['2025', sum(of('Rent', '2025'))],
        ['2026', sum(of('Rent', '2026'))],
      ],
    ],
    [
      'Did I spend more in 2025 or in 2026?',
      [
        ['2025', sum(during('2025'))],
        ['2026', sum(during('2026'))],
      ],
    ],
  ]
  test.each(groups)('%s', async (question, expected) => {
    const { rows, answer } = await rowsOf(question)
    expect(rows, answer).toEqual(expected)
  })
})

test('the share that was asked for is stated first', async () => {
  const { answer } = await rowsOf('What percentage of my spending is rent?')
  expect(answer).toMatch(/^\*\*74\.41%\*\*, €21,030\.00 of €28,261\.32\.\n/)
})
