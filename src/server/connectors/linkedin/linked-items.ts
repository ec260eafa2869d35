import type { Item } from '../connector.ts'
import { hashKey } from '../gather-pages.ts'
import type { Activity } from '../kinds/activity.ts'
import type { Contact } from '../kinds/contact.ts'
import { emptyPost, type Post } from '../kinds/post.ts'
import type { ProfileEntry } from '../kinds/profile-entry.ts'

/** A member's id, from the last part of their page's address: `/in/ada-lovelace`. */
export const slugOf = (url: string) =>
  decodedPart(/\/in\/([^/?#]+)/i.exec(url)?.[1] ?? '').toLowerCase()

function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const nameOf = (first: string, last: string) => `${first} ${last}`.trim()

export function profileItem(
  section: ProfileEntry['section'],
  title: string,
  given: Partial<ProfileEntry> = {},
): Item {
  const profileEntry: ProfileEntry = {
    service: 'LinkedIn',
    section,
    title,
    organisation: '',
    place: '',
    from: '',
    to: '',
    text: '',
    url: '',
    ...given,
  }
  const { organisation, from, text } = profileEntry
  // A long text may be reworded later, but its start identifies it.
  const about = section === 'recommendation' || section === 'endorsement' ? text.slice(0, 200) : ''
  const key = hashKey('linkedin profile', section, title, organisation, from, about)
  return { kind: 'profile_entry', key, profileEntry }
}

export function contactItem(
  relation: Contact['relation'],
  given: Partial<Contact> & Pick<Contact, 'name'>,
): Item {
  const contact: Contact = {
    service: 'LinkedIn',
    relation,
    emails: [],
    phones: [],
    handles: [],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: '',
    note: '',
    ...given,
  }
  const { url, name, since } = contact
  const who = slugOf(url)
  const key = who === '' ? hashKey('linkedin', relation, name, since) : `${relation}:/in/${who}`
  return { kind: 'contact', key, contact }
}

export function postItem(kind: Post['kind'], at: string, given: Partial<Post>): Item {
  const post: Post = {
    service: 'LinkedIn',
    kind,
    ...emptyPost,
    at,
    ...given,
  }
  const key = hashKey('linkedin', kind, at, post.url, post.text.slice(0, 200))
  return { kind: 'post', key, post }
}

export function activityItem(
  action: string,
  title: string,
  at: string,
  given: Partial<Activity> = {},
): Item {
  const activity: Activity = {
    service: 'LinkedIn',
    action,
    title,
    at,
    url: '',
    place: '',
    latitude: null,
    longitude: null,
    minutes: null,
    detail: '',
    ...given,
  }
  const { url, detail } = activity
  const key = hashKey('linkedin', action, title, at, url, detail.slice(0, 200))
  return { kind: 'activity', key, activity }
}

/** Labelled values, one per line, without empty ones. */
export const linesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
    .join('\n')
