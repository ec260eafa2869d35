import { z } from 'zod'

/** A figure of web analytics for one day and one value of its dimensions, as it is sealed. */
export const metric = z.object({
  property: z.string(),
  date: z.iso.date(),
  /** `sessions`, `activeUsers`, `screenPageViews`, … */
  metric: z.string(),
  value: z.number(),
  /** Such as `country` and `pagePath`, in one line; empty for the total of the day. */
  dimension: z.string(),
  dimensionValue: z.string(),
})
export type Metric = z.infer<typeof metric>
