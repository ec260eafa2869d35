import * as z from 'zod/mini'

const whole = z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER))

/** Limits of an account; `null` where the server's settings apply. */
export const quotaLimits = z.strictObject({
  /** Uploaded documents. */
  documents: z.nullable(whole),
  /** Everything stored, including data from sources. */
  bytes: z.nullable(whole),
  /** Per day, in UTC. */
  questions: z.nullable(whole),
})
export type QuotaLimits = z.infer<typeof quotaLimits>
export const noQuota: QuotaLimits = { documents: null, bytes: null, questions: null }

const share = z.object({ used: whole, most: whole })

/** GET /api/quota: a person's limits and usage; `null` means unlimited. */
export const quotaView = z.object({
  documents: z.nullable(share),
  bytes: z.nullable(share),
  questions: z.nullable(z.extend(share, { resetsAt: z.iso.datetime() })),
})
export type QuotaView = z.infer<typeof quotaView>
