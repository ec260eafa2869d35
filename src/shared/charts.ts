import { z } from 'zod'

const point = z.object({ label: z.string(), value: z.number() })
const series = z.object({ name: z.string(), values: z.array(z.number().nullable()) })

/** A chart drawn from result rows: every label and value is a value of those rows. */
export const chartSpec = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    title: z.string(),
    unit: z.string().optional(),
    points: z.array(point).min(2),
  }),
  z.object({
    kind: z.literal('bar'),
    title: z.string(),
    unit: z.string().optional(),
    points: z.array(point).min(2),
  }),
  z.object({
    kind: z.literal('pie'),
    title: z.string(),
    unit: z.string().optional(),
    points: z.array(point.extend({ color: z.string() })).min(2),
  }),
  z.object({
    kind: z.literal('multiline'),
    title: z.string(),
    unit: z.string().optional(),
    labels: z.array(z.string()).min(2),
    series: z.array(series).min(2),
  }),
  z.object({
    kind: z.literal('comparison'),
    title: z.string(),
    unit: z.string().optional(),
    labels: z.array(z.string()).min(1),
    series: z.array(series).min(2),
  }),
])
export type ChartSpec = z.infer<typeof chartSpec>
