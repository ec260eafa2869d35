import { byStrength, type Identity } from './identity.ts'
import { joinKeys, type Decision, type Joined } from './join.ts'
import {
  addTo,
  profileIdentities,
  linksOf,
  ownKeys,
  type IdentityProfile,
} from './identity-profiles.ts'
import { chooseName, distinctNames } from './choose-name.ts'
import type { PeopleOf } from '#server/records/record-kind.ts'
import type { NamedIdentity, Mention } from './mention.ts'
import { deriveRelations } from './relations/derive.ts'
import type { PersonEntry } from './person-entry.ts'

export type PeopleDirectory = {
  /** Most contact first. */
  people: PersonEntry[]
  personOf: (key: string) => PersonEntry | undefined
  joined: Joined
  /** The names of the people with whom each mail or message was exchanged. */
  cells: Map<number, PeopleOf>
  /** Whether both are members of one chat, and so hardly the same person. */
  shareChat: (a: PersonEntry, b: PersonEntry) => boolean
}

type DirectoryInput = {
  mentions: readonly Mention[]
  decisions: readonly Decision[]
  /** The owner's identities according to their account and sources. */
  own: readonly Identity[]
}

/** Builds the directory of people: a function of the records and the person's decisions. */
export function buildDirectory({ mentions, decisions, own }: DirectoryInput): PeopleDirectory {
  const identities = profileIdentities(mentions)
  const mine = [...own.map(({ key }) => key), ...ownKeys(identities)]
  const joined = joinKeys([...linksOf(mentions, identities), mine], decisions)
  const [first] = mine
  const myRoot = first === undefined ? undefined : joined.rootOf(first)
  const people: PersonEntry[] = []
  const byKey = new Map<string, PersonEntry>()
  for (const [root, entries] of Map.groupBy(identities.values(), rootIn(joined))) {
    const person = entryOf(entries, decisions, joined, root === myRoot)
    people.push(person)
    for (const { identity } of entries) byKey.set(identity.key, person)
  }
  const personAt = (key: string) => byKey.get(key)
  const chats = chatsOf(mentions, personAt)
  const met = new Map<number, PersonEntry[]>()
  for (const mention of mentions) {
    const found = exchangedWith(mention, personAt, chats)
    for (const person of found) count(person, mention)
    if (found.length > 0) met.set(mention.id, found)
  }
  const listed = people.toSorted(closestFirst)
  distinctNames(listed)
  deriveRelations({
    mentions,
    people: listed,
    personAt,
    correspondentsOf: (id) => met.get(id) ?? [],
    rootOf: joined.rootOf,
    decisions,
  })
  const cells = new Map<number, PeopleOf>()
  for (const { id, kind, from, to, cc } of mentions) {
    if (kind !== 'message' && kind !== 'email') continue
    const cell = {
      with: namesOf(met.get(id) ?? []),
      from: namesOf(othersIn(from, personAt)),
      to: kind === 'email' ? namesOf(othersIn([...to, ...cc], personAt)) : '',
    }
    if (cell.with + cell.from + cell.to !== '') cells.set(id, cell)
  }
  return {
    people: listed,
    personOf: personAt,
    joined,
    cells,
    shareChat: sharing(chats),
  }
}

const rootIn =
  ({ rootOf }: Joined) =>
  ({ identity }: IdentityProfile) =>
    rootOf(identity.key)

function entryOf(
  entries: readonly IdentityProfile[],
  decisions: readonly Decision[],
  { rootOf }: Joined,
  isMe: boolean,
): PersonEntry {
  const identities = entries.toSorted((a, b) => byStrength(a.identity, b.identity))
  const key = identities[0]?.identity.key ?? ''
  const root = rootOf(key)
  const rename = decisions.findLast((one) => one.kind === 'rename' && rootOf(one.key) === root)
  const cards = identities.flatMap((entry) => entry.cards)
  const { name, aliases } = chooseName(
    identities,
    rename?.kind === 'rename' ? rename.name : undefined,
  )
  return {
    key,
    name,
    aliases,
    isMe,
    identities,
    organisation: cards.find(({ organisation }) => organisation !== '')?.organisation ?? '',
    birthday: cards.find(({ birthday }) => birthday !== '')?.birthday ?? '',
    relations: [],
    messages: 0,
    mails: 0,
    first: '',
    last: '',
    isAcquainted: cards.length > 0,
  }
}

type PersonAt = (key: string) => PersonEntry | undefined

/** The members of each chat besides the owner. */
function chatsOf(mentions: readonly Mention[], personAt: PersonAt) {
  const chats = new Map<string, Set<PersonEntry>>()
  for (const { chat, from, to } of mentions) {
    if (chat === undefined) continue
    const members = chats.get(chat) ?? new Set()
    chats.set(chat, members)
    for (const { identity } of [...from, ...to]) {
      const person = personAt(identity.key)
      if (person && !person.isMe) members.add(person)
    }
  }
  return chats
}
type Chats = ReturnType<typeof chatsOf>

const othersIn = (list: readonly NamedIdentity[], personAt: PersonAt): PersonEntry[] => [
  ...new Set(
    list.flatMap(({ identity }) => {
      const person = personAt(identity.key)
      return person && !person.isMe ? [person] : []
    }),
  ),
]

/** A message is exchanged with its author, or with its only recipient. */
function exchangedWith(
  { kind, chat, from, to, cc, fromMe }: Mention,
  personAt: PersonAt,
  chats: Chats,
): PersonEntry[] {
  if (kind !== 'message' && kind !== 'email') return []
  const [author] = from
  const isMine = fromMe === true || (author && personAt(author.identity.key)?.isMe === true)
  if (!isMine) return othersIn(from, personAt)
  if (kind === 'email') return othersIn([...to, ...cc], personAt)
  const members = chats.get(chat ?? '')
  return members?.size === 1 ? [...members] : []
}

function count(person: PersonEntry, mention: Mention): void {
  const { kind, at, from, to, cc, fromMe } = mention
  const named = new Set([...from, ...to, ...cc].map(({ identity }) => identity.key))
  const by =
    person.identities.find(({ identity }) => named.has(identity.key)) ?? person.identities[0]
  if (by) addTo(by.exchanged, mention)
  if (kind === 'message') person.messages += 1
  else person.mails += 1
  if (kind === 'message' || fromMe === true) person.isAcquainted = true
  if (at === '') return
  if (person.first === '' || at < person.first) person.first = at
  if (at > person.last) person.last = at
}

const exchanged = ({ messages, mails }: PersonEntry) => messages + mails
const closestFirst = (a: PersonEntry, b: PersonEntry) =>
  Number(b.isAcquainted) - Number(a.isAcquainted) ||
  exchanged(b) - exchanged(a) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

const namesOf = (people: readonly PersonEntry[]) => people.map(({ name }) => name).join(', ')

function sharing(chats: Chats): PeopleDirectory['shareChat'] {
  const groups = new Map<PersonEntry, Set<string>>()
  for (const [chat, members] of chats) {
    if (members.size < 2) continue
    for (const person of members) groups.set(person, (groups.get(person) ?? new Set()).add(chat))
  }
  return (a, b) => {
    const other = groups.get(b)
    return other !== undefined && [...(groups.get(a) ?? [])].some((chat) => other.has(chat))
  }
}
