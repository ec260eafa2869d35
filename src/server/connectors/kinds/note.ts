import { z } from 'zod'

/** A note or a list; stored sealed. */
export const note = z.object({
  service: z.string(),
  title: z.string(),
  text: z.string(),
  items: z.array(z.object({ text: z.string(), done: z.boolean() })),
  labels: z.array(z.string()),
  /** ISO 8601 instants, or empty. */
  createdAt: z.string(),
  updatedAt: z.string(),
  archived: z.boolean(),
  pinned: z.boolean().optional(),
  /** As the source names it. */
  color: z.string().optional(),
})
export type Note = z.infer<typeof note>
