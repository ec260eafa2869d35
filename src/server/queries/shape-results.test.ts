import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { shapeResults } from './shape-results.ts'

test('a single figure is a value', () => {
  requirement('api.queries.results')
  const shaped = shapeResults({ columns: ['Total Amount'], rows: [[12.5]], total: 1 })
  expect(shaped.results).toEqual([{ value: 12.5 }])
  expect(shaped.columns).toEqual([{ key: 'value', label: 'Total Amount' }])
})

test('a monthly series has a month and a value in each item', () => {
  requirement('api.queries.results')
  const rows = [
    ['2026-01', 310],
    ['2026-02', null],
  ]
  const shaped = shapeResults({ columns: ['Month', 'Total Amount'], rows, total: 2 })
  expect(shaped.results).toEqual([
    { month: '2026-01', value: 310 },
    { month: '2026-02', value: null },
  ])
  const turned = rows.map(([month, value]) => [value ?? null, month ?? null])
  expect(shapeResults({ columns: ['Amount', 'Month'], rows: turned, total: 2 }).results[0]).toEqual(
    {
      month: '2026-01',
      value: 310,
    },
  )
})

test('other rows are listed by column, with the total number of rows', () => {
  const shaped = shapeResults({
    columns: ['Category', 'Total Amount'],
    rows: [
      ['Rent', 900],
      ['Food', 310],
    ],
    total: 7,
  })
  expect(shaped.results).toEqual([
    { Category: 'Rent', 'Total Amount': 900 },
    { Category: 'Food', 'Total Amount': 310 },
  ])
  expect(shaped.total).toBe(7)
})

test('columns keep their order and values even if their names are equal or look like numbers', () => {
  const shaped = shapeResults({ columns: ['2024', 'a', 'a'], rows: [[1, 2, 3]], total: 1 })
  expect(shaped.columns.map(({ key }) => shaped.results[0]?.[key])).toEqual([1, 2, 3])
  expect(shaped.columns.map(({ label }) => label)).toEqual(['2024', 'a', 'a'])
})

test('a result without rows has no items', () => {
  expect(shapeResults({ columns: ['Month', 'Rows'], rows: [], total: 0 }).results).toEqual([])
})
