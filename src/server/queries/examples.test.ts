import { expect, test } from 'vitest'
import type { CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'
import { examplesFor } from './examples.ts'

const column = (label: string, type: CatalogColumn['type'], distinct: number): CatalogColumn => ({
  name: label.toLowerCase(),
  label,
  type,
  sheetColumn: 0,
  distinct,
  empty: 0,
  values: [],
})
const table = (name: string, rows: number, columns: CatalogColumn[]): CatalogTable => ({
  name,
  documentId: 'doc_1',
  documentName: name,
  sheet: 'Sheet1',
  rows,
  firstRow: 2,
  lastRow: rows + 1,
  columns,
})

test("the examples use the person's columns", () => {
  const expenses = table('expenses_2026', 40, [
    column('Invoice No', 'integer', 40),
    column('Date', 'date', 38),
    column('Category', 'text', 4),
    column('Amount (EUR)', 'number', 39),
    column('Shop', 'text', 6),
  ])
  expect(examplesFor([expenses])).toEqual({
    examples: [
      'Show the total amount by month',
      'What is the total amount?',
      'What is the average amount by category?',
      'How many rows are there by category?',
      'Show the total amount by shop',
    ],
    own: true,
  })
})

test('several tables all have examples, the largest first', () => {
  const small = table('small', 10, [column('Steps', 'number', 9)])
  const large = table('large', 90, [column('Price', 'number', 9), column('Shop', 'text', 3)])
  const { examples } = examplesFor([small, large])
  expect(examples).toHaveLength(5)
  expect(examples.slice(0, 2)).toEqual(['What is the total price?', 'What is the total steps?'])
})

test('columns that a question cannot name are left out', () => {
  const odd = table('odd', 10, [
    column('a', 'number', 9),
    column('2024', 'number', 9),
    column('Weight', 'number', 9),
  ])
  expect(examplesFor([odd]).examples[0]).toBe('What is the total weight?')
})

test('there are five examples before the first table and for a table with little in it', () => {
  expect(examplesFor([]).examples).toHaveLength(5)
  expect(examplesFor([]).own).toBe(false)
  const names = table('names', 3, [column('Name', 'text', 3)])
  expect(examplesFor([names])).toEqual(examplesFor([]))
})
