import { z } from 'zod'

/** A book read, being read or to be read; stored sealed. */
export const book = z.object({
  service: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  /** `read`, `reading`, `to read`, or the source's own word. */
  status: z.string(),
  /** Out of five; null if not rated. */
  rating: z.number().nullable(),
  /** ISO 8601 days, or empty. */
  addedAt: z.string(),
  readAt: z.string(),
  pages: z.number().nullable(),
  year: z.number().nullable(),
  shelves: z.array(z.string()),
  review: z.string(),
})
export type Book = z.infer<typeof book>
