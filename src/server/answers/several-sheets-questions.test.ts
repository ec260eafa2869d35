import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { personalSheets, payments, results } from './personal-sheets.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const letter = {
  id: 'doc_letter',
  name: 'Letter.pdf',
  passages: [{ text: 'The landlord will repaint the stairwell in May. Please keep it clear.' }],
}
const own = answersInMemory({ sheets: personalSheets, texts: [letter] })
afterAll(() => own[Symbol.asyncDispose]())

const cents = (value: number) => Math.round(value * 100) / 100
const valuesOf = (test: string) =>
  results.filter((row) => row.test === test).map((row) => row.value)
const mean = (values: readonly number[]) =>
  cents(values.reduce((all, value) => all + value, 0) / values.length)

async function ask(question: string) {
  const response = await own.ask(question)
  const rows = (response.table?.rows ?? []).map((row) =>
    row.map((value) => (typeof value === 'number' ? cents(value) : value)),
  )
  return { ...response, rows }
}

describe('the right one of several sheets yields the figure for', () => {
  const spent = payments.filter(({ category }) => category === 'Groceries')
  const figures: [question: string, value: number][] = [
    [
      'How much did I spend on groceries in total?',
      cents(spent.reduce((all, { amount }) => all + amount, 0)),
    ],
    ['What is my average glucose?', mean(valuesOf('Glucose'))],
    ['What was my highest hemoglobin?', 15.1],
    ['What is my lowest vitamin D value?', 18],
    ['What was the maximum LDL cholesterol in 2026?', 135],
    ['How many lab results are there?', results.length],
    ['How many lab results are there for 2025?', 12],
    ['How many glucose results were above 100?', 1],
    ['How many invoices are there?', 8],
    ['How many invoices are overdue?', 2],
    ['How many invoices are not paid?', 4],
    ['What is the total amount of open invoices?', 1125],
    ['How much has Blue Harbor been invoiced?', 2950],
    ['total of invoices for Kite Studio', 1785.75],
    ['How many invoices are over 700 euros?', 5],
    ['How many invoices were issued before June 2026?', 3],
    ['Average invoice amount', mean([1200, 450.5, 800, 2300, 610.25, 950, 400, 725])],
    ['How many rows are in Invoices.csv?', 8],
    ['How many rows are in lab results?', results.length],
    ['How many rows does Bank statement.csv have?', payments.length],
    ['Wie viele Rechnungen gibt es?', 8],
    ['Wie hoch war mein höchster Ferritin Wert?', 112],
    ['What was my average glocose?', mean(valuesOf('Glucose'))],
    ['Wie hoch ist die Summe der Rechnungen?', 7435.75],
    ['How much is overdue?', 3250],
    ['Durchschnitt von Hemoglobin', mean(valuesOf('Hemoglobin'))],
  ]
  test.each(figures)('%s', async (question, value) => {
    const { rows, answer, confidence } = await ask(question)
    expect(rows[0], answer).toContain(value)
    expect(rows).toHaveLength(1)
    expect(confidence).toBeGreaterThan(0.4)
  })
})

describe('the right one of several sheets yields the rows for', () => {
  const found: [question: string, cells: Cell[]][] = [
    ['Which customer has the highest total?', ['Blue Harbor', 2950]],
    ['Which customer has the most invoices?', ['Blue Harbor', 3]],
    ['Which invoice is the largest?', ['INV-104', 2300]],
    ['When is invoice INV-107 due?', ['2026-11-21']],
    ['What was my last ferritin value?', [112]],
    ['When was my glucose highest?', ['2025-08-19']],
    ['What was my latest LDL cholesterol?', [135, 'mg/dL']],
    ['What is my vitamin D level?', [36, '2026-10-06']],
    ['Which test has the highest average value?', ['LDL cholesterol', 130.75]],
    ['Which customer owes me the most?', ['Alpine Tours', 2700]],
    ['Who has unpaid invoices?', ['Alpine Tours', 2700]],
    ['Welche Rechnungen sind offen?', ['INV-107']],
    ['Show my glucose over time', ['2025-02', 92]],
    ['What is the reference range for vitamin D?', ['30-100']],
    ['What was my hemoglobin on 10 February 2026?', [14.8]],
    ['What was my ferritin on 10.02.2026?', [80]],
  ]
  test.each(found)('%s', async (question, cells) => {
    const { rows, answer } = await ask(question)
    expect(rows[0], answer).toEqual(expect.arrayContaining(cells))
  })
})

test('a count of rows that names no sheet is given for each', async () => {
  const { rows } = await ask('How many rows are there?')
  expect(rows).toEqual([
    ['Bank statement.csv', payments.length],
    ['Lab results.xlsx', results.length],
    ['Invoices.csv', 8],
  ])
})

test.each(['Who wrote the letter?', 'Who signed the statement?', 'Who painted the invoices?'])(
  'a question about a person is not a request for a list: %s',
  async (question) => {
    const { table, found } = await ask(question)
    expect({ table, found }).toEqual({ table: undefined, found: false })
  },
)

test.each([
  'How much did I spend on groceries for the wedding?',
  'total invoices for submarine parts',
])('an unknown word is named and lowers the confidence: %s', async (question) => {
  const { answer, confidence } = await ask(question)
  expect(answer).toMatch(/I could not relate|could not find/)
  expect(confidence).toBeLessThanOrEqual(0.8)
})

test('income is not taken from a sheet of payments', async () => {
  const { found, table } = await ask('What is my total income?')
  expect({ found, table }).toEqual({ found: false, table: undefined })
})

test('the rows of a file are counted by its full name, even with numbers in it', async () => {
  const sheets = [3, 4, 5].map((count) => ({
    documentName: `file-${count}.csv`,
    columns: [
      { name: 'Date', type: 'date' as const },
      { name: 'Amount', type: 'number' as const },
    ],
    rows: Array.from({ length: count }, (_, index): Cell[] => [`2026-01-0${index + 1}`, index]),
  }))
  await using files = answersInMemory({ sheets })
  for (const name of ['file-4', 'file-4.csv']) {
    const { table } = await files.ask(`How many rows are in ${name}?`)
    expect(table?.rows).toEqual([[4]])
  }
  const { found } = await files.ask('How many rows are in file-9?')
  expect(found).toBe(false)
})

test('a file named by a short form is found by the word it stands for', async () => {
  const overtime = {
    documentName: 'OT log.csv',
    columns: [
      { name: 'date', type: 'date' as const },
      { name: 'hours', type: 'number' as const },
      { name: 'reason', type: 'text' as const },
    ],
    rows: [
      ['2026-07-05', 6, 'sick call'],
      ['2026-07-18', 4.5, 'late call'],
      ['2026-08-02', 12, 'vacancy'],
    ],
  }
  await using files = answersInMemory({ sheets: [...personalSheets, overtime] })
  const { table } = await files.ask('How many hours of overtime did I work in July 2026?')
  expect(table?.rows).toEqual([[10.5]])
  const longest = await files.ask('When was my longest overtime?')
  expect(longest.answer).toContain('2 August 2026')
})
