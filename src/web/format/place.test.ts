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
