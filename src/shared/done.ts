import * as z from 'zod/mini'

/** The response of calls that only report success. */
export const done = z.object({ success: z.boolean() })
