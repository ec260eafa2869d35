import { z } from 'zod'

/** A post, or an action on someone else's post; stored sealed. */
export const post = z.object({
  /** The service: `Twitter`, `Facebook`, `LinkedIn`, … */
  service: z.string(),
  kind: z.enum(['post', 'comment', 'reply', 'share', 'like', 'reaction', 'bookmark', 'review']),
  author: z.string(),
  title: z.string(),
  text: z.string(),
  /** ISO 8601 instant, or empty. */
  at: z.string(),
  /** Whether the export gives the time of some clock without its zone, here taken as UTC. */
  timeIsLocal: z.boolean().optional(),
  url: z.string(),
  /** The person replied to, shared or liked; empty if none. */
  about: z.string(),
  likes: z.number().nullable(),
  shares: z.number().nullable(),
  replies: z.number().nullable(),
  /** Names of attached files. */
  files: z.array(z.string()),
})
export type Post = z.infer<typeof post>

/** The fields of a post about which a source says nothing. */
export const emptyPost: Omit<Post, 'service' | 'kind'> = {
  author: '',
  title: '',
  text: '',
  at: '',
  url: '',
  about: '',
  likes: null,
  shares: null,
  replies: null,
  files: [],
}
