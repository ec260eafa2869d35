import type { Item } from '../connector.ts'
import { actionOf } from '../facebook/entry-names.ts'
import { momentOf } from '../facebook/entry-items.ts'
import type { Finding } from '../gather-pages.ts'
import { hashKey } from '../gather-pages.ts'
import type { Contact } from '../kinds/contact.ts'
import { emptyPost, type Post } from '../kinds/post.ts'
import { baseName } from '../open-archive.ts'
import type { InstagramEntry, Line } from './entries.ts'

const service = 'Instagram'

/** The location of an entry, its file and list, and the owner of the export. */
export type Place = { path: string; list: string; owner: string }

/** Converts an entry according to the location of its list. */
export function* readEntry(entry: InstagramEntry, place: Place): Generator<Finding> {
  const where = `${place.list} ${baseName(place.path)}`
  const relation = relationIn(where)
  if (relation) yield* peopleOf(entry, relation)
  else if (/comments/i.test(where) && !/likes|liked/i.test(where)) yield commentOf(entry, place)
  else if (/saved/i.test(where)) yield markOf(entry, 'bookmark', place)
  else if (/likes|liked/i.test(where)) yield markOf(entry, 'like', place)
  else if (/search/i.test(where)) yield searchOf(entry)
  else if (/profile_user|personal_information/i.test(where)) yield* profileOf(entry)
  else if (entry.media.length > 0) yield postOf(entry, place)
  else yield otherOf(entry, place)
}

const relations: readonly (readonly [RegExp, Contact['relation'], string])[] = [
  [/unfollowed/i, 'other', 'no longer followed'],
  [/requests_sent|pending_follow/i, 'other', 'a request to follow that was sent'],
  [/requests_received|follow_requests_you/i, 'other', 'a request to follow that waits'],
  [/close_friends/i, 'friend', 'a close friend'],
  [/blocked/i, 'blocked', ''],
  [/restricted/i, 'other', 'restricted'],
  [/relationships_following|(^| )following/i, 'following', ''],
  [/(^| |_)followers/i, 'follower', ''],
]

const relationIn = (where: string) => relations.find(([pattern]) => pattern.test(where))

const handleIn = (href: string) => /instagram\.com\/(?:_u\/)?([\w.]+)\/?$/i.exec(href)?.[1] ?? ''

function* peopleOf(
  { title, lines, seconds }: InstagramEntry,
  [, relation, note]: (typeof relations)[number],
): Generator<Finding> {
  const [line] = lines
  const handle = line?.value || title || handleIn(line?.href ?? '')
  if (handle === '') {
    yield { skipped: 'A person without a name', count: 1 }
    return
  }
  const contact: Contact = {
    service,
    relation,
    name: handle,
    emails: [],
    phones: [],
    handles: [handle],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: `https://www.instagram.com/${handle}`,
    since: momentOf(line?.seconds || seconds),
    note,
  }
  yield { item: { kind: 'contact', key: hashKey('instagram', relation, note, handle), contact } }
}

type PostFields = Pick<Post, 'kind'> & Partial<Post>

const asPost = (
  key: string,
  { seconds, timeIsLocal }: InstagramEntry,
  given: PostFields,
): { item: Item } => ({
  item: {
    kind: 'post',
    key,
    post: {
      service,
      ...emptyPost,
      ...given,
      at: momentOf(seconds),
      ...(timeIsLocal ? { timeIsLocal } : {}),
    },
  },
})

const labelled = (lines: readonly Line[], words: RegExp) =>
  lines.find(({ label, value }) => words.test(label) && value !== '')

/** Labels are in the language of the account; if none is known, the first text is the comment. */
function commentOf(entry: InstagramEntry, { owner }: Place): Finding {
  const { title, lines, seconds } = entry
  const about = labelled(lines, /owner|author|eigent|propri|dueño/i)
  const comment =
    labelled(lines, /comment/i) ?? lines.find((line) => line.value !== '' && line !== about)
  const text = comment?.value ?? ''
  if (text === '') return { skipped: 'A comment without words', count: 1 }
  const on = about?.value || title
  const url = lines.find(({ href }) => href !== '')?.href ?? ''
  const key = hashKey('instagram comment', seconds, text.slice(0, 200), on)
  return asPost(key, entry, { kind: 'comment', author: owner, text, about: on, url })
}

function markOf(entry: InstagramEntry, kind: 'like' | 'bookmark', { owner }: Place): Finding {
  const { title, lines, seconds } = entry
  const url = lines.find(({ href }) => href !== '')?.href ?? ''
  const about = title || (labelled(lines, /owner|author|user ?name|name/i)?.value ?? '')
  if (about === '' && url === '') return { skipped: 'A mark on nothing that is named', count: 1 }
  const key = hashKey(`instagram ${kind}`, about, url === '' ? seconds : url)
  return asPost(key, entry, { kind, author: owner, about, url })
}

function searchOf({ title, lines, seconds }: InstagramEntry): Finding {
  const searched = lines.find(({ value }) => value !== '')?.value || title
  return searched === ''
    ? { skipped: 'A search without words', count: 1 }
    : activityOf({ action: 'searched', title: searched, seconds, detail: '' })
}

type Done = { action: string; title: string; seconds: number; detail: string }

function activityOf({ action, title, seconds, detail }: Done): Finding {
  const activity = {
    service,
    action,
    title,
    at: momentOf(seconds),
    url: '',
    place: '',
    latitude: null,
    longitude: null,
    minutes: null,
    detail,
  }
  const key = hashKey('instagram', action, title, seconds, detail)
  return { item: { kind: 'activity', key, activity } }
}

/** A post, a story or a reel; its text is at the post or at its only picture. */
function postOf(entry: InstagramEntry, { path, list, owner }: Place): Finding {
  const { title, media, seconds } = entry
  const where = `${list} ${baseName(path)}`
  const text = title || (media.find((each) => each.title !== '')?.title ?? '')
  const kind = /stor(y|ies)/i.test(where) ? 'Story' : /reel|igtv/i.test(where) ? 'Reel' : ''
  if (/profile_photo|profile_picture/i.test(where) && text === '') {
    return { skipped: 'Pictures of the profile', count: 1 }
  }
  const files = media.map(({ uri }) => baseName(uri)).filter((name) => name !== '')
  const key = hashKey('instagram post', seconds, text.slice(0, 200), files[0] ?? '')
  return asPost(key, entry, { kind: 'post', author: owner, title: kind, text, files })
}

function* profileOf({ lines }: InstagramEntry): Generator<Finding> {
  const name = labelled(lines, /^name$/i)?.value ?? ''
  for (const { label, value, href } of lines) {
    if (value === '' || value === 'False') continue
    const isAbout = value === name && label !== 'Username'
    const profileEntry = {
      service,
      section: isAbout ? ('about' as const) : ('other' as const),
      title: isAbout ? name : label,
      organisation: '',
      place: '',
      from: '',
      to: '',
      text: isAbout ? (labelled(lines, /^bio$/i)?.value ?? '') : value,
      url: href,
    }
    yield {
      item: { kind: 'profile_entry', key: hashKey('instagram profile', label), profileEntry },
    }
  }
}

function otherOf({ title, lines, seconds }: InstagramEntry, place: Place): Finding {
  const filled = lines.filter(({ value }) => value !== '')
  const what = title || filled[0]?.value || ''
  if (what === '') {
    const reason = `Of a kind that Trove does not read (${baseName(place.path)})`
    return { skipped: reason, count: 1 }
  }
  const detail = filled.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`))
  const action = actionOf(place.path)
  return activityOf({ action, title: what, seconds, detail: detail.join('\n') })
}
