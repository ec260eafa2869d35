import { expect, test } from 'vitest'
import { formatPlace } from './place.ts'

test('the place in a PDF is its page', () => {
  expect(formatPlace({ kind: 'page', page: 3, rects: [] })).toBe('page 3')
})

test('the place in a workbook is the sheet and the range', () => {
  expect(formatPlace({ kind: 'cells', sheet: 'Sheet1', range: 'B2:B14' })).toBe('Sheet1!B2:B14')
})

test('the place in a text is its paragraphs, counted from one', () => {
  expect(formatPlace({ kind: 'blocks', from: 0, to: 0 })).toBe('paragraph 1')
  expect(formatPlace({ kind: 'blocks', from: 3, to: 5 })).toBe('paragraphs 4 to 6')
})

test('the place of single rows in a sheet names the first of them and counts the rest', () => {
  const cells = { kind: 'cells', sheet: 'Sheet1', range: 'A2:B90' } as const
  expect(formatPlace({ ...cells, rows: [2, 5, 9] })).toBe('Sheet1, rows 2, 5, 9')
  const rows = [2, 4, 6, 8, 10, 12, 14]
  expect(formatPlace({ ...cells, rows })).toBe('Sheet1, rows 2, 4, 6, 8, 10, 12 and 1 more')
  expect(formatPlace({ ...cells, rows, of: 2400 })).toBe(
    'Sheet1, rows 2, 4, 6, 8, 10, 12 and 2,394 more',
  )
})
