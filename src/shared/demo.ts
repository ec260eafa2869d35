import { z } from 'zod'

/** GET, POST and DELETE /api/demo: whether the sample person's data is among the caller's. */
export const demoState = z.object({ loaded: z.boolean() })
export type DemoState = z.infer<typeof demoState>
