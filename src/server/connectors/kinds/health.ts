import { z } from 'zod'

/** A lab result; stored sealed. */
export const lab = z.object({
  name: z.string(),
  /** LOINC if the source has it, or empty. */
  code: z.string(),
  value: z.number().nullable(),
  /** A result that is not a number, such as `negative` or `< 5`. */
  text: z.string(),
  unit: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  range: z.string(),
  /** `high`, `low`, `normal`, … or empty. */
  flag: z.string(),
  /** ISO 8601 date, wall time or instant, or empty. */
  at: z.string(),
  panel: z.string(),
  source: z.string(),
})
export type Lab = z.infer<typeof lab>

/** Measurements of one kind, unit and source on one day, by a device or a practice. */
export const vitals = z.object({
  /** In plain words: `heart rate`, `weight`, `steps`, `systolic blood pressure`, … */
  name: z.string(),
  unit: z.string(),
  source: z.string(),
  /** Wall date of the samples, `YYYY-MM-DD`; for sleep, the date on which the night ends. */
  day: z.iso.date(),
  /**
   * `at` and `end` are wall time, with the offset if the source has it; `end` is empty for an
   * instant.
   */
  samples: z.array(z.object({ at: z.string(), end: z.string(), value: z.number() })),
  /** Whether the samples can be summed; true of steps, not of heart rates. */
  adds: z.boolean().optional(),
  /**
   * Another source measured the same on this day and has a higher total, as when a watch and a
   * phone both count steps. Daily sums and averages leave this one out.
   */
  doubled: z.boolean().optional(),
})
export type Vitals = z.infer<typeof vitals>

export const medication = z.object({
  name: z.string(),
  code: z.string(),
  dose: z.string(),
  route: z.string(),
  frequency: z.string(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  prescriber: z.string(),
  source: z.string(),
})
export type Medication = z.infer<typeof medication>

export const workout = z.object({
  /** The kind of exercise: `running`, `cycling`, … */
  name: z.string(),
  /** As the person or the service called it; absent if nobody did. */
  title: z.string().optional(),
  start: z.string(),
  end: z.string(),
  minutes: z.number().nullable(),
  kilometres: z.number().nullable(),
  kilocalories: z.number().nullable(),
  averageHeartRate: z.number().nullable(),
  source: z.string(),
})
export type Workout = z.infer<typeof workout>

/** Any other entry of a health record. */
export const healthEntry = z.object({
  section: z.enum([
    'condition',
    'allergy',
    'immunization',
    'procedure',
    'encounter',
    'appointment',
    'patient',
    'other',
  ]),
  name: z.string(),
  code: z.string(),
  status: z.string(),
  from: z.string(),
  to: z.string(),
  detail: z.string(),
  source: z.string(),
})
export type HealthEntry = z.infer<typeof healthEntry>
