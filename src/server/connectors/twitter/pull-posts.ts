import { z } from 'zod'
import type { Account, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { askX, RefusedParameter, type XAccess } from './ask-x.ts'
import { postOfAnswer, timeline } from './read-timeline.ts'

const profileFields = 'created_at,description,location,name,url,username'
const postFields =
  'attachments,author_id,created_at,entities,in_reply_to_user_id,note_tweet,public_metrics,referenced_tweets'
const query = {
  max_results: '100',
  'tweet.fields': postFields,
  expansions: 'attachments.media_keys,referenced_tweets.id,author_id,in_reply_to_user_id',
  'media.fields': 'url,type,alt_text,preview_image_url,variants',
  'user.fields': 'name,username',
}

const text = z.string().catch('')
const user = z.object({
  data: z
    .object({
      id: z.string(),
      username: z.string(),
      name: text,
      description: text,
      location: text,
      url: text,
      created_at: text,
    })
    .optional(),
})
type User = NonNullable<z.infer<typeof user>['data']>

const cursorShape = z.object({
  /** Everything up to this post was fetched. */
  since: z.string().optional(),
  /** The newest post of the current fetch. */
  newest: z.string().optional(),
  /** The oldest post of the current fetch so far, before which it continues. */
  oldest: z.string().optional(),
  /** The day from which posts were wanted; empty for all. Absent until a fetch has completed. */
  from: z.string().optional(),
  /** The oldest post of all fetches. */
  first: z.string().optional(),
})
type Cursor = z.infer<typeof cursorShape>

const handleOf = (username: string) => username.trim().replace(/^@/, '')

/** Finds the account of a user name; invalid names never reach X. */
export async function findUser(
  access: XAccess,
  username: string,
  signal: AbortSignal,
): Promise<User> {
  const handle = handleOf(username)
  if (!/^\w{1,50}$/.test(handle)) throw new ConnectorError('not_found')
  const answer = await askX(
    access,
    `/users/by/username/${handle}`,
    { 'user.fields': profileFields },
    signal,
  ).catch((error: unknown) => {
    throw error instanceof RefusedParameter ? new ConnectorError('not_found') : error
  })
  const { data } = user.parse(answer)
  if (!data) throw new ConnectorError('not_found')
  return data
}

export const accountOf = ({ username }: User): Account => ({ account: `@${username}` })

/**
 * Posts of the account, newest first, up to the 3,200 that X provides; later only newer ones. The
 * cursor is a post, because page tokens expire.
 */
export async function* pullPosts(
  access: XAccess,
  username: string,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const owner = await findUser(access, username, signal)
  const at: Cursor = cursor === undefined ? {} : cursorShape.parse(JSON.parse(cursor))
  yield { items: [profileOf(owner)] }
  // Page tokens belong to the query that started them, so its upper end stays part of it.
  const until = at.oldest
  let token: string | undefined
  do {
    signal.throwIfAborted()
    const answer = await nextPage(access, owner.id, at, { until, token }, signal)
    const read = timeline.parse(answer)
    token = read.meta.next_token
    at.newest ??= read.meta.newest_id
    at.oldest = read.meta.oldest_id ?? at.oldest
    const items = read.data.map((post) => postOfAnswer(post, read.includes, owner))
    if (token === undefined) {
      if (at.since === undefined) at.from = access.since ?? ''
      at.first = olderOf(at.first, at.oldest)
      at.since = at.newest ?? at.since
      at.newest = undefined
      at.oldest = undefined
    }
    yield { items, cursor: JSON.stringify(at), ...missingOf(read.errors) }
  } while (token !== undefined)
  if (wantsOlder(at, access)) yield* pullOlder(access, owner, at, signal)
}

/** Whether the person now wants older posts than before. */
const wantsOlder = ({ from = '' }: Cursor, { since = '' }: XAccess) => from !== '' && since < from

/** Fetches only posts older than those already fetched: each one costs. */
async function* pullOlder(
  access: XAccess,
  owner: User,
  at: Cursor,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const start = access.since === undefined ? {} : { start_time: `${access.since}T00:00:00Z` }
  const until = at.first === undefined ? {} : { until_id: at.first }
  let token: string | undefined
  do {
    signal.throwIfAborted()
    const from = token === undefined ? {} : { pagination_token: token }
    const path = `/users/${owner.id}/tweets`
    const answer = await askX(access, path, { ...query, ...start, ...until, ...from }, signal)
    const read = timeline.parse(answer)
    token = read.meta.next_token
    at.first = olderOf(at.first, read.meta.oldest_id)
    if (token === undefined) at.from = access.since ?? ''
    const items = read.data.map((post) => postOfAnswer(post, read.includes, owner))
    yield { items, cursor: JSON.stringify(at), ...missingOf(read.errors) }
  } while (token !== undefined)
}

/** Post ids increase over time. */
function olderOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (one.length !== other.length) return one.length < other.length ? one : other
  return one < other ? one : other
}

async function nextPage(
  access: XAccess,
  id: string,
  at: Cursor,
  place: { until: string | undefined; token: string | undefined },
  signal: AbortSignal,
): Promise<unknown> {
  const start = access.since === undefined ? {} : { start_time: `${access.since}T00:00:00Z` }
  const since = at.since === undefined ? start : { since_id: at.since }
  const from = {
    ...(place.until === undefined ? {} : { until_id: place.until }),
    ...(place.token === undefined ? {} : { pagination_token: place.token }),
  }
  try {
    return await askX(access, `/users/${id}/tweets`, { ...query, ...since, ...from }, signal)
  } catch (error) {
    if (!(error instanceof RefusedParameter)) throw error
    // X no longer continues from this post: everything is fetched again, and known posts are
    // updated.
    if (at.since === undefined || !error.parameters.includes('since_id')) {
      throw new ConnectorError('transient', { cause: error })
    }
    delete at.since
    return await nextPage(access, id, at, place, signal)
  }
}

function profileOf({ id, username, name, description, location, url, created_at }: User) {
  const profileEntry = {
    service: 'Twitter',
    section: 'about' as const,
    title: name === '' ? `@${username}` : `${name} (@${username})`,
    organisation: '',
    place: location,
    from: created_at.slice(0, 10),
    to: '',
    text: description,
    url: url || `https://x.com/${username}`,
  }
  return { kind: 'profile_entry' as const, key: `profile:${id}`, profileEntry }
}

/** A response may lack posts that are deleted or protected; the rest is valid. */
const missingOf = (errors: readonly unknown[]): Pick<Page, 'notes'> =>
  errors.length === 0
    ? {}
    : { notes: ['Some posts that yours answer or share are deleted or protected.'] }
