import { expect, test } from 'vitest'
import { fileNameOf, toCsv } from './export-chart.ts'

test('the numbers of a chart become CSV without spreadsheet formulas', () => {
  const rows = [
    { label: 'Rent, "cold"', values: [900.5, null] },
    { label: '=1+1', values: [-3, 4] },
  ]
  expect(toCsv({ series: ['2025', '2026'], rows })).toBe(
    `,2025,2026\r\n"Rent, ""cold""",900.5,\r\n'=1+1,-3,4\r\n`,
  )
})

test('a title becomes a file name', () => {
  expect(fileNameOf('Sum of “Amount” by month / 2026', 'svg')).toBe(
    'Sum-of-Amount-by-month-2026.svg',
  )
  expect(fileNameOf('…', 'png')).toBe('chart.png')
})
