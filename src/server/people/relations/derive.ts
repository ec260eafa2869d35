import type { RelationRole, RelationView } from '#shared/people.ts'
import type { Decision } from '../join.ts'
import type { Mention } from '../mention.ts'
import { nameWords } from '../names.ts'
import type { PersonEntry } from '../person-entry.ts'
import { onlyOne, roleOfWord } from './role-words.ts'
import { roleOfName, roleOfNote } from './mentioned-relations.ts'

type RelationInput = {
  mentions: readonly Mention[]
  people: readonly PersonEntry[]
  personAt: (key: string) => PersonEntry | undefined
  /** The people with whom a record was exchanged. */
  correspondentsOf: (id: number) => readonly PersonEntry[]
  rootOf: (key: string) => string
  decisions: readonly Decision[]
}
type Claim = { role: RelationRole; person: PersonEntry; from: RelationView['from']; times: number }

/**
 * Roles that the position or note of a contact reveals; others may be a profession, such as a
 * friend who is a teacher.
 */
const ofPosition = new Set<RelationRole>(['landlord', 'tenant', 'dentist', 'vet', 'boss'])

/**
 * Derives people's relations to the owner: from the owner's statements, else from contacts, else
 * from the people's own texts.
 */
export function deriveRelations(given: RelationInput): void {
  const { people, decisions, rootOf } = given
  const claims: Claim[] = []
  const claim = (role: RelationRole, person: PersonEntry, from: Claim['from']) => {
    if (person.isMe) return
    const known = claims.find(
      (one) => one.role === role && one.person === person && one.from === from,
    )
    if (known) known.times += 1
    else claims.push({ role, person, from, times: 1 })
  }
  const byName = finder(people)
  const claimName = (role: RelationRole, name: string, from: Claim['from']) => {
    const person = byName(name)
    if (person) claim(role, person, from)
  }
  for (const person of people) readCards(person, claim, claimName)
  for (const mention of given.mentions) readMentionedRelations(mention, given, claim, claimName)

  const stated = new Map<string, RelationRole[]>()
  for (const one of decisions) if (one.kind === 'relations') stated.set(rootOf(one.key), one.roles)
  const statedClaims = people.flatMap((person): Claim[] => {
    const roles = stated.get(rootOf(person.key)) ?? []
    return roles.map((role) => ({ role, person, from: 'you', times: 1 }))
  })
  const found = claims.filter(({ person }) => !stated.has(rootOf(person.key)))
  for (const { role, person, from } of settle([...statedClaims, ...found])) {
    if (!person.relations.some((known) => known.role === role))
      person.relations.push({ role, from })
  }
}

const strength = { you: 0, contacts: 1, texts: 2 }

/** Keeps the most certain claim to a role that only one person can have. */
function settle(claims: readonly Claim[]): Claim[] {
  const ranked = claims.toSorted((a, b) => strength[a.from] - strength[b.from] || b.times - a.times)
  return ranked.filter(({ role, from, times }) => {
    if (!onlyOne.has(role) || from === 'you') return true
    const first = ranked.find((one) => one.role === role)
    return first?.from === from && first.times === times
  })
}

const bankName = /\b(?:\w*bank|sparkasse|credit union|building society)\b/i

type ClaimOf = (role: RelationRole, person: PersonEntry, from: Claim['from']) => void
type ClaimName = (role: RelationRole, name: string, from: Claim['from']) => void

function readCards(person: PersonEntry, claim: ClaimOf, claimName: ClaimName): void {
  const cards = person.identities.flatMap(({ cards: all }) => all).filter(({ isBook }) => isBook)
  // Senders of mail choose their own names, so only those in address books and chats count.
  const names = person.identities.flatMap(({ identity, names: given }) =>
    identity.kind === 'email' ? [] : [...given.keys()],
  )
  for (const name of new Set([...names, ...cards.map((card) => card.name)])) {
    const role = roleOfName(name)
    if (role) claim(role, person, 'contacts')
  }
  if (cards.some(({ name }) => bankName.test(name))) claim('bank', person, 'contacts')
  for (const { note = '', position = '', related = [] } of cards) {
    if (person.isMe) {
      for (const { label, name } of related) {
        const role = roleOfWord(label)
        if (role) claimName(role, name, 'contacts')
      }
      continue
    }
    const ofNote = roleOfNote(note)
    if (ofNote) claim(ofNote, person, 'contacts')
    const ofTitle = roleOfWord(position)
    if (ofTitle && ofPosition.has(ofTitle)) claim(ofTitle, person, 'contacts')
  }
}

function readMentionedRelations(
  { id, from, fromMe, relations = [] }: Mention,
  { personAt, correspondentsOf }: RelationInput,
  claim: ClaimOf,
  claimName: ClaimName,
): void {
  if (relations.length === 0) return
  const author = personAt(from[0]?.identity.key ?? '')
  const isMine = fromMe === true || author?.isMe === true
  const met = correspondentsOf(id)
  // Newsletters are signed by somebody's mother, too.
  const [other] = met.length === 1 ? met.filter(({ isAcquainted }) => isAcquainted) : []
  for (const one of relations) {
    if (one.of === 'mine' && isMine) claimName(one.role, one.name, 'texts')
    if (one.of === 'yours' && !isMine && other) claimName(one.role, one.name, 'texts')
    if (one.of === 'to' && isMine && other) claim(one.role, other, 'texts')
    if (one.of === 'by' && !isMine && author?.isAcquainted) claim(one.role, author, 'texts')
  }
}

/** The only person with a name, or with a first name among the person's contacts. */
function finder(people: readonly PersonEntry[]) {
  const byWord = Map.groupBy(
    people.flatMap((person) => {
      const words = new Set([person.name, ...person.aliases].flatMap((name) => nameWords(name)))
      return person.isMe ? [] : [...words].map((word) => ({ word, person }))
    }),
    ({ word }) => word,
  )
  return (name: string): PersonEntry | undefined => {
    const [first, ...rest] = nameWords(name)
    const all = (byWord.get(first ?? '') ?? []).map(({ person }) => person)
    const fitting = all.filter((person) =>
      rest.every((word) => byWord.get(word)?.some((one) => one.person === person) ?? false),
    )
    const close = fitting.filter(({ isAcquainted }) => isAcquainted)
    const [only, another] = close.length > 0 ? close : fitting
    return another ? undefined : only
  }
}
