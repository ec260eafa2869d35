import * as z from 'zod/mini'

const point = z.object({ label: z.string(), value: z.number() })
const series = z.object({ name: z.string(), values: z.array(z.nullable(z.number())) })

/** A chart drawn from result rows: every label and value comes from those rows. */
export const chartSpec = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    title: z.string(),
    unit: z.optional(z.string()),
    points: z.array(point).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('bar'),
    title: z.string(),
    unit: z.optional(z.string()),
    points: z.array(point).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('pie'),
    title: z.string(),
    unit: z.optional(z.string()),
    points: z.array(z.extend(point, { color: z.string() })).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('multiline'),
    title: z.string(),
    unit: z.optional(z.string()),
    labels: z.array(z.string()).check(z.minLength(2)),
    series: z.array(series).check(z.minLength(2)),
  }),
  z.object({
    kind: z.literal('comparison'),
    title: z.string(),
    unit: z.optional(z.string()),
    labels: z.array(z.string()).check(z.minLength(1)),
    series: z.array(series).check(z.minLength(2)),
  }),
])
export type ChartSpec = z.infer<typeof chartSpec>
