import { expect, test } from 'vitest'
import { readQuestion } from '../../plan/reading.ts'
import { readAsked } from './asked.ts'
import { compute } from './compute.ts'
import { indexGrid } from './find-cells.ts'
import { readGrid, tableLines } from './read-grid.ts'
import { readValue } from './read-value.ts'
import { hasYearHeadings, sheetLines } from './sheet-lines.ts'

const text = `Sales of the bakery by kind (in thousands of euros)
\t\tYear ended 31 March,\t
\t2025\t2024\t2023
Shop sales:\t\t\t
Bread\t€ 1,200.5\t1,000.0\t940.0
Cakes\t300\t400\t(20)
Total shop sales\t€ 1,500.5\t1,400.0\t920.0
Deliveries\t100\t–\t50
Gross margin\t41.0%\t40.0%\t38.5%
The year 2025 was warm.`

function ask(question: string, tableText = text) {
  const [table] = tableLines([tableText])
  const grid = table && readGrid(table.lines, table.text)
  const outcome = grid && compute(readAsked(readQuestion(question, '2026-05-04')), indexGrid(grid))
  const figure = outcome?.figure
  return (
    outcome && [
      figure === undefined ? outcome.texts : Math.round(figure * 100) / 100,
      outcome.scale,
    ]
  )
}

test.each([
  ['What were the sales of bread in 2024?', [['1,000.0'], 'thousand']],
  ['What were bread sales in 2025 and 2023, respectively?', [['€ 1,200.5', '940.0'], 'thousand']],
  ['What was the change in bread between 2024 and 2025?', [200.5, 'thousand']],
  ['What is the percentage change in cakes from 2024 to 2025?', [-25, 'percent']],
  ['By how much did deliveries increase in 2025?', [100, 'thousand']],
  ['What was the average of total shop sales for 2024 and 2025?', [1450.25, 'thousand']],
  ['What is the average bread from 2023 to 2025?', [1046.83, 'thousand']],
  ['What are cakes as a percentage of total shop sales in 2024?', [28.57, 'percent']],
  ['What is the percentage of cakes in the total shop sales in 2024?', [28.57, 'percent']],
  ['What is the difference between bread and cakes in 2025?', [900.5, 'thousand']],
  ['What is the sum of cakes and deliveries in 2025?', [400, 'thousand']],
  ['What is the ratio of bread to cakes in 2024?', [2.5, '']],
  ['In which year were cakes the highest?', [['2024'], '']],
  ['Which shop sales were the lowest in 2025?', [['Cakes'], '']],
  ['How many years did bread exceed 950?', [2, '']],
  ['Which years does the table show?', [['2025', '2024', '2023'], '']],
  ['What was the gross margin in 2023?', [['38.5%'], 'percent']],
  ['Wie hoch war die prozentuale Veränderung von Bread von 2024 auf 2025?', [20.05, 'percent']],
])('%s', (question, outcome) => {
  expect(ask(question)).toEqual(outcome)
})

test('years may be in the rows', () => {
  const rows = 'in £m | Income | Costs\n2025 | 12.5 | 8\n2024 | 10 | 9'
  expect(ask('What were the costs in 2024?', rows)).toEqual([['9'], 'million'])
  expect(ask('What is the change in income from 2024 to 2025?', rows)).toEqual([2.5, 'million'])
})

test('a table split by passages is joined again', () => {
  const [head = '', ...rest] = text.split('\n').slice(1)
  const parts = [
    [head, ...rest.slice(0, 3)],
    [head.trim(), ...rest.slice(3)],
  ]
  const [table, ...others] = tableLines(parts.map((lines) => lines.join('\n')))
  expect(others).toEqual([])
  expect(readGrid(table?.lines ?? [], '')?.rows.map(({ passage }) => passage)).toEqual([
    0, 1, 1, 1, 1,
  ])
})

test.each([
  ['$ (1,204.5)', -1204.5],
  ['—', 0],
  ['4.00%', 4],
  ['(8)%', -8],
  ['−136', -136],
  ['1.234,50', 1234.5],
  ['$(42,056)', -42_056],
  ['12 (1)', 12],
  ['n/a', undefined],
  ['ASC 606', undefined],
  ['', undefined],
])('the figure of %s', (cell, number) => {
  expect(readValue(cell)?.number).toBe(number)
})

test('the rows of a sheet with one column per year are a table of figures', () => {
  const rows = [
    'Table in sheet Bakery, 3 rows.\n2025 (number): 8 to 12.5',
    'Column A: Bread; 2025: 12.5; 2024: 10',
    'Column A: Cakes; 2024: 4\nColumn A: Rolls; 2025: 8; 2024: 16',
  ]
  expect(rows.map(hasYearHeadings)).toEqual([false, true, true])
  const text = sheetLines(rows).join('\n')
  expect(ask('What was the change in rolls from 2024 to 2025?', text)).toEqual([-8, ''])
  expect(hasYearHeadings('Date: 2025-03-01; Text: Rent 2025; Amount: 12')).toBe(false)
})
