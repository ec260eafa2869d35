import type { ItemKind } from '#server/connectors/connector.ts'
import { chatMessage } from '#server/connectors/kinds/message.ts'
import { contact, type Contact } from '#server/connectors/kinds/contact.ts'
import { event } from '#server/connectors/kinds/event.ts'
import { mail, type MailPerson } from '#server/connectors/kinds/mail.ts'
import { post } from '#server/connectors/kinds/post.ts'
import { contactKind } from '#server/records/contact.ts'
import { eventKind } from '#server/records/event.ts'
import { isSent, mailKind } from '#server/records/mail.ts'
import { messageKind } from '#server/records/message.ts'
import { postKind } from '#server/records/post.ts'
import type { Identify, Identity } from './identity.ts'
import { saidRelations, type SaidRelation } from './relations/said.ts'

export const mentionKinds = [
  'contact',
  'email',
  'message',
  'event',
  'post',
] as const satisfies ItemKind[]
export type MentionKind = (typeof mentionKinds)[number]

/** Somebody in a record, with the name that it gives them; empty when it gives none. */
export type Seen = { identity: Identity; name: string }

/** The people in one record, and nothing else of it. */
export type Mention = {
  id: number
  sourceId: string
  kind: MentionKind
  service: string
  /** ISO 8601, or empty. */
  at: string
  /** Who wrote it; of a contact, all that is the person. */
  from: Seen[]
  /** Whom it is for, and who else is in the chat. */
  to: Seen[]
  cc: Seen[]
  /** By the owner; undefined where the source does not tell. */
  fromMe?: boolean
  /** Tells a chat from others. */
  chat?: string
  /** Of a contact. */
  card?: Card
  /** What its text says of who somebody is to somebody. */
  said?: SaidRelation[]
}
export type Card = Pick<Contact, 'name' | 'organisation' | 'birthday' | 'related'> & {
  position?: string
  note?: string
  isBook: boolean
}

type Row = { id: number; kind: MentionKind; sourceId: string; value: unknown }

/** The people in a record; undefined where nobody is named. */
export function mentionIn(row: Row, identify: Identify): Mention | undefined {
  const { id, kind, sourceId } = row
  const found = read(row, identify)
  if (!found) return undefined
  return { id, kind, sourceId, to: [], cc: [], ...found }
}

type Read = Omit<Mention, 'id' | 'kind' | 'sourceId' | 'to' | 'cc'> & Partial<Mention>

function read({ kind, value, sourceId }: Row, identify: Identify): Read | undefined {
  switch (kind) {
    case 'contact':
      return readContact(value, identify)
    case 'email':
      return readMail(value, identify)
    case 'message':
      return readMessage(value, sourceId, identify)
    case 'event':
      return readEvent(value, identify)
    case 'post':
      return readPost(value, identify)
  }
}

const seen = (identity: Identity | undefined, name: string): Seen[] =>
  identity ? [{ identity, name: namesSomebody(name, identity) ? name.trim() : '' }] : []

/** An address or a number that stands where a name should is none. */
const namesSomebody = (name: string, { value }: Identity) =>
  name.trim() !== '' && /\p{L}/u.test(name) && !name.includes('@') && name.trim() !== value

/** A list of so many is of a group rather than of one person. */
const mostOfOne = 20

function readContact(value: unknown, identify: Identify): Read | undefined {
  const read = contact.parse(value)
  const { name, service, organisation, birthday, relation, position, note, related } = read
  const listed = [
    ...read.emails.map((text) => identify.email(text)),
    ...read.phones.map((text) => identify.phone(text)),
    ...read.handles.map((text) => identify.handle(service, text)),
  ].flatMap((identity) => identity ?? [])
  const own = listed.length > 0 ? listed : [identify.name(service, name) ?? []].flat()
  if (own.length === 0 || own.length > mostOfOne) return undefined
  const from = own.map((identity) => ({ identity, name: name.trim() }))
  const isBook = relation === 'contact'
  const card: Card = { name, organisation, birthday, isBook }
  if (position !== '') card.position = position
  if (note !== '') card.note = note
  if (related) card.related = related
  return { service, at: contactKind.at(read), from, card }
}

/** Only where there is something: most texts say nothing of it. */
function saidIn(text: string): { said?: SaidRelation[] } {
  const said = saidRelations(text)
  return said.length > 0 ? { said } : {}
}

const persons = (list: readonly MailPerson[], identify: Identify) =>
  list.flatMap(({ name, address }) => seen(identify.email(address), name))

function readMail(value: unknown, identify: Identify): Read {
  const read = mail.parse(value)
  return {
    service: 'Mail',
    at: mailKind.at(read),
    from: persons(read.from.slice(0, 1), identify),
    to: persons(read.to, identify),
    cc: persons(read.cc, identify),
    fromMe: isSent(read),
    ...saidIn(read.text),
  }
}

/** What phones write in the place of the owner's name. */
const isMe = /^(me|you|ich|moi|yo)$/i

function readMessage(value: unknown, sourceId: string, identify: Identify): Read {
  const read = chatMessage.parse(value)
  const { author, sender, fromMe, chat, chatId, people = [], service = 'WhatsApp' } = read
  const name = author ?? ''
  const who = sender === undefined ? name : sender
  const isOwner = fromMe === true && isMe.test(who)
  const from =
    author === null || isOwner ? [] : seen(identify.any(service, who), isMe.test(name) ? '' : name)
  const others = people.flatMap((text) => seen(identify.any(service, text), ''))
  const [only] = others
  // A chat with one other is called by their name.
  const to =
    only && others.length === 1
      ? [{ ...only, name: namesSomebody(chat, only.identity) ? chat : '' }]
      : others
  return {
    service,
    at: messageKind.at(read),
    from,
    to,
    ...(fromMe === undefined ? {} : { fromMe }),
    ...saidIn(read.text),
    chat: `${sourceId} ${service} ${chatId ?? chat}`,
  }
}

function readEvent(value: unknown, identify: Identify): Read | undefined {
  const read = event.parse(value)
  const from = seen(identify.email(read.organiser), '')
  const to = read.attendees.flatMap(({ name, address }) => seen(identify.email(address), name))
  if (from.length + to.length === 0) return undefined
  return { service: read.service, at: eventKind.at(read), from, to }
}

/** A post names its author as the service shows it, and others by their account. */
function readPost(value: unknown, identify: Identify): Read | undefined {
  const read = post.parse(value)
  const { service, author, about } = read
  const from = author.startsWith('@') ? seen(identify.handle(service, author), '') : []
  const to = /^@\w+$/.test(about) ? seen(identify.handle(service, about), '') : []
  if (from.length + to.length === 0) return undefined
  return { service, at: postKind.at(read), from, to }
}
