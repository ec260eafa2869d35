import * as z from 'zod/mini'

/** The format of every error response. */
export const errorBody = z.object({
  /** A plain sentence, safe to show. */
  error: z.string(),
  /** Stable, for programs: `document.not_found`. */
  code: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>
