import { z } from 'zod'
import type { Item } from '../connector.ts'
import type { Post } from '../kinds/post.ts'
import { list, loose } from '../lenient.ts'
import { momentOf } from './moments.ts'
import { ownerName } from './people.ts'
import { nameInUrl, writtenOut } from './tweet-text.ts'

const link = z.object({ url: loose, expanded_url: loose, media_key: loose })
const linked = z.object({ urls: list(link) }).catch({ urls: [] })
const noText = { text: '', entities: { urls: [] } }
const post = z.object({
  id: z.string(),
  text: loose,
  note_tweet: z.object({ text: loose, entities: linked }).catch(noText),
  author_id: loose,
  created_at: loose,
  in_reply_to_user_id: loose,
  entities: linked,
  referenced_tweets: list(z.object({ type: loose, id: loose })),
  attachments: z.object({ media_keys: list(loose) }).catch({ media_keys: [] }),
  public_metrics: z
    .object({ like_count: z.number(), retweet_count: z.number(), reply_count: z.number() })
    .partial()
    .catch({}),
})
type ApiPost = z.infer<typeof post>

const media = z.object({
  media_key: loose,
  url: loose,
  preview_image_url: loose,
  alt_text: loose,
  variants: list(z.object({ url: loose, bit_rate: z.number().catch(0) })),
})
const includes = z
  .object({
    tweets: list(post),
    users: list(z.object({ id: loose, username: loose, name: loose })),
    media: list(media),
  })
  .catch({ tweets: [], users: [], media: [] })
type Includes = z.infer<typeof includes>

/** A page of posts in the API's format. */
export const timeline = z.object({
  data: list(post),
  includes,
  meta: z
    .object({ newest_id: z.string(), oldest_id: z.string(), next_token: z.string() })
    .partial()
    .catch({}),
  errors: z.array(z.unknown()).catch([]),
})

type Owner = { username: string; name: string }

/** Converts a post of the API to the archive's form, so that both are the same item. */
export function postOfAnswer(read: ApiPost, extra: Includes, owner: Owner): Item {
  const { username, name } = owner
  const metrics = read.public_metrics
  const stored: Post = {
    service: 'Twitter',
    ...aboutOf(read, extra),
    author: ownerName({ id: '', handle: username, name }),
    title: '',
    text: wholeText(read, extra),
    at: momentOf(read.created_at),
    url: `https://x.com/${username}/status/${read.id}`,
    likes: metrics.like_count ?? null,
    shares: metrics.retweet_count ?? null,
    replies: metrics.reply_count ?? null,
    files: read.attachments.media_keys.flatMap((key) => {
      const found = extra.media.find(({ media_key }) => media_key === key)
      return found ? [fileOf(found)] : []
    }),
  }
  return { kind: 'post', key: read.id, post: stored }
}

const referenced = ({ referenced_tweets }: ApiPost, type: string) =>
  referenced_tweets.find((reference) => reference.type === type)?.id

/** The full text of long posts is separate; that of shared posts is in the original post. */
function wholeText(read: ApiPost, extra: Includes): string {
  const shared = extra.tweets.find(({ id }) => id === referenced(read, 'retweeted'))
  const start = /^RT @\w+: /.exec(read.text)?.[0]
  return shared && start !== undefined ? start + ownText(shared) : ownText(read)
}

function ownText({ text, entities, note_tweet }: ApiPost): string {
  const long = note_tweet.text !== ''
  const { urls } = long ? note_tweet.entities : entities
  return writtenOut(
    long ? note_tweet.text : text,
    urls.map(({ url, expanded_url, media_key }) => ({
      short: url,
      long: media_key === '' ? expanded_url || url : '',
    })),
  )
}

function aboutOf(read: ApiPost, extra: Includes): Pick<Post, 'kind' | 'about'> {
  const retweeted = /^RT @(\w+):? /.exec(read.text)?.[1]
  if (referenced(read, 'retweeted') !== undefined || retweeted !== undefined) {
    return { kind: 'share', about: retweeted === undefined ? '' : `@${retweeted}` }
  }
  const handleOf = (id: string) => extra.users.find((user) => user.id === id)?.username
  const named = (id: string) => {
    const handle = handleOf(id)
    return handle === undefined ? '' : `@${handle}`
  }
  if (referenced(read, 'replied_to') !== undefined || read.in_reply_to_user_id !== '') {
    return { kind: 'reply', about: named(read.in_reply_to_user_id) }
  }
  const quoted = referenced(read, 'quoted')
  const author = extra.tweets.find(({ id }) => id === quoted)?.author_id ?? ''
  return {
    kind: 'post',
    about: quoted === undefined ? '' : named(author) || `https://x.com/i/status/${quoted}`,
  }
}

function fileOf({ url, preview_image_url, alt_text, variants }: z.infer<typeof media>): string {
  const [best] = variants.toSorted((a, b) => b.bit_rate - a.bit_rate)
  const name = nameInUrl(best?.url || url || preview_image_url)
  return alt_text === '' ? name : `${name} (${alt_text})`
}
