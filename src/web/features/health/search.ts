import * as z from 'zod/mini'
import { healthRanges } from '#shared/health.ts'

/** The period shown, as in the address. */
export const healthSearch = z.object({
  range: z.catch(z.optional(z.enum(healthRanges)), undefined),
  until: z.catch(z.optional(z.iso.date()), undefined),
})
export type HealthSearch = z.infer<typeof healthSearch>
