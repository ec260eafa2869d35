import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { chartSpec } from '#shared/charts.ts'
import { isHorizontal, segmentColor, seriesColor, sharesOf, toChartData } from './chart-data.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May']

test('a line has one point for each row of the result and one series', () => {
  requirement('ask.chart.kind.line')
  const points = months.map((label, i) => ({ label, value: i * 10 }))
  const data = toChartData(chartSpec.parse({ kind: 'line', title: 'Spend', unit: 'EUR', points }))
  expect(data.series).toEqual(['Spend'])
  expect(data.rows).toEqual(points.map(({ label, value }) => ({ label, values: [value] })))
})

test('a bar chart has one bar for each row of the result', () => {
  requirement('ask.chart.kind.bar')
  const points = [
    { label: 'Rent', value: 900 },
    { label: 'Food', value: 310 },
  ]
  const data = toChartData(chartSpec.parse({ kind: 'bar', title: 'Spend', points }))
  expect(data.rows).toEqual([
    { label: 'Rent', values: [900] },
    { label: 'Food', values: [310] },
  ])
  expect(data.series).toHaveLength(1)
})

test('a pie has a segment with name, value and colour for each row', () => {
  requirement('ask.chart.kind.pie')
  const points = [
    { label: 'Rent', value: 900, color: 'chart-1' },
    { label: 'Food', value: 300, color: 'chart-2' },
  ]
  const data = toChartData(chartSpec.parse({ kind: 'pie', title: 'Spend', points }))
  expect(data.rows).toEqual([
    { label: 'Rent', values: [900], color: 'chart-1' },
    { label: 'Food', values: [300], color: 'chart-2' },
  ])
})

test('several columns become as many lines', () => {
  requirement('ask.chart.kind.multiline')
  const spec = (count: number) =>
    chartSpec.parse({
      kind: 'multiline',
      title: 'Spend',
      labels: months,
      series: Array.from({ length: count }, (_, i) => ({ name: `s${i}`, values: [1, 2, 3, 4, i] })),
    })
  expect(toChartData(spec(2)).series).toEqual(['s0', 's1'])
  expect(toChartData(spec(4)).rows[4]).toEqual({ label: 'May', values: [0, 1, 2, 3] })
})

test('a comparison has the compared values for each category', () => {
  requirement('ask.chart.kind.comparison')
  const data = toChartData(
    chartSpec.parse({
      kind: 'comparison',
      title: 'Spend',
      labels: ['Rent', 'Food'],
      series: [
        { name: 'current', values: [900, 310] },
        { name: 'previous', values: [880, null] },
      ],
    }),
  )
  expect(data.series).toEqual(['current', 'previous'])
  expect(data.rows).toEqual([
    { label: 'Rent', values: [900, 880] },
    { label: 'Food', values: [310, null] },
  ])
})

test('the number of rows and the shares follow the result', () => {
  requirement('ask.chart.points')
  for (const count of [2, 5, 7, 31]) {
    const points = Array.from({ length: count }, (_, i) => ({ label: `${i}`, value: 1, color: '' }))
    const { rows } = toChartData(chartSpec.parse({ kind: 'pie', title: 'x', points }))
    expect(rows).toHaveLength(count)
    expect(sharesOf(rows)).toEqual(points.map(() => 1 / count))
  }
})

test('a missing value in a series stays missing', () => {
  const data = toChartData(
    chartSpec.parse({
      kind: 'multiline',
      title: 'x',
      labels: ['a', 'b'],
      series: [
        { name: 'one', values: [1] },
        { name: 'two', values: [1, 2] },
      ],
    }),
  )
  expect(data.rows[1]).toEqual({ label: 'b', values: [null, 2] })
})

test('a pie without values has no shares', () => {
  expect(sharesOf([{ label: 'a', values: [0] }])).toEqual([0])
})

test('the first ten series have distinguishable colours', () => {
  const colors = Array.from({ length: 10 }, (_, place) => seriesColor(place))
  expect(new Set(colors).size).toBe(10)
})

test('a segment keeps a colour of the theme or a plain one', () => {
  expect(segmentColor('chart-3', 0)).toBe('var(--chart-3)')
  expect(segmentColor('--chart-2', 0)).toBe('var(--chart-2)')
  expect(segmentColor('#0f766e', 0)).toBe('#0f766e')
  expect(segmentColor('url(https://example.org)', 1)).toBe('var(--chart-2)')
})

test('many names have horizontal bars, a few names or months do not', () => {
  const dataOf = (labels: string[]) =>
    toChartData({
      kind: 'bar',
      title: 'By source',
      points: labels.map((label) => ({ label, value: 1 })),
    })
  const sources = ['Mara’s mail', 'Mara’s WhatsApp', 'Harbor Mutual Bank', 'Spreadsheets']
  expect(isHorizontal(dataOf(sources))).toBe(true)
  expect(isHorizontal(dataOf(sources.slice(0, 3)))).toBe(false)
  expect(isHorizontal(dataOf(months))).toBe(false)
  expect(isHorizontal(dataOf(Array.from({ length: 12 }, (_, at) => `2026-${at + 1}`)))).toBe(false)
  const year = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
  const points = year.map((label) => ({ label, value: 1 }))
  const data = toChartData(chartSpec.parse({ kind: 'bar', title: 'Spend', points }))
  expect(data.rows[0]?.label).toBe('Jan 2026')
  expect(isHorizontal(data)).toBe(false)
})
