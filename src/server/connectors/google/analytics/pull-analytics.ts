import { z } from 'zod'
import type { SourceInclude } from '#shared/sources.ts'
import { ConnectorError } from '../../connector-error.ts'
import type { Item, Page } from '../../connector.ts'
import type { GoogleApi } from '../google-api.ts'
import type { GoogleServers } from '../servers.ts'

/** Google Analytics 4 properties hold nothing older. */
const firstDay = '2015-08-14'
/** Figures of the most recent days still change. */
const unsettledDays = 3
const rowsAPage = 1_000
const dayMs = 86_400_000

const metrics = ['sessions', 'activeUsers', 'screenPageViews'] as const
/** Daily totals, then the same figures broken down by one dimension each. */
const reports = ['', 'country', 'pagePath', 'sessionSourceMedium'] as const

export const analyticsCursor = z.object({
  /** The last complete day, by property. */
  through: z.record(z.string(), z.string()),
  /** The position within a property: report, row offset and date range. */
  at: z
    .object({
      property: z.string(),
      report: z.number().int(),
      offset: z.number().int(),
      from: z.string(),
      until: z.string(),
    })
    .optional(),
})
export type AnalyticsCursor = z.infer<typeof analyticsCursor>

export type AnalyticsPage = Page & { next: AnalyticsCursor }
type PullOptions = { api: GoogleApi; servers: GoogleServers; include: SourceInclude }
type Property = { id: string; name: string }
type Place = NonNullable<AnalyticsCursor['at']>

/** Daily figures of every property the account can read. */
export async function* pullAnalytics(
  given: PullOptions,
  cursor: AnalyticsCursor | undefined,
  signal: AbortSignal,
): AsyncGenerator<AnalyticsPage> {
  const until = day(Date.now() - dayMs)
  const properties = await listProperties(given, signal)
  let state: AnalyticsCursor = cursor ?? { through: {} }
  if (properties.length === 0) {
    const notes = ['This Google account can read no Google Analytics 4 property.']
    yield { items: [], notes, next: state }
  }
  const at = state.at
  const begun = at ? properties.findIndex(({ id }) => id === at.property) : -1
  for (const [index, property] of properties.entries()) {
    if (index < begun) continue
    const place = index === begun && at ? at : placeIn(given, property, state, until)
    for await (const { next, ...page } of pagesOf(given, property, place, signal)) {
      const { at: _, ...rest } = state
      const through = { ...state.through, [property.id]: place.until }
      state = next ? { ...rest, at: next } : { through }
      yield { ...page, next: state, share: (index + (next ? 0.5 : 1)) / properties.length }
    }
  }
}

function placeIn(
  { include }: PullOptions,
  { id }: Property,
  state: AnalyticsCursor,
  until: string,
) {
  const last = state.through[id]
  const again = last ? day(Date.parse(last) - (unsettledDays - 1) * dayMs) : firstDay
  const from = [again, include.since ?? firstDay, firstDay].toSorted().at(-1) ?? firstDay
  return { property: id, report: 0, offset: 0, from: from > until ? until : from, until }
}

const summaries = z.object({
  accountSummaries: z
    .array(
      z.object({
        propertySummaries: z
          .array(z.object({ property: z.string(), displayName: z.string().catch('') }))
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})

export async function listProperties(
  { api, servers }: Omit<PullOptions, 'include'>,
  signal: AbortSignal,
) {
  const found: Property[] = []
  let pageToken: string | undefined
  do {
    const url = new URL(`${servers.analyticsAdmin}/accountSummaries`)
    url.search = String(
      new URLSearchParams({ pageSize: '200', ...(pageToken ? { pageToken } : {}) }),
    )
    const answer = await api.json(url, summaries, signal)
    for (const { propertySummaries } of answer.accountSummaries) {
      for (const { property, displayName } of propertySummaries) {
        found.push({ id: property, name: displayName || property })
      }
    }
    pageToken = answer.nextPageToken || undefined
  } while (pageToken)
  return found.toSorted((a, b) => a.id.localeCompare(b.id))
}

const reportAnswer = z.object({
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(z.object({ value: z.string().catch('') })),
        metricValues: z.array(z.object({ value: z.coerce.number().catch(0) })),
      }),
    )
    .default([]),
  rowCount: z.number().default(0),
})
type Row = z.infer<typeof reportAnswer>['rows'][number]

/** The pages of one property, each with the position after it; the last has none. */
async function* pagesOf(
  { api, servers }: PullOptions,
  property: Property,
  begun: Place,
  signal: AbortSignal,
): AsyncGenerator<Page & { next: Place | undefined }> {
  for (let place: Place | undefined = begun; place;) {
    signal.throwIfAborted()
    const dimension = reports[place.report] ?? ''
    const url = new URL(`${servers.analyticsData}/${property.id}:runReport`)
    const body = {
      dateRanges: [{ startDate: place.from, endDate: place.until }],
      dimensions: [{ name: 'date' }, ...(dimension ? [{ name: dimension }] : [])],
      metrics: metrics.map((name) => ({ name })),
      orderBys: [{ dimension: { dimensionName: 'date' }, desc: true }],
      limit: String(rowsAPage),
      offset: String(place.offset),
    }
    let answer: z.infer<typeof reportAnswer>
    try {
      answer = await api.json(url, reportAnswer, signal, { body })
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code !== 'permission') throw error
      const failures = [{ item: property.name, reason: 'This property may not be read' }]
      yield { items: [], failures, next: undefined }
      return
    }
    const items = answer.rows.flatMap((row) => itemsOf(property, dimension, row))
    const next: Place | undefined = nextPlace(place, answer)
    yield { items, next }
    place = next
  }
}

function nextPlace(
  place: Place,
  { rows, rowCount }: z.infer<typeof reportAnswer>,
): Place | undefined {
  const offset = place.offset + rows.length
  if (rows.length > 0 && offset < rowCount) return { ...place, offset }
  const report = place.report + 1
  return report < reports.length ? { ...place, report, offset: 0 } : undefined
}

function itemsOf(property: Property, dimension: string, row: Row): Item[] {
  const [date, value] = row.dimensionValues
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(date?.value ?? '')
  // The overflow row `(other)` has no date.
  if (!parts) return []
  const on = `${parts[1]}-${parts[2]}-${parts[3]}`
  return metrics.map((metric, index): Item => {
    const dimensionValue = dimension ? (value?.value ?? '') : ''
    return {
      kind: 'metric',
      key: JSON.stringify([property.id, on, metric, dimension, dimensionValue]),
      metric: {
        property: property.name,
        date: on,
        metric,
        value: row.metricValues[index]?.value ?? 0,
        dimension,
        dimensionValue,
      },
    }
  })
}

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
