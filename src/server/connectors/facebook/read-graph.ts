import { z } from 'zod'
import type { Item } from '../connector.ts'
import { list, loose } from '../lenient.ts'
import { eventItem, markItem, postItem } from './entry-items.ts'

const counted = z
  .object({ summary: z.object({ total_count: z.number() }) })
  .optional()
  .catch(undefined)
const attachment = z.object({ media_type: loose, title: loose, description: loose, url: loose })
const placed = z.object({ name: loose }).catch({ name: '' })

const post = z.object({
  id: z.string(),
  message: loose,
  story: loose,
  created_time: loose,
  permalink_url: loose,
  attachments: z.object({ data: list(attachment) }).catch({ data: [] }),
  place: placed,
  reactions: counted,
  comments: counted,
  shares: z.object({ count: z.number() }).optional().catch(undefined),
})
const photo = z.object({
  id: z.string(),
  name: loose,
  created_time: loose,
  link: loose,
  album: placed,
})
const liked = z.object({ id: z.string(), name: z.string(), created_time: loose, link: loose })
const event = z.object({
  id: z.string(),
  name: z.string(),
  description: loose,
  start_time: loose,
  end_time: loose,
  place: placed,
  rsvp_status: loose,
})

/** Times have the form `2020-09-13T12:26:40+0000`. */
export const secondsOf = (time: string) =>
  Math.floor(Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000) || 0

const statuses: Record<string, string> = {
  attending: 'accepted',
  unsure: 'interested',
  maybe: 'interested',
  not_replied: 'invited',
}

type Read = (value: unknown, owner: string) => Item | 'empty' | undefined

/** Readers for each Graph API list; their keys match those of the export. */
export const readers = {
  posts: (value, owner) => {
    const parsed = post.safeParse(value)
    if (!parsed.success) return undefined
    const read = parsed.data
    const details = read.attachments.data.flatMap(({ title, description }) => [title, description])
    const further = [...new Set([...details, read.place.name])].filter(
      (part) => part !== '' && !read.message.includes(part),
    )
    const [link] = read.attachments.data.filter(({ media_type }) => media_type === 'link')
    return withText(
      postItem(secondsOf(read.created_time), read.message, {
        kind: /\bshared\b/i.test(read.story) ? 'share' : 'post',
        author: owner,
        title: read.story,
        url: read.permalink_url || (link?.url ?? ''),
        likes: read.reactions?.summary.total_count ?? null,
        replies: read.comments?.summary.total_count ?? null,
        shares: read.shares?.count ?? null,
      }),
      [read.message, ...further],
    )
  },
  photos: (value, owner) => {
    const parsed = photo.safeParse(value)
    if (!parsed.success) return undefined
    const { name, created_time, link, album } = parsed.data
    if (name === '') return 'empty'
    return markItem(secondsOf(created_time), `photo ${name}`, {
      kind: 'post',
      author: owner,
      title: album.name,
      text: name,
      url: link,
    })
  },
  likes: (value, owner) => {
    const parsed = liked.safeParse(value)
    if (!parsed.success) return undefined
    const { name, created_time, link } = parsed.data
    const given = { kind: 'like' as const, author: owner, about: name, url: link }
    return markItem(secondsOf(created_time), name, given)
  },
  events: (value) => {
    const parsed = event.safeParse(value)
    if (!parsed.success) return undefined
    const { name, description, start_time, end_time, place, rsvp_status } = parsed.data
    return eventItem(name, {
      start: secondsOf(start_time),
      end: secondsOf(end_time),
      location: place.name,
      text: description,
      status: statuses[rsvp_status] ?? rsvp_status,
    })
  },
} satisfies Record<string, Read>
export type EdgeName = keyof typeof readers

export const readEdge = (edge: EdgeName, value: unknown, owner: string): ReturnType<Read> =>
  readers[edge](value, owner)

function withText(item: Item, parts: readonly string[]): Item {
  if (item.kind !== 'post') return item
  const text = parts.filter((part) => part !== '').join('\n')
  return { ...item, post: { ...item.post, text } }
}
