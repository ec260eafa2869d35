import type { ChartSpec } from '#shared/charts.ts'
import { formatPeriod } from '#web/format/cell.ts'

export type ChartRow = { label: string; values: (number | null)[]; color?: string }
export type ChartData = {
  series: string[]
  rows: ChartRow[]
  /** A line continues across missing measurements. */
  isSparse?: boolean
  /** The labels are days, months or years. */
  isOfTime?: boolean
}
/** A chart's description, without its values. */
export type ChartHead = Pick<ChartSpec, 'kind' | 'title' | 'unit'>

/** Every kind of chart as rows of labels and values: one row per result row, nothing added. */
export function toChartData(spec: ChartSpec): ChartData {
  switch (spec.kind) {
    case 'line':
    case 'bar':
      return {
        ...(spec.points.some(({ label }) => formatPeriod(label) !== label) && { isOfTime: true }),
        series: [spec.title],
        rows: spec.points.map(({ label, value }) => ({
          label: formatPeriod(label),
          values: [value],
        })),
      }
    case 'pie':
      return {
        series: [spec.title],
        rows: spec.points.map(({ label, value, color }) => ({ label, values: [value], color })),
      }
    case 'multiline':
    case 'comparison':
      return {
        series: spec.series.map(({ name }) => name),
        rows: spec.labels.map((label, place) => ({
          label: formatPeriod(label),
          values: spec.series.map(({ values }) => values[place] ?? null),
        })),
      }
  }
}

/**
 * Whether the bars are horizontal, because names would not fit below them. Days and months always
 * fit.
 */
export function isHorizontal({ series, rows, isOfTime }: ChartData): boolean {
  if (isOfTime) return false
  const isFew = rows.length > 3 && rows.length <= 24
  const signs = rows.reduce((sum, { label }) => sum + label.length, 0)
  return isFew && series.length === 1 && signs > 40 && rows.every(({ label }) => !/^\d/.test(label))
}

/** The plot's height in pixels: horizontal bars need one line each. */
export function heightOf({ kind }: ChartHead, data: ChartData): number {
  if (kind === 'pie') return 240
  return kind === 'bar' && isHorizontal(data) ? Math.max(200, data.rows.length * 28 + 48) : 280
}

/** Each row's share of the total, for a pie. */
export function sharesOf(rows: readonly ChartRow[]): number[] {
  const values = rows.map((row) => Math.abs(row.values[0] ?? 0))
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => (total === 0 ? 0 : value / total))
}

const themeColors = 5

/**
 * The theme has five colours for series; further series get darker ones, or lighter in dark mode.
 */
export function seriesColor(place: number): string {
  const color = `var(--chart-${(place % themeColors) + 1})`
  const round = Math.floor(place / themeColors)
  if (round === 0) return color
  return `color-mix(in oklab, ${color} ${Math.max(30, 100 - round * 35)}%, var(--foreground))`
}

/** A segment's own colour if it works in light and dark mode, otherwise the theme's. */
export function segmentColor(color: string | undefined, place: number): string {
  const named = /^(?:--)?chart-([1-5])$/.exec(color ?? '')
  if (named) return `var(--chart-${named[1]})`
  return color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : seriesColor(place)
}
