import * as z from 'zod/mini'
import { healthRanges } from '#shared/health.ts'

/** Which period is shown, as it stands in the address. */
export const healthSearch = z.object({
  range: z.catch(z.optional(z.enum(healthRanges)), undefined),
  until: z.catch(z.optional(z.iso.date()), undefined),
})
export type HealthSearch = z.infer<typeof healthSearch>
