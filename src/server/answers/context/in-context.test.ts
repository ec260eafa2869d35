import { describe, expect, test } from 'vitest'
import type { Catalog, CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'
import { indexCatalog } from '#server/answers/plan/catalog-index.ts'
import { inContext } from './in-context.ts'

type Column = Pick<CatalogColumn, 'name' | 'type'> & Partial<CatalogColumn>

const table = (name: string, columns: Column[]): CatalogTable => ({
  name,
  documentId: `doc_${name}`,
  documentName: `${name}.csv`,
  sheet: name,
  rows: 200,
  firstRow: 2,
  lastRow: 201,
  columns: columns.map((column, index) => ({
    label: column.name,
    sheetColumn: index,
    distinct: column.values?.length ?? 200,
    empty: 0,
    values: [],
    ...column,
    name: column.name.toLowerCase(),
  })),
})

const catalog: Catalog = {
  version: '1',
  tables: [
    table('expenses', [
      { name: 'Date', type: 'date', min: '2024-01-02', max: '2025-12-28' },
      { name: 'Category', type: 'text', values: ['Groceries', 'Rent', 'Transport', 'Restaurants'] },
      { name: 'Merchant', type: 'text', values: ['Rewe', 'City Rail', 'Hillside Homes'] },
      { name: 'Amount', type: 'number', unit: 'EUR', min: 1, max: 900 },
    ]),
    table('weights', [
      { name: 'Day', type: 'date', min: '2024-01-02', max: '2025-12-28' },
      { name: 'Weight', type: 'number', unit: 'kg', min: 60, max: 80 },
    ]),
  ],
}
const index = indexCatalog(catalog)
const meaning = (previous: string, message: string) =>
  inContext(message, previous, index, '2026-11-20')

const march = 'How much did I spend on groceries in March 2025?'

describe('a follow-up is the previous question with one part changed', () => {
  test.each([
    // The period.
    [march, 'and in April?', 'How much did I spend on groceries in April 2025?'],
    [march, 'April 2024?', 'How much did I spend on groceries in April 2024?'],
    [march, 'And how much in May?', 'How much did I spend on groceries in May 2025?'],
    [march, 'what about last year?', 'How much did I spend on groceries last year?'],
    [
      'How much did I spend on rent last year?',
      'and in 2024',
      'How much did I spend on rent in 2024?',
    ],
    [
      'What is the total amount for Rent?',
      'only in March 2025',
      'What is the total amount for Rent in March 2025?',
    ],
    // The values.
    [march, 'What about transport?', 'How much did I spend on transport in March 2025?'],
    [
      march,
      'And restaurants and rent?',
      'How much did I spend on restaurants and rent in March 2025?',
    ],
    [march, 'How much for transport?', 'How much did I spend on transport in March 2025?'],
    [march, 'Transport instead', 'How much did I spend on Transport in March 2025?'],
    [
      'What is the total amount by month?',
      'only restaurants',
      'What is the total amount by month for restaurants?',
    ],
    // Both at once.
    [march, 'and transport in April?', 'How much did I spend on transport in April 2025?'],
    // The aggregate.
    [
      'What is the total amount for Groceries?',
      'and the average?',
      'What is the average amount for Groceries?',
    ],
    [
      'What is the total amount for Groceries?',
      'by month',
      'What is the total amount for Groceries by month?',
    ],
    [
      'What is the total amount for Groceries?',
      'per merchant please',
      'What is the total amount for Groceries per merchant?',
    ],
    // German.
    [
      'Wie viel habe ich im März 2025 für Transport ausgegeben?',
      'und im April?',
      'Wie viel habe ich im April 2025 für Transport ausgegeben?',
    ],
    [
      'Wie viel habe ich im März 2025 für Transport ausgegeben?',
      'Was ist mit Rent?',
      'Wie viel habe ich im März 2025 für Rent ausgegeben?',
    ],
    // Texts.
    [
      'What does “Lease” say about pets?',
      'and the deposit?',
      'What does “Lease” say about the deposit?',
    ],
  ])('%s → %s', (previous, message, merged) => {
    expect(meaning(previous, message)).toBe(merged)
  })
})

describe('other questions, and uncertain follow-ups, stay as asked', () => {
  test.each([
    [march, 'How much did I spend on transport in April 2025?'],
    [march, 'And how many rows are there by category?'],
    [march, 'Who is my landlord?'],
    [march, 'What about it?'],
    [march, 'What about Lisbon?'],
    [march, 'and groceries in March 2025?'],
    [march, 'thanks!'],
    [march, '???'],
    [march, 'and the average?'],
    [march, 'Please list everything that I bought for the party on the roof in June'],
    ['Who is my landlord?', 'and the deposit?'],
    ['What is the average weight in March 2025?', 'and transport?'],
    ['What is the total amount by month?', 'by category'],
    ['How did rent change from March 2025 to April 2025?', 'and in May?'],
  ])('%s → %s', (previous, message) => {
    expect(meaning(previous, message)).toBeUndefined()
  })
})
