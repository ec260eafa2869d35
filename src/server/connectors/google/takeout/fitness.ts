import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Item } from '../../connector.ts'
import type { Vitals } from '../../kinds/health.ts'
import { baseName } from '../../open-archive.ts'
import { hashOf, momentOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { readText } from './notes.ts'
import { itemPiece, skippedPiece, unreadable, type Read } from './piece.ts'
import { minutesBetween } from './visits.ts'

const cells = z.array(z.array(z.string()))

/** The meaningful columns of Google Fit's daily figures. */
const fitColumns: readonly [RegExp, string, string][] = [
  [/^Move Minutes count/i, 'active minutes', 'min'],
  [/^Calories \(kcal\)/i, 'energy burned', 'kcal'],
  [/^Distance \(m\)/i, 'distance', 'm'],
  [/^Heart Points/i, 'heart points', 'count'],
  [/^Average heart rate/i, 'heart rate', 'bpm'],
  [/^Average weight/i, 'weight', 'kg'],
  [/^Step count/i, 'steps', 'count'],
]

export const isFitTable = (header: string) => /Move Minutes count|Step count/i.test(header)

/**
 * Google Fit figures: one file with a line per day, or one file per day with a line per quarter
 * hour.
 */
export const readFitTable: Read = async function* (file, { files }) {
  const day = /(\d{4}-\d\d-\d\d)\.csv$/.exec(file.path)?.[1]
  const folder = file.path.slice(0, -baseName(file.path).length)
  const detailed = [...files.keys()].some(
    (path) => path.startsWith(folder) && /\/\d{4}-\d\d-\d\d\.csv$/.test(path),
  )
  if (day === undefined && detailed)
    return yield skippedPiece('Days that another file tells in more detail')
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true }
  const [header = [], ...rows] = cells.parse(parse(await readText(file), options))
  const columns = fitColumns.flatMap(([pattern, name, unit]) => {
    const index = header.findIndex((title) => pattern.test(title.trim()))
    return index < 0 ? [] : [{ index, name, unit }]
  })
  const byDay = Map.groupBy(rows, (row) => day ?? row[0]?.slice(0, 10) ?? '')
  for (const [date, found] of byDay) {
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) continue
    for (const { index, name, unit } of columns) {
      const samples = found.flatMap((row) => {
        const value = Number(row[index] || Number.NaN)
        if (!Number.isFinite(value)) return []
        const at = day === undefined ? date : `${date}T${(row[0] ?? '').slice(0, 8)}`
        const end = day === undefined ? date : `${date}T${(row[1] ?? '').slice(0, 8)}`
        return [{ at, end, value }]
      })
      if (samples.length > 0)
        yield itemPiece(vitalsItem('Google Fit', { name, unit, day: date, samples }))
    }
  }
}

function vitalsItem(source: string, fields: Omit<Vitals, 'source'>): Item {
  const key = hashOf(['vitals', source, fields.name, fields.unit, fields.day])
  return { kind: 'vitals', key, vitals: { ...fields, source } }
}

const fitSession = z.object({
  fitnessActivity: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  aggregate: z
    .array(
      z.object({
        metricName: z.string().catch(''),
        floatValue: z.number().optional(),
        intValue: z.number().optional(),
      }),
    )
    .catch([]),
})

/** A walk or other exercise recorded by Google Fit. */
export const readFitSession: Read = async function* (file) {
  const parsed = fitSession.safeParse(parseJson(await readText(file)))
  if (!parsed.success) return yield unreadable(file.path)
  const { fitnessActivity, startTime, endTime, aggregate } = parsed.data
  const figure = (name: string) => {
    const found = aggregate.find(({ metricName }) => metricName.includes(name))
    return found?.floatValue ?? found?.intValue ?? null
  }
  const metres = figure('distance')
  const start = momentOf(startTime)
  const end = momentOf(endTime)
  yield itemPiece({
    kind: 'workout',
    key: hashOf(['fit session', start, fitnessActivity]),
    workout: {
      name: fitnessActivity.replaceAll(/[._]/g, ' '),
      start,
      end,
      minutes: minutesBetween(start, end),
      kilometres: metres === null ? null : metres / 1000,
      kilocalories: figure('calories'),
      averageHeartRate: figure('heart_rate'),
      source: 'Google Fit',
    },
  })
}

const number = z.coerce.number()
const fitbitEntry = z.object({
  dateTime: z.string().optional(),
  value: z
    .union([number, z.object({ bpm: number }), z.object({ value: number })])
    .optional()
    .catch(undefined),
  weight: number.optional().catch(undefined),
  date: z.string().optional(),
  time: z.string().optional(),
  dateOfSleep: z.string().optional(),
  minutesAsleep: number.optional().catch(undefined),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
})
type FitbitEntry = z.infer<typeof fitbitEntry>

type Series = { pattern: RegExp; name: string; unit: string; sum: boolean }
const fitbitSeries: readonly Series[] = [
  { pattern: /^steps-/, name: 'steps', unit: 'count', sum: true },
  { pattern: /^calories-/, name: 'energy burned', unit: 'kcal', sum: true },
  { pattern: /^distance-/, name: 'distance', unit: 'as Fitbit counts it', sum: true },
  { pattern: /^heart_rate-/, name: 'heart rate', unit: 'bpm', sum: false },
  { pattern: /^resting_heart_rate-/, name: 'resting heart rate', unit: 'bpm', sum: false },
  { pattern: /^weight-/, name: 'weight', unit: 'as set in Fitbit', sum: false },
  { pattern: /^sleep-/, name: 'sleep', unit: 'min', sum: true },
]

const seriesOf = (path: string) =>
  fitbitSeries.find(({ pattern }) => pattern.test(baseName(path).toLowerCase()))

export const isFitbit = (path: string) =>
  seriesOf(path) !== undefined && /-\d{4}-\d\d-\d\d\.json$/.test(path)

/**
 * Fitbit figures, recorded every minute or every few seconds. Only hourly values are kept: sums of
 * counts and means of measurements.
 */
export const readFitbit: Read = async function* (file, { signal }) {
  const series = seriesOf(file.path)
  if (!series) return
  const hours = new Map<string, { sum: number; count: number }>()
  let unread = 0
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    const parsed = fitbitEntry.safeParse(parseJson(part.text))
    const sample = parsed.success ? sampleOf(parsed.data) : undefined
    if (!sample) {
      unread += 1
      continue
    }
    const hour = sample.at.slice(0, 13)
    const known = hours.get(hour) ?? { sum: 0, count: 0 }
    hours.set(hour, { sum: known.sum + sample.value, count: known.count + 1 })
  }
  if (unread > 0) yield skippedPiece('Entries of Fitbit without a figure', unread)
  for (const [day, found] of Map.groupBy(hours, ([hour]) => hour.slice(0, 10))) {
    const samples = found.map(([hour, { sum, count }]) => {
      const value = Math.round((series.sum ? sum : sum / count) * 100) / 100
      return { at: `${hour}:00:00`, end: `${hour}:59:59`, value }
    })
    yield itemPiece(vitalsItem('Fitbit', { name: series.name, unit: series.unit, day, samples }))
  }
}

function sampleOf(entry: FitbitEntry): { at: string; value: number } | undefined {
  const { value } = entry
  const plain = typeof value === 'object' ? ('bpm' in value ? value.bpm : value.value) : value
  const figure = entry.minutesAsleep ?? entry.weight ?? plain
  const at = entry.dateOfSleep
    ? (entry.endTime ?? entry.dateOfSleep).slice(0, 19)
    : wallOf(entry.dateTime ?? `${entry.date ?? ''} ${entry.time ?? ''}`)
  return figure === undefined || Number.isNaN(figure) || at === undefined
    ? undefined
    : { at: at.length > 10 ? at : `${at}T00:00:00`, value: figure }
}

/** `08/12/19 07:15:00`: month, day, year. */
export function wallOf(written: string): string | undefined {
  const found = /^(\d\d)\/(\d\d)\/(\d\d)(?: (\d\d:\d\d:\d\d))?/.exec(written.trim())
  if (!found)
    return /^\d{4}-\d\d-\d\d/.test(written) ? written.slice(0, 19).replace(' ', 'T') : undefined
  const [, month, day, year, time = '00:00:00'] = found
  return `20${year}-${month}-${day}T${time}`
}
