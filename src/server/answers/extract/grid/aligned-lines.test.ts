import { expect, test } from 'vitest'
import { alignedLines } from './aligned-lines.ts'

const payslip = `Employee: BOATENG, CURTIS A       Employee ID: 208841      Dept: 40 Outbound

EARNINGS            Rate       Hours       Current            YTD
Regular          31.2500      80.00      2,500.00       56,250.00
Overtime         46.8750       6.50        304.69        4,500.01
Safety bonus                                 0.00          600.00
GROSS PAY                                2,804.69       62,600.01

NET PAY                                  1,901.65       42,396.57`

test('figures of a payslip are under the headings of their columns', () => {
  const cells = [...alignedLines(payslip).values()].map((line) => line.cells)
  expect(cells).toEqual([
    ['EARNINGS', 'Rate', 'Hours', 'Current', 'YTD'],
    ['Regular', '31.2500', '80.00', '2,500.00', '56,250.00'],
    ['Overtime', '46.8750', '6.50', '304.69', '4,500.01'],
    ['Safety bonus', '', '', '0.00', '600.00'],
    ['GROSS PAY', '', '', '2,804.69', '62,600.01'],
  ])
})

test.each([
  'Policy number      TW-4471902-C\nRent deposit      GBP 2,400.00\nTotal      GBP 20.00',
  'Name   Role   Since\nAnn Lee   Cook   always\nBo Ray   Host   never',
  'A   B\tC   D\n1   2\t3   4\n1   2\t3   4',
])('fields, words alone and tabs are no aligned table', (text) => {
  expect(alignedLines(text).size).toBe(0)
})
