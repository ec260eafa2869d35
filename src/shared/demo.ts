import * as z from 'zod/mini'

/** GET, POST and DELETE /api/demo. */
export const demoState = z.object({
  /** Whether the sample person's data is loaded. */
  loaded: z.boolean(),
  /** Whether the sample is offered, since the caller has no data yet. */
  offered: z.boolean(),
})
export type DemoState = z.infer<typeof demoState>
