import { expect, test } from 'vitest'
import { formatCell, formatMoney, formatNumber } from './cell.ts'

test('a cell is formatted for people', () => {
  expect(formatCell(null)).toBe('')
  expect(formatCell(true)).toBe('yes')
  expect(formatCell('2024')).toBe('2024')
  expect(formatCell(1234567.5)).toBe((1234567.5).toLocaleString())
})

test('a number has its unit', () => {
  expect(formatNumber(12, 'EUR')).toBe(formatMoney(12, 'EUR'))
  expect(formatNumber(12, 'km')).toBe('12 km')
  expect(formatNumber(12, '')).toBe('12')
})
