import * as z from 'zod/mini'

/** GET, POST and DELETE /api/demo. */
export const demoState = z.object({
  /** The sample person's data is among the caller's. */
  loaded: z.boolean(),
  /** The caller has nothing yet, so the sample is offered. */
  offered: z.boolean(),
})
export type DemoState = z.infer<typeof demoState>
