import * as z from 'zod/mini'

const whole = z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER))

/** How much an account may have; `null` where the settings of the server decide, or nothing does. */
export const quotaLimits = z.strictObject({
  /** Uploaded documents. */
  documents: z.nullable(whole),
  /** Of everything that is kept, what sources brought included. */
  bytes: z.nullable(whole),
  /** In a day, in UTC. */
  questions: z.nullable(whole),
})
export type QuotaLimits = z.infer<typeof quotaLimits>
export const noQuota: QuotaLimits = { documents: null, bytes: null, questions: null }

const share = z.object({ used: whole, most: whole })

/** GET /api/quota: what a person may have and has. `null` where nothing is limited. */
export const quotaView = z.object({
  documents: z.nullable(share),
  bytes: z.nullable(share),
  questions: z.nullable(z.extend(share, { resetsAt: z.iso.datetime() })),
})
export type QuotaView = z.infer<typeof quotaView>
