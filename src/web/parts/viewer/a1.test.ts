import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnLetters, columnNumber, isInRange, parseRange } from './a1.ts'

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [702, 'ZZ'],
  [703, 'AAA'],
  [16_384, 'XFD'],
])('column %d is %s', (number, letters) => {
  expect(columnLetters(number)).toBe(letters)
})

test('letters and numbers of columns convert both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_384 }), (column) => {
      expect(columnNumber(columnLetters(column))).toBe(column)
    }),
  )
})

test.each([
  ['B2', { top: 2, left: 2, bottom: 2, right: 2 }],
  ['B2:D14', { top: 2, left: 2, bottom: 14, right: 4 }],
  ['$B$2:$D$14', { top: 2, left: 2, bottom: 14, right: 4 }],
  ['D14:B2', { top: 2, left: 2, bottom: 14, right: 4 }],
  ['B:D', { top: 1, left: 2, bottom: Infinity, right: 4 }],
  ['2:14', { top: 2, left: 1, bottom: 14, right: Infinity }],
])('%s is parsed', (range, cells) => {
  expect(parseRange(range)).toEqual(cells)
})

test.each(['', 'B', '7', 'B2:', ':B2', 'B0', 'B2:C3:D4', 'Sheet1!B2', '2B'])(
  '%j is not a range',
  (range) => {
    expect(parseRange(range)).toBeUndefined()
  },
)

test('a cell is in a range including its ends', () => {
  const range = { top: 2, left: 2, bottom: 4, right: 3 }
  expect(isInRange(range, 2, 2)).toBe(true)
  expect(isInRange(range, 4, 3)).toBe(true)
  expect(isInRange(range, 5, 3)).toBe(false)
  expect(isInRange(range, 4, 4)).toBe(false)
})
