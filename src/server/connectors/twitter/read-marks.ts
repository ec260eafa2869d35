import { decodeEntities } from '#server/html/decode-entities.ts'
import { z } from 'zod'
import type { Item } from '../connector.ts'
import type { Contact } from '../kinds/contact.ts'
import { emptyPost, type Post } from '../kinds/post.ts'
import { loose } from '../lenient.ts'
import { momentOf } from './moments.ts'
import { ownerName, type Owner, type People } from './people.ts'

const marked = z.object({
  tweetId: loose,
  fullText: loose,
  expandedUrl: loose,
  likedAt: loose,
  bookmarkedAt: loose,
})
const inner = (element: unknown, name: string): unknown =>
  z.record(z.string(), z.unknown()).safeParse(element).data?.[name]

/** A post that the person liked or bookmarked. Archives seldom have the time. */
export function readMark(
  element: unknown,
  kind: 'like' | 'bookmark',
  owner: Owner,
): Item | undefined {
  const parsed = marked.safeParse(inner(element, kind))
  if (!parsed.success || parsed.data.tweetId === '') return undefined
  const { tweetId, fullText, expandedUrl, likedAt, bookmarkedAt } = parsed.data
  const post: Post = {
    service: 'Twitter',
    kind,
    ...emptyPost,
    author: ownerName(owner),
    text: decodeEntities(fullText).trim(),
    at: momentOf(kind === 'like' ? likedAt : bookmarkedAt),
    url: expandedUrl || `https://x.com/i/status/${tweetId}`,
  }
  return { kind: 'post', key: `${kind}:${tweetId}`, post }
}

const account = z.object({ accountId: loose, userLink: loose })
const wrappers = {
  follower: ['follower'],
  following: ['following'],
  blocked: ['blocking', 'muting'],
} as const

/** An account that the person follows or blocks, or that follows them; archives hold only ids. */
export function readFollow(
  element: unknown,
  relation: 'follower' | 'following' | 'blocked',
  people: People,
): Item | undefined {
  for (const wrapper of wrappers[relation]) {
    const parsed = account.safeParse(inner(element, wrapper))
    if (!parsed.success || parsed.data.accountId === '') continue
    const { accountId, userLink } = parsed.data
    const known = people.find(accountId)
    const contact: Contact = {
      service: 'Twitter',
      relation,
      name: people.nameOf(accountId),
      emails: [],
      phones: [],
      handles: known ? [known.handle] : [],
      organisation: '',
      position: '',
      birthday: '',
      address: '',
      url: known
        ? `https://x.com/${known.handle}`
        : userLink || `https://x.com/intent/user?user_id=${accountId}`,
      since: '',
      note: wrapper === 'muting' ? 'muted' : '',
    }
    return { kind: 'contact', key: `${wrapper}:${accountId}`, contact }
  }
  return undefined
}

const search = z.object({ savedSearchId: loose, query: z.string().min(1) })

export function readSearch(element: unknown): Item | undefined {
  const parsed = search.safeParse(inner(element, 'savedSearch'))
  if (!parsed.success) return undefined
  const { savedSearchId, query } = parsed.data
  const activity = {
    service: 'Twitter',
    action: 'saved a search',
    title: query,
    at: '',
    url: `https://x.com/search?q=${encodeURIComponent(query)}`,
    place: '',
    latitude: null,
    longitude: null,
    minutes: null,
    detail: '',
  }
  return { kind: 'activity', key: `search:${savedSearchId || query}`, activity }
}

const nameChange = z.object({
  screenNameChange: z.object({
    changedAt: loose,
    changedFrom: loose,
    changedTo: z.string().min(1),
  }),
})

export function readNameChange(element: unknown): Item | undefined {
  const parsed = nameChange.safeParse(element)
  if (!parsed.success) return undefined
  const { changedAt, changedFrom, changedTo } = parsed.data.screenNameChange
  const at = momentOf(changedAt)
  const profileEntry = {
    service: 'Twitter',
    section: 'other' as const,
    title: `@${changedTo}`,
    organisation: '',
    place: '',
    from: at.slice(0, 10),
    to: '',
    text: changedFrom === '' ? 'User name' : `User name, before that @${changedFrom}`,
    url: `https://x.com/${changedTo}`,
  }
  return { kind: 'profile_entry', key: `name:${at}:${changedTo}`, profileEntry }
}
