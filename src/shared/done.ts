import * as z from 'zod/mini'

/** The answer of calls that have nothing to tell but that they worked. */
export const done = z.object({ success: z.boolean() })
