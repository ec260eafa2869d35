import { z } from 'zod'
import type { Post } from '../kinds/post.ts'
import { list, loose } from '../lenient.ts'
import { momentOf, momentOfId } from './moments.ts'
import { ownerName, type Owner, type People } from './people.ts'
import { entities, fileOf, linksOf, writtenOut, type Entities } from './tweet-text.ts'

const posted = z.object({
  id_str: loose,
  id: loose,
  full_text: loose,
  text: loose,
  created_at: loose,
  favorite_count: loose,
  retweet_count: loose,
  in_reply_to_status_id_str: loose,
  in_reply_to_user_id_str: loose,
  in_reply_to_screen_name: loose,
  quoted_status_id_str: loose,
  quoted_status_permalink: z.object({ expanded: loose }).catch({ expanded: '' }),
  entities,
  extended_entities: entities,
  user: z.object({ id_str: loose, screen_name: loose, name: loose }).optional().catch(undefined),
})
/** The newest archives wrap a post once more; the oldest contain retweeted posts in full. */
export const tweet = posted.extend({ retweeted_status: posted.optional().catch(undefined) })
export type Tweet = z.infer<typeof tweet>

/** The content of a wrapper such as `{ "tweet": { … } }`, or the element itself. */
function unwrapped(element: unknown): unknown {
  const parsed = z.record(z.string(), z.unknown()).safeParse(element)
  if (!parsed.success) return undefined
  const { tweet: inner, communityTweet, deletedTweet } = parsed.data
  return inner ?? communityTweet ?? deletedTweet ?? element
}

/** A post of an archive; undefined if it is not one. */
export function readTweet(element: unknown): Tweet | undefined {
  const parsed = tweet.safeParse(unwrapped(element))
  if (!parsed.success) return undefined
  const { id_str, id, full_text, text } = parsed.data
  // A picture alone is a post too.
  const says = (full_text || text) !== '' || mediaOf(parsed.data).length > 0
  return (id_str || id) !== '' && says ? parsed.data : undefined
}

export const idOf = ({ id_str, id }: Tweet) => id_str || id
export const textOf = ({ full_text, text }: Pick<Tweet, 'full_text' | 'text'>) => full_text || text

/** Learns everyone named in a post. */
export function learnPeople(people: People, read: Tweet): void {
  const { user, retweeted_status } = read
  if (user) people.learn(user.id_str, user.screen_name, user.name)
  const sources = [read, ...(retweeted_status ? [retweeted_status] : [])]
  for (const { entities: named } of sources) {
    for (const { id_str, id, screen_name, name } of named.user_mentions) {
      people.learn(id_str || id, screen_name, name)
    }
  }
  people.learn(read.in_reply_to_user_id_str, read.in_reply_to_screen_name, '')
}

/** A post as it is stored; `long` is its full text if the archive truncates it. */
export function postOf(read: Tweet, owner: Owner, people: People, long: string | undefined): Post {
  const id = idOf(read)
  const author = read.user ? { id: '', handle: read.user.screen_name, name: read.user.name } : owner
  const count = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
  return {
    service: 'Twitter',
    ...aboutOf(read, people),
    author: ownerName(author),
    title: '',
    text: long ?? fullText(read),
    at: momentOf(read.created_at) || momentOfId(id),
    url: `https://x.com/${author.handle || 'i'}/status/${id}`,
    likes: count(read.favorite_count),
    shares: count(read.retweet_count),
    replies: null,
    files: mediaOf(read).map(fileOf),
  }
}

function fullText(read: Tweet): string {
  const { retweeted_status: shared } = read
  const own = writtenOut(textOf(read), linksOf(allEntities(read)))
  const start = /^RT @\w+: /.exec(own)?.[0]
  if (!shared || start === undefined) return own
  return start + writtenOut(textOf(shared), linksOf(allEntities(shared)))
}

type WithEntities = Pick<Tweet, 'entities' | 'extended_entities'>

/** If a post has several pictures, only its extended entities list all of them. */
const mediaOf = ({ entities: some, extended_entities: all }: WithEntities) =>
  all.media.length > 0 ? all.media : some.media
const allEntities = (read: WithEntities): Entities => ({
  ...read.entities,
  media: [...read.entities.media, ...read.extended_entities.media],
})

function aboutOf(read: Tweet, people: People): Pick<Post, 'kind' | 'about'> {
  const retweeted = /^RT @(\w+):? /.exec(textOf(read))?.[1]
  if (retweeted !== undefined) return { kind: 'share', about: `@${retweeted}` }
  const to = read.in_reply_to_user_id_str
  if (read.in_reply_to_status_id_str !== '' || to !== '') {
    const handle = read.in_reply_to_screen_name || people.find(to)?.handle
    return { kind: 'reply', about: handle ? `@${handle}` : '' }
  }
  return { kind: 'post', about: quoted(read) }
}

const status = /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w+)\/status\/(\d+)/

/** The author of a quoted post, from its address. */
function quoted(read: Tweet): string {
  const id = read.quoted_status_id_str
  const addresses = [
    read.quoted_status_permalink.expanded,
    ...read.entities.urls.map(({ expanded_url }) => expanded_url),
  ]
  for (const address of addresses) {
    const [, handle = '', named] = status.exec(address) ?? []
    if (named !== undefined && (id === '' || id === named) && handle !== 'i') return `@${handle}`
  }
  return id === '' ? '' : `https://x.com/i/status/${id}`
}

const urlPair = z.object({ shortUrl: loose, expandedUrl: loose })
const noteTweet = z.object({
  noteTweet: z.object({
    noteTweetId: loose,
    createdAt: loose,
    core: z.object({ text: z.string().min(1), urls: list(urlPair) }),
  }),
})
export type LongText = { id: string; at: string; text: string; raw: string }

/** A long post, which the archive keeps separate from the posts. */
export function readNote(element: unknown): LongText | undefined {
  const parsed = noteTweet.safeParse(element)
  if (!parsed.success) return undefined
  const { noteTweetId, createdAt, core } = parsed.data.noteTweet
  const links = core.urls.map(({ shortUrl, expandedUrl }) => ({
    short: shortUrl,
    long: expandedUrl || shortUrl,
  }))
  const text = writtenOut(core.text, links)
  return { id: noteTweetId, at: momentOf(createdAt), text, raw: core.text }
}
