import { z } from 'zod'

/** A web analytics figure for one day and one value of its dimensions; stored sealed. */
export const metric = z.object({
  property: z.string(),
  date: z.iso.date(),
  /** `sessions`, `activeUsers`, `screenPageViews`, … */
  metric: z.string(),
  value: z.number(),
  /** Such as `country` and `pagePath`, on one line; empty for the daily total. */
  dimension: z.string(),
  dimensionValue: z.string(),
})
export type Metric = z.infer<typeof metric>
