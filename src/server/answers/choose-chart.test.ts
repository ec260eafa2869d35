import { describe, expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { chooseChart } from './choose-chart.ts'
import type { Chartable } from './choose-chart.ts'

const base: Chartable = {
  title: 'Total Amount',
  unit: 'EUR',
  axis: 'category',
  share: false,
  columns: ['Category', 'Total Amount'],
  rows: [
    ['Rent', 900],
    ['Groceries', 50.5],
    ['Fun', 5],
  ],
}

describe('a chart', () => {
  test('is a line with one point for each row of a series over time', () => {
    requirement('ask.chart.kind.line')
    const rows = [
      ['2025-03', 920.5],
      ['2025-04', 36.5],
      ['2025-05', 40],
    ]
    expect(chooseChart({ ...base, axis: 'time', columns: ['Month', 'Total'], rows })).toEqual({
      kind: 'line',
      title: 'Total Amount',
      unit: 'EUR',
      points: [
        { label: '2025-03', value: 920.5 },
        { label: '2025-04', value: 36.5 },
        { label: '2025-05', value: 40 },
      ],
    })
    // Two points are no trend, and totals are compared as bars.
    const two = { ...base, axis: 'time' as const, rows: rows.slice(0, 2) }
    expect(chooseChart(two)?.kind).toBe('bar')
    expect(chooseChart({ ...two, rows, isTotal: true })?.kind).toBe('bar')
  })

  test('has one bar for each row of a result by category', () => {
    requirement('ask.chart.kind.bar')
    expect(chooseChart(base)).toEqual({
      kind: 'bar',
      title: 'Total Amount',
      unit: 'EUR',
      points: [
        { label: 'Rent', value: 900 },
        { label: 'Groceries', value: 50.5 },
        { label: 'Fun', value: 5 },
      ],
    })
  })

  test('is a pie with a coloured segment for each row if shares were asked for', () => {
    requirement('ask.chart.kind.pie')
    const chart = chooseChart({ ...base, share: true })
    expect(chart).toMatchObject({
      kind: 'pie',
      points: [
        { label: 'Rent', value: 900 },
        { label: 'Groceries', value: 50.5 },
        { label: 'Fun', value: 5 },
      ],
    })
    const colors = chart?.kind === 'pie' ? chart.points.map(({ color }) => color) : []
    expect(new Set(colors).size).toBe(3)
  })

  test('is not a pie if a value is not part of a whole', () => {
    expect(
      chooseChart({
        ...base,
        share: true,
        rows: [
          ['Rent', 5],
          ['Refund', -2],
        ],
      })?.kind,
    ).toBe('bar')
  })

  test('has as many lines as the result has figures', () => {
    requirement('ask.chart.kind.multiline')
    const columns = ['Month', 'Steps', 'Sleep', 'Weight', 'Pulse']
    const rows = [
      ['2025-01', 1, 2, 3, 4],
      ['2025-02', 5, 6, null, 8],
      ['2025-03', 5, 6, 7, 8],
    ]
    expect(chooseChart({ ...base, axis: 'time', columns, rows })).toMatchObject({
      kind: 'multiline',
      labels: ['2025-01', '2025-02', '2025-03'],
      series: [
        { name: 'Steps', values: [1, 5, 5] },
        { name: 'Sleep', values: [2, 6, 6] },
        { name: 'Weight', values: [3, null, 7] },
        { name: 'Pulse', values: [4, 8, 8] },
      ],
    })
  })

  test('shows the compared values side by side', () => {
    requirement('ask.chart.kind.comparison')
    const sides = { axis: 'sides' as const, columns: ['Compared', 'Total Amount'] }
    const rows = [
      ['March 2025', 920.5],
      ['April 2025', 36.5],
    ]
    expect(chooseChart({ ...base, ...sides, rows })).toMatchObject({
      kind: 'comparison',
      labels: ['Total Amount'],
      series: [
        { name: 'March 2025', values: [920.5] },
        { name: 'April 2025', values: [36.5] },
      ],
    })
    const grouped = {
      columns: ['Category', 'Current', 'Previous'],
      rows: [
        ['Rent', 1, 2],
        ['Fun', 3, 4],
      ],
    }
    expect(chooseChart({ ...base, ...grouped })).toMatchObject({
      kind: 'comparison',
      labels: ['Rent', 'Fun'],
      series: [
        { name: 'Current', values: [1, 3] },
        { name: 'Previous', values: [2, 4] },
      ],
    })
  })

  test.each([2, 5, 13, 31])('of %i rows has that many points', (count) => {
    requirement('ask.chart.points')
    const rows = Array.from({ length: count }, (_, index) => [`row ${index}`, index + 1])
    for (const axis of ['time', 'category'] as const) {
      const chart = chooseChart({ ...base, axis, rows })
      expect(chart && 'points' in chart && chart.points).toHaveLength(count)
    }
  })

  test.each([
    ['one row', [['Rent', 900]]],
    ['no rows', []],
    [
      'text instead of figures',
      [
        ['Rent', 'a lot'],
        ['Fun', 'little'],
      ],
    ],
    [
      'rows without labels',
      [
        [null, 1],
        ['Fun', 2],
      ],
    ],
  ])('is absent for %s', (_, rows) => {
    expect(chooseChart({ ...base, rows })).toBeUndefined()
  })
})
