import * as z from 'zod/mini'

/** The one shape of every failed call. */
export const errorBody = z.object({
  /** A sentence in plain words, safe to show. */
  error: z.string(),
  /** Stable, for programs: `document.not_found`. */
  code: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>
