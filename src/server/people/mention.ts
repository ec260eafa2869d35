import type { ItemKind } from '#server/connectors/connector.ts'
import { chatMessage, serviceOf } from '#server/connectors/kinds/message.ts'
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
import { mentionedRelations, type MentionedRelation } from './relations/mentioned-relations.ts'

export const mentionKinds = [
  'contact',
  'email',
  'message',
  'event',
  'post',
] as const satisfies ItemKind[]
export type MentionKind = (typeof mentionKinds)[number]

/** A person in a record, with their name there, if any. */
export type NamedIdentity = { identity: Identity; name: string }

/** The people in a record, and nothing else from it. */
export type Mention = {
  id: number
  sourceId: string
  kind: MentionKind
  service: string
  /** ISO 8601, or empty. */
  at: string
  /** The author; for a contact, all of the person's identities. */
  from: NamedIdentity[]
  /** The recipients, and the other members of the chat. */
  to: NamedIdentity[]
  cc: NamedIdentity[]
  /** Whether the owner wrote it; undefined if the source does not say. */
  fromMe?: boolean
  /** Identifies a chat. */
  chat?: string
  /** For a contact. */
  card?: Card
  /** Relations that the text mentions. */
  relations?: MentionedRelation[]
}
export type Card = Pick<Contact, 'name' | 'organisation' | 'birthday' | 'related'> & {
  position?: string
  note?: string
  isBook: boolean
  recordId: number
}

type Row = { id: number; kind: MentionKind; sourceId: string; value: unknown }

/** The people in a record; undefined if nobody is named. */
export function mentionIn(row: Row, identify: Identify): Mention | undefined {
  const { id, kind, sourceId } = row
  const found = read(row, identify)
  if (!found) return undefined
  return { id, kind, sourceId, to: [], cc: [], ...found }
}

type Read = Omit<Mention, 'id' | 'kind' | 'sourceId' | 'to' | 'cc'> & Partial<Mention>

function read({ id, kind, value, sourceId }: Row, identify: Identify): Read | undefined {
  switch (kind) {
    case 'contact':
      return readContact(id, value, identify)
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

const named = (identity: Identity | undefined, name: string): NamedIdentity[] =>
  identity ? [{ identity, name: namesSomebody(name, identity) ? name.trim() : '' }] : []

/** An address or number in the place of a name is no name. */
const namesSomebody = (name: string, { value }: Identity) =>
  name.trim() !== '' && /\p{L}/u.test(name) && !name.includes('@') && name.trim() !== value

/** An entry with more identities belongs to a group rather than a person. */
const mostOfOne = 20

function readContact(recordId: number, value: unknown, identify: Identify): Read | undefined {
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
  const card: Card = { name, organisation, birthday, isBook, recordId }
  if (position !== '') card.position = position
  if (note !== '') card.note = note
  if (related) card.related = related
  return { service, at: contactKind.at(read), from, card }
}

/** Absent for most texts, which mention no relation. */
function relationsIn(text: string): { relations?: MentionedRelation[] } {
  const relations = mentionedRelations(text)
  return relations.length > 0 ? { relations } : {}
}

const persons = (list: readonly MailPerson[], identify: Identify) =>
  list.flatMap(({ name, address }) => named(identify.email(address), name))

function readMail(value: unknown, identify: Identify): Read {
  const read = mail.parse(value)
  return {
    service: 'Mail',
    at: mailKind.at(read),
    from: persons(read.from.slice(0, 1), identify),
    to: persons(read.to, identify),
    cc: persons(read.cc, identify),
    fromMe: isSent(read),
    ...relationsIn(read.text),
  }
}

/** How phones write the owner's name. */
const isMe = /^(me|you|ich|moi|yo)$/i

function readMessage(value: unknown, sourceId: string, identify: Identify): Read {
  const read = chatMessage.parse(value)
  const { author, sender, fromMe, chat, chatId, people = [] } = read
  const service = serviceOf(read)
  const name = author ?? ''
  const who = sender === undefined ? name : sender
  const isOwner = fromMe === true && isMe.test(who)
  const from =
    author === null || isOwner ? [] : named(identify.any(service, who), isMe.test(name) ? '' : name)
  const others = people.flatMap((text) => named(identify.any(service, text), ''))
  const [only] = others
  // A chat with a single other person carries their name.
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
    ...relationsIn(read.text),
    chat: `${sourceId} ${service} ${chatId ?? chat}`,
  }
}

function readEvent(value: unknown, identify: Identify): Read | undefined {
  const read = event.parse(value)
  const from = named(identify.email(read.organiser), '')
  const to = read.attendees.flatMap(({ name, address }) => named(identify.email(address), name))
  if (from.length + to.length === 0) return undefined
  return { service: read.service, at: eventKind.at(read), from, to }
}

/** A post gives its author's display name, and other people's accounts. */
function readPost(value: unknown, identify: Identify): Read | undefined {
  const read = post.parse(value)
  const { service, author, about } = read
  const from = author.startsWith('@') ? named(identify.handle(service, author), '') : []
  const to = /^@\w+$/.test(about) ? named(identify.handle(service, about), '') : []
  if (from.length + to.length === 0) return undefined
  return { service, at: postKind.at(read), from, to }
}
