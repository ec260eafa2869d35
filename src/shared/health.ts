import * as z from 'zod/mini'
import { locator } from './locators.ts'
import { timeZoneQuery } from './usage.ts'

export const healthRanges = ['week', 'month', 'year'] as const
export const healthRange = z.enum(healthRanges)
export type HealthRange = z.infer<typeof healthRange>

const day = z.iso.date()
const count = z.int().check(z.nonnegative())
const average = z.nullable(z.number())

/** The value of a day, or of a month of a year; null if nothing was measured. */
const point = z.object({ at: z.string(), value: z.nullable(z.number()) })
export type HealthPoint = z.infer<typeof point>

export const healthMeasure = z.object({
  /** `steps`, `heart rate`, `weight`, … */
  name: z.string(),
  unit: z.string(),
  /** How a day's value is computed: the total of steps, the average of heart rates. */
  daily: z.enum(['total', 'average']),
  points: z.array(point),
  /** Of the days that have a value. */
  average: z.number(),
  /** The same in the period before. */
  before: average,
  latest: z.object({ day, value: z.number() }),
})
export type HealthMeasure = z.infer<typeof healthMeasure>

const exercise = { count, minutes: z.number(), kilometres: z.number() }
export const healthWorkouts = z.object({
  ...exercise,
  before: z.object(exercise),
  kinds: z.array(z.object({ name: z.string(), ...exercise })),
  /** Minutes. */
  points: z.array(point),
})
export type HealthWorkouts = z.infer<typeof healthWorkouts>

/** GET /api/health/trends: the period that ends on `until`, by default on the last day with data. */
export const healthTrendsQuery = z.extend(timeZoneQuery, {
  range: z._default(healthRange, 'month'),
  until: z.optional(day),
})
export const healthTrends = z.object({
  range: healthRange,
  from: day,
  until: day,
  /** The days that the arrows next to the period lead to. */
  previous: z.optional(day),
  following: z.optional(day),
  /** Whether anything was measured at any time. */
  hasData: z.boolean(),
  measures: z.array(healthMeasure),
  workouts: z.optional(healthWorkouts),
})
export type HealthTrends = z.infer<typeof healthTrends>

const place = {
  documentId: z.optional(z.string()),
  documentName: z.optional(z.string()),
  locator: z.optional(locator),
}
const labResult = z.object({
  id: z.string(),
  /** May be empty. */
  date: z.string(),
  value: z.nullable(z.number()),
  /** A result that is not a number, such as `negative`. */
  text: z.string(),
  flag: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  range: z.string(),
  ...place,
})
export type LabResult = z.infer<typeof labResult>

/** All results of one name and unit, the newest first. */
export const labSeries = z.object({
  name: z.string(),
  unit: z.string(),
  panel: z.string(),
  results: z.array(labResult).check(z.minLength(1)),
})
export type LabSeries = z.infer<typeof labSeries>

const medication = z.object({
  name: z.string(),
  dose: z.string(),
  frequency: z.string(),
  status: z.string(),
  since: z.string(),
  until: z.string(),
})
export type HealthMedication = z.infer<typeof medication>

const entry = z.object({
  /** `condition`, `allergy`, `immunization`, … */
  section: z.string(),
  name: z.string(),
  status: z.string(),
  since: z.string(),
  detail: z.string(),
})
export type HealthEntry = z.infer<typeof entry>

export const healthLimits = {
  /** Medications, or other entries, on a page. */
  rowsAPage: 100,
  /** The newest results of all series together. */
  labResults: 2_000,
} as const

/** GET /api/health/labs: the newest results, by name and unit. */
export const healthLabs = z.object({ series: z.array(labSeries), shown: count, total: count })
export type HealthLabs = z.infer<typeof healthLabs>

/** GET /api/health/medications and /api/health/entries. */
export const healthPageQuery = z.object({
  cursor: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
})
const next = z.optional(count)
export const medicationPage = z.object({ medications: z.array(medication), next })
export type MedicationPage = z.infer<typeof medicationPage>
export const healthEntryPage = z.object({ entries: z.array(entry), next })
export type HealthEntryPage = z.infer<typeof healthEntryPage>
