import { z } from 'zod'

/** A person's action in a service; stored sealed. */
export const activity = z.object({
  service: z.string(),
  /** `watched`, `searched`, `visited`, `listened`, `applied`, `called`, `signed in`, … */
  action: z.string(),
  title: z.string(),
  /** ISO 8601 instant, or empty. */
  at: z.string(),
  url: z.string(),
  place: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  minutes: z.number().nullable(),
  detail: z.string(),
})
export type Activity = z.infer<typeof activity>
