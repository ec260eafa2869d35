import { z } from 'zod'

/** What somebody published, or did with what others published, as it is sealed. */
export const post = z.object({
  /** Where: `Twitter`, `Facebook`, `LinkedIn`, … */
  service: z.string(),
  kind: z.enum(['post', 'comment', 'reply', 'share', 'like', 'reaction', 'bookmark', 'review']),
  author: z.string(),
  title: z.string(),
  text: z.string(),
  /** ISO 8601 instant, or empty. */
  at: z.string(),
  url: z.string(),
  /** Whom it answers, shares or likes; empty when nobody. */
  about: z.string(),
  likes: z.number().nullable(),
  shares: z.number().nullable(),
  replies: z.number().nullable(),
  /** Names of attached files. */
  files: z.array(z.string()),
})
export type Post = z.infer<typeof post>
