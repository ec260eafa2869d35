import { z } from 'zod'
import type { Answer } from './answer.fixtures.ts'

/** A property's figures for one day, in total or for one value of a dimension. */
export type StoodInRow = {
  property: string
  date: string
  dimension?: string
  value?: string
  figures: [number, number, number]
}
type State = {
  properties: { property: string; displayName: string }[]
  rows: StoodInRow[]
}

const report = z.object({
  dateRanges: z.array(z.object({ startDate: z.string(), endDate: z.string() })),
  dimensions: z.array(z.object({ name: z.string() })),
  limit: z.coerce.number(),
  offset: z.coerce.number(),
})

/** The Google Analytics 4 Admin and Data APIs. */
export function answerAnalytics({ properties, rows }: State, url: URL, body: string): Answer {
  if (url.pathname === '/admin/v1beta/accountSummaries') {
    // One account per page.
    const index = Number(url.searchParams.get('pageToken') ?? 0)
    const one = properties[index]
    const more = index + 1 < properties.length ? { nextPageToken: String(index + 1) } : {}
    return { body: { accountSummaries: one ? [{ propertySummaries: [one] }] : [], ...more } }
  }
  const property = /^\/data\/v1beta\/(properties\/\d+):runReport$/.exec(url.pathname)?.[1]
  if (!property) return { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } }
  const asked = report.parse(JSON.parse(body))
  const { startDate = '', endDate = '' } = asked.dateRanges[0] ?? {}
  const dimension = asked.dimensions[1]?.name
  const found = rows.filter(
    (row) =>
      row.property === property &&
      row.dimension === dimension &&
      row.date >= startDate &&
      row.date <= endDate,
  )
  return {
    body: {
      rows: found.slice(asked.offset, asked.offset + Math.min(asked.limit, 3)).map((row) => ({
        dimensionValues: [
          { value: row.date.replaceAll('-', '') },
          ...(dimension === undefined ? [] : [{ value: row.value ?? '' }]),
        ],
        metricValues: row.figures.map((figure) => ({ value: String(figure) })),
      })),
      rowCount: found.length,
    },
  }
}
