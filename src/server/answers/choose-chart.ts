import type { Cell } from '#shared/answers.ts'
import type { ChartSpec } from '#shared/charts.ts'

/** A result for a chart: labels in the first column, figures in the others. */
export type Chartable = {
  title: string
  unit?: string | undefined
  /** The kind of labels: periods, names, or the sides of a comparison. */
  axis: 'time' | 'category' | 'sides'
  /** Totals per period, which are compared as bars and form no line. */
  isTotal?: boolean
  /** The question asked for shares of a whole. */
  share: boolean
  columns: string[]
  rows: Cell[][]
}

/** More bars or segments than this cannot be read. */
const mostCategories = 40
const mostSegments = 12
const mostPoints = 1_000
/** Two points are no trend. */
const fewestOfTrend = 3
/** Maximum number of totals shown as bars. */
const mostBars = 40

const palette = [
  '#4f6bed',
  '#e07b39',
  '#2f9e7e',
  '#b5509c',
  '#c9a227',
  '#5b8db8',
  '#d1495b',
  '#7a6c5d',
  '#6a994e',
  '#8367c7',
  '#3d5a80',
  '#bc8034',
]

type Row = { label: string; values: (number | null)[] }

/** Rows as labels and figures; undefined if a figure is not a number. */
function readRows({ columns, rows }: Chartable): Row[] | undefined {
  const read: Row[] = []
  for (const row of rows) {
    const [label = null, ...figures] = row
    if (label === null || figures.length !== columns.length - 1) return undefined
    if (figures.some((figure) => figure !== null && typeof figure !== 'number')) return undefined
    read.push({
      label: String(label),
      values: figures.map((figure) => (typeof figure === 'number' ? figure : null)),
    })
  }
  return read
}

const seriesOf = (columns: readonly string[], rows: readonly Row[]) =>
  columns
    .slice(1)
    .map((name, index) => ({ name, values: rows.map(({ values }) => values[index] ?? null) }))

/** Highest bar first, regardless of the row order. */
const sorted = <Point extends { value: number }>(points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => b.value - a.value)

/** The chart for a result, or none; every label and value is taken from the rows. */
export function chooseChart(result: Chartable): ChartSpec | undefined {
  const rows = readRows(result)
  const { title, columns, axis } = result
  if (!rows || rows.length < 2 || rows.length > mostPoints || columns.length < 2) return undefined
  const head = { title, ...(result.unit === undefined ? {} : { unit: result.unit }) }
  const labels = rows.map(({ label }) => label)
  if (axis === 'sides') {
    const series = rows.map(({ label, values }) => ({ name: label, values }))
    return { kind: 'comparison', ...head, labels: columns.slice(1), series }
  }
  if (axis === 'category' && rows.length > mostCategories) return undefined
  if (columns.length > 2) {
    const isTrend = axis === 'time' && rows.length >= fewestOfTrend
    const kind = isTrend ? 'multiline' : 'comparison'
    return { kind, ...head, labels, series: seriesOf(columns, rows) }
  }
  const points = rows.flatMap(({ label, values: [value] }) =>
    typeof value === 'number' ? [{ label, value }] : [],
  )
  if (points.length < 2) return undefined
  if (axis === 'time') {
    const isLine = points.length >= fewestOfTrend && !(result.isTotal && points.length <= mostBars)
    return { kind: isLine ? 'line' : 'bar', ...head, points }
  }
  const isWhole = points.length <= mostSegments && points.every(({ value }) => value > 0)
  if (!result.share || !isWhole) return { kind: 'bar', ...head, points: sorted(points) }
  const colored = points.map((point, index) => ({
    ...point,
    color: palette[index % palette.length] ?? '#4f6bed',
  }))
  return { kind: 'pie', ...head, points: colored }
}
