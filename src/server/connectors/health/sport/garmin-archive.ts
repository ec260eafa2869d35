import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { jsonFormat } from '../../exports/json-format.ts'
import { keyOf } from '../key-of.ts'
import { sportOf, workoutOf } from './workout-of.ts'

const number = z.number().nullish().catch(null)
const source = 'Garmin'
const kilojoules = 4.184

const wall = (ms: number) => new Date(ms).toISOString().slice(0, 19)

const activity = z.object({
  activityType: z.string().catch(''),
  name: z.string().nullish().catch(null),
  startTimeLocal: z.number(),
  /** Milliseconds, centimetres and kilojoules. */
  duration: number,
  distance: number,
  calories: number,
  avgHr: number,
})

/** `…_summarizedActivities.json` of Garmin's archive. */
export const garminActivities = jsonFormat({
  description: 'Garmin activities',
  has: ['summarizedActivitiesExport'],
  entry: z.object({ summarizedActivitiesExport: z.array(activity) }),
  read: ({ summarizedActivitiesExport: activities }) =>
    activities.map((each) =>
      workoutOf({
        name: sportOf(each.activityType),
        title: each.name ?? '',
        start: wall(each.startTimeLocal),
        end: wall(each.startTimeLocal + (each.duration ?? 0)),
        minutes: each.duration == null ? null : each.duration / 60_000,
        kilometres: each.distance == null ? null : each.distance / 100_000,
        kilocalories: each.calories == null ? null : each.calories / kilojoules,
        averageHeartRate: each.avgHr ?? null,
        source,
      }),
    ),
})

type Figure = { name: string; unit: string; value: number | null | undefined; adds?: boolean }

const dayOf = (written: string | { date: string }) => {
  const text = typeof written === 'string' ? written : written.date
  const date = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : `${text} UTC`)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

function vitalsOf(day: string, figures: readonly Figure[]): Item[] {
  return figures.flatMap(({ name, unit, value, adds }): Item[] =>
    value == null || value <= 0
      ? []
      : [
          {
            kind: 'vitals',
            key: keyOf(['vitals', name, unit, source, day]),
            vitals: {
              name,
              unit,
              source,
              day,
              samples: [{ at: `${day}T00:00:00`, end: `${day}T23:59:59`, value }],
              ...(adds ? { adds } : {}),
            },
          },
        ],
  )
}

/** `UDSFile_….json`: what the watch counted in each day. */
export const garminDays = jsonFormat({
  description: 'daily Garmin data',
  has: ['calendarDate', 'totalSteps'],
  list: true,
  entry: z.object({
    calendarDate: z.union([z.string(), z.object({ date: z.string() })]),
    totalSteps: number,
    totalDistanceMeters: number,
    activeKilocalories: number,
    restingHeartRate: number,
  }),
  read: (entry) => {
    const day = dayOf(entry.calendarDate)
    if (day === '') return 'Days without a date'
    const metres = entry.totalDistanceMeters
    return vitalsOf(day, [
      { name: 'steps', unit: 'count', value: entry.totalSteps, adds: true },
      { name: 'distance', unit: 'km', value: metres == null ? null : metres / 1000, adds: true },
      { name: 'active energy', unit: 'kcal', value: entry.activeKilocalories, adds: true },
      { name: 'resting heart rate', unit: 'bpm', value: entry.restingHeartRate },
    ])
  },
})

/** `…_sleepData.json`: nights, each on the day on which it ends. */
export const garminSleep = jsonFormat({
  description: 'Garmin sleep data',
  has: ['sleepStartTimestampGMT', 'calendarDate'],
  list: true,
  entry: z.object({
    calendarDate: z.string(),
    deepSleepSeconds: number,
    lightSleepSeconds: number,
    remSleepSeconds: number,
  }),
  read: ({ calendarDate, deepSleepSeconds, lightSleepSeconds, remSleepSeconds }) => {
    const day = dayOf(calendarDate)
    const seconds = [deepSleepSeconds, lightSleepSeconds, remSleepSeconds].map((part) => part ?? 0)
    const asleep = seconds.reduce((total, part) => total + part, 0)
    if (day === '' || asleep === 0) return 'Nights without sleep stages'
    const hours = (value: number | null | undefined) => (value == null ? null : value / 3600)
    return vitalsOf(day, [
      { name: 'sleep', unit: 'h', value: hours(asleep), adds: true },
      { name: 'deep sleep', unit: 'h', value: hours(deepSleepSeconds), adds: true },
      { name: 'REM sleep', unit: 'h', value: hours(remSleepSeconds), adds: true },
    ])
  },
})
