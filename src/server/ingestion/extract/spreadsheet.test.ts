import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { extractSpreadsheet } from './spreadsheet.ts'

type Value = string | number | boolean | null
type Sheet = { rows: Value[][]; formats?: Record<string, string>; merges?: string[] }

function workbook(sheets: Record<string, Sheet>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = xlsx.utils.book_new()
  for (const [name, { rows, formats = {}, merges = [] }] of Object.entries(sheets)) {
    const sheet = xlsx.utils.aoa_to_sheet(rows)
    for (const [address, format] of Object.entries(formats)) {
      const cell: unknown = sheet[address]
      if (typeof cell === 'object' && cell !== null) Object.assign(cell, { z: format })
    }
    sheet['!merges'] = merges.map((range) => xlsx.utils.decode_range(range))
    xlsx.utils.book_append_sheet(book, sheet, name)
  }
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType }))
}

test.each(['xlsx', 'biff8'] as const)('reads the cell types of a %s workbook', (bookType) => {
  const { tables, grids } = extractSpreadsheet(
    workbook(
      {
        Trips: {
          rows: [
            ['Day', 'Km', 'Fare', 'Share', 'Paid'],
            [45292, 12, 9.5, 0.07, true],
            [45293, 30, 20, 0.5, false],
          ],
          formats: {
            A2: 'yyyy-mm-dd',
            A3: 'yyyy-mm-dd',
            C2: '#,##0.00 [$€-407]',
            C3: '#,##0.00 [$€-407]',
            D2: '0%',
            D3: '0%',
          },
        },
      },
      bookType,
    ),
  )
  expect(tables).toEqual([
    {
      sheet: 'Trips',
      range: 'A1:E3',
      columns: [
        { name: 'Day', type: 'date' },
        { name: 'Km', type: 'integer' },
        { name: 'Fare', type: 'number', unit: 'EUR' },
        { name: 'Share', type: 'integer', unit: '%' },
        { name: 'Paid', type: 'boolean' },
      ],
      rows: [
        ['2024-01-01', 12, 9.5, 7, true],
        ['2024-01-02', 30, 20, 50, false],
      ],
      rowNumbers: [2, 3],
    },
  ])
  expect(grids[0]?.rows[1]).toEqual(['2024-01-01', '12', '9.50 €', '7%', 'TRUE'])
})

test('finds the table below its title and keeps the title as text', () => {
  const { tables, blocks } = extractSpreadsheet(
    workbook({
      S: {
        rows: [
          ['Household 2024'],
          [null],
          [null, 'Item', 'Cost'],
          [null, 'Rent', 900],
          [null, 'Food', 300],
          [null, 'Sum', 1200],
        ],
      },
    }),
  )
  expect(tables).toMatchObject([
    { range: 'B3:C6', columns: [{ name: 'Item' }, { name: 'Cost' }], rowNumbers: [4, 5] },
  ])
  expect(blocks[0]).toMatchObject({ text: 'Household 2024', locator: { range: 'A1' } })
})

test('separates tables below and next to each other', () => {
  const { tables } = extractSpreadsheet(
    workbook({
      S: {
        rows: [
          ['Name', 'Age', null, 'City', 'People'],
          ['Ada', 36, null, 'Bonn', 330],
          ['Alan', 41, null, 'Jena', 110],
          [null],
          ['Month', 'Rain'],
          ['May', 40],
          ['June', 60],
        ],
      },
    }),
  )
  expect(tables.map(({ range }) => range)).toEqual(['A1:B3', 'D1:E3', 'A5:B7'])
})

test('joins column names from two rows', () => {
  const { tables } = extractSpreadsheet(
    workbook({
      S: {
        rows: [
          ['Region', '2023', null, '2024', null],
          [null, 'Sales', 'Costs', 'Sales', 'Costs'],
          ['North', 1, 2, 3, 4],
          ['South', 5, 6, 7, 8],
        ],
        merges: ['A1:A2', 'B1:C1', 'D1:E1'],
      },
    }),
  )
  expect(tables[0]?.columns.map(({ name }) => name)).toEqual([
    'Region',
    '2023 Sales',
    '2023 Costs',
    '2024 Sales',
    '2024 Costs',
  ])
  expect(tables[0]?.rows).toHaveLength(2)
})

test('uses years above columns of numbers as their names', () => {
  const { tables } = extractSpreadsheet(
    workbook({
      S: {
        rows: [
          ['Region', 2022, 2023],
          ['North', 10, 12.5],
          ['South', 7, 9],
        ],
      },
    }),
  )
  expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['Region', '2022', '2023'])
})

test('describes each table in a passage of its own', () => {
  const { blocks } = extractSpreadsheet(
    workbook({
      Costs: {
        rows: [
          ['Item', 'Cost (USD)'],
          ['Rent', 900],
          ['Food', 300],
        ],
      },
    }),
  )
  expect(blocks[0]?.text).toBe(
    'Table in sheet Costs, 2 rows.\nItem (text): Rent, Food\nCost (USD) (integer, USD): 300 to 900, total 1200',
  )
  expect(blocks[1]).toMatchObject({
    kind: 'table',
    text: 'Item: Rent; Cost (USD): 900\nItem: Food; Cost (USD): 300',
    locator: { kind: 'cells', sheet: 'Costs', range: 'A2:B3' },
  })
})

test('shows a long number with all of its digits', () => {
  const { grids } = extractSpreadsheet(workbook({ S: { rows: [['Account'], [123456789012345]] } }))
  expect(grids[0]?.rows[1]).toEqual(['123456789012345'])
})

test('finds nothing in a workbook without cells, and reports that a broken one is damaged', () => {
  expect(extractSpreadsheet(workbook({ S: { rows: [] } })).blocks).toEqual([])
  const whole = workbook({
    S: {
      rows: [
        ['a', 'b'],
        [1, 2],
      ],
    },
  })
  expect(() => extractSpreadsheet(whole.slice(0, 600))).toThrow('file.damaged')
})
