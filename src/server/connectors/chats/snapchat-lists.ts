import { z } from 'zod'
import type { Item } from '../connector.ts'
import { jsonFormat } from '../exports/json-format.ts'
import { instantOf } from '../exports/moments.ts'
import { hashKey } from '../gather-pages.ts'
import type { Contact } from '../kinds/contact.ts'
import { undated } from './message-of.ts'

const text = z.string().catch('')
const service = 'Snapchat'

const relations: readonly (readonly [RegExp, Contact['relation'], string])[] = [
  [/request.*sent|pending/i, 'other', 'a friend request that was sent'],
  [/deleted/i, 'other', 'no longer a friend'],
  [/blocked/i, 'blocked', ''],
  [/hidden|ignored/i, 'other', 'a suggestion that was hidden'],
  [/^friends$/i, 'friend', ''],
]

type Person = { username: string; name: string; since: string; list: string }

/** A person of a list, in either form of the export. */
export function snapchatPerson({ username, name, since, list }: Person): Item | string {
  const [, relation, note] = relations.find(([words]) => words.test(list)) ?? []
  if (relation === undefined) return 'People suggested by Snapchat'
  if (username === '' && name === '') return 'A person without a name'
  const contact: Contact = {
    service,
    relation,
    name: name || username,
    emails: [],
    phones: [],
    handles: username === '' ? [] : [username],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: instantOf(since),
    note: note ?? '',
  }
  return { kind: 'contact', key: hashKey('snapchat person', username || name, list), contact }
}

/** `friends.json`: friends, requests and blocked people. */
export const snapchatFriends = jsonFormat({
  description: 'Snapchat friends',
  has: ['Username', 'Display Name', 'Creation Timestamp'],
  list: false,
  entry: z.object({ Username: text, 'Display Name': text, 'Creation Timestamp': text }),
  read: ({ Username: username, 'Display Name': name, 'Creation Timestamp': since }, { under }) =>
    snapchatPerson({ username, name, since, list: under }),
})

type Memory = { date: string; type: string; place: string; url: string }
const position = /(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)/

/** A saved picture or film, in either form of the export. */
export function snapchatMemory({ date, type, place, url }: Memory): Item | string {
  const at = instantOf(date)
  if (at === '') return undated
  const [, latitude, longitude] = position.exec(place) ?? []
  const isPresent = latitude !== undefined && (Number(latitude) !== 0 || Number(longitude) !== 0)
  const activity = {
    service,
    action: 'saved',
    title: /video/i.test(type) ? 'Video in Memories' : 'Picture in Memories',
    at,
    // The links contain a key to the files and expire after days.
    url: '',
    place: '',
    latitude: isPresent ? Number(latitude) : null,
    longitude: isPresent ? Number(longitude) : null,
    minutes: null,
    detail: '',
  }
  const id = /[?&](?:mid|uid|sid)=([\w-]+)/.exec(url)?.[1] ?? ''
  return { kind: 'activity', key: hashKey('snapchat memory', at, type, id), activity }
}

/** `memories_history.json`; the pictures are in a separate folder, or linked to. */
export const snapchatMemories = jsonFormat({
  description: 'Snapchat memories',
  has: ['Saved Media', 'Date', 'Media Type'],
  list: false,
  under: ['Saved Media'],
  entry: z.object({ Date: text, 'Media Type': text, Location: text, 'Download Link': text }),
  read: ({ Date: date, 'Media Type': type, Location: place, 'Download Link': url }) =>
    snapchatMemory({ date, type, place, url }),
})
