import type { Item } from '../connector.ts'
import { hashKey } from '../gather-pages.ts'
import type { Contact } from '../kinds/contact.ts'
import { emptyPost, type Post } from '../kinds/post.ts'

/** Times in exports and the API are in seconds; zero and invalid values mean none. */
export const momentOf = (seconds: number): string =>
  seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000).toISOString() : ''

type PostFields = Partial<Post> & Pick<Post, 'kind'>

const postOf = (given: PostFields): Post => ({
  service: 'Facebook',
  ...emptyPost,
  ...given,
})

/**
 * A post or comment. Exports have no ids, so the key is the second and the start of the text, for
 * the API too.
 */
export function postItem(seconds: number, text: string, given: PostFields): Item {
  const kind = given.kind === 'comment' ? 'comment' : 'post'
  const key = hashKey(`facebook ${kind}`, seconds, text.slice(0, 200))
  return { kind: 'post', key, post: postOf({ text, at: momentOf(seconds), ...given }) }
}

/** A person's action on a post or page, identified by its sentence in the export. */
export function markItem(seconds: number, sentence: string, given: PostFields): Item {
  const key = hashKey(`facebook ${given.kind}`, seconds, sentence)
  return { kind: 'post', key, post: postOf({ at: momentOf(seconds), ...given }) }
}

export function contactItem(
  name: string,
  seconds: number,
  relation: Contact['relation'],
  given: Partial<Contact> = {},
): Item {
  const contact: Contact = {
    service: 'Facebook',
    relation,
    name,
    emails: [],
    phones: [],
    handles: [],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: momentOf(seconds),
    note: '',
    ...given,
  }
  return { kind: 'contact', key: hashKey(`facebook ${relation}`, name, seconds), contact }
}

type EventFields = { start: number; end: number; location: string; text: string; status: string }

export function eventItem(title: string, given: EventFields): Item {
  const event = {
    service: 'Facebook',
    calendar: '',
    title,
    start: momentOf(given.start),
    end: momentOf(given.end),
    allDay: false,
    location: given.location,
    description: given.text,
    organiser: '',
    attendees: [],
    status: given.status,
  }
  return { kind: 'event', key: hashKey('facebook event', title, given.start), event }
}

export function activityItem(
  action: string,
  title: string,
  at: string,
  { detail = '', url = '' }: { detail?: string; url?: string } = {},
): Item {
  const activity = {
    service: 'Facebook',
    action,
    title,
    at,
    url,
    place: '',
    latitude: null,
    longitude: null,
    minutes: null,
    detail,
  }
  return { kind: 'activity', key: hashKey('facebook', action, title, at, detail), activity }
}
