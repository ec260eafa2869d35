import type { Identity } from './identity.ts'
import { contradicts } from './names.ts'
import type { Card, NamedIdentity, Mention, MentionKind } from './mention.ts'

export type Counts = Partial<Record<MentionKind, number>>

/** An identity with everything records say about it. */
export type IdentityProfile = {
  identity: Identity
  /** Names used with it, and how often. */
  names: Map<string, number>
  /** Display names of services. */
  services: Set<string>
  /** Number of records that name it. */
  bySource: Map<string, Counts>
  /** Mails and messages exchanged with the person under it. */
  exchanged: Map<string, Counts>
  cards: Card[]
  /** The first record that names it. */
  recordId: number
  /** Number of records written by the owner under it, and of those written by others. */
  mine: number
  others: number
}

/** Combines the mentions of each identity. */
export function profileIdentities(mentions: Iterable<Mention>): Map<string, IdentityProfile> {
  const known = new Map<string, IdentityProfile>()
  for (const mention of mentions) {
    const counted = new Set<IdentityProfile>()
    for (const person of mention.from) {
      const entry = profileOf(known, person, mention)
      counted.add(entry)
      if (mention.card) entry.cards.push(mention.card)
      else if (mention.fromMe === true) entry.mine += 1
      else entry.others += 1
    }
    for (const person of [...mention.to, ...mention.cc])
      counted.add(profileOf(known, person, mention))
    // Once per mail, even if it went to a person directly and as a copy.
    for (const { bySource } of counted) addTo(bySource, mention)
  }
  return known
}

function profileOf(
  known: Map<string, IdentityProfile>,
  { identity, name }: NamedIdentity,
  mention: Mention,
): IdentityProfile {
  const entry = known.get(identity.key) ?? fresh(identity, mention.id)
  known.set(identity.key, entry)
  if (name !== '') entry.names.set(name, (entry.names.get(name) ?? 0) + 1)
  entry.services.add(mention.service)
  entry.recordId = Math.min(entry.recordId, mention.id)
  return entry
}

/** Counts a record by source and kind. */
export function addTo(sources: Map<string, Counts>, { sourceId, kind }: Mention): void {
  const counts = sources.get(sourceId) ?? {}
  counts[kind] = (counts[kind] ?? 0) + 1
  sources.set(sourceId, counts)
}

const fresh = (identity: Identity, recordId: number): IdentityProfile => ({
  identity,
  names: new Map(identity.kind === 'name' ? [[identity.value, 1]] : []),
  services: new Set(),
  bySource: new Map(),
  exchanged: new Map(),
  cards: [],
  recordId,
  mine: 0,
  others: 0,
})

/**
 * Identities that one entry of an address book or network lists together. Identities shared by
 * entries of different people, such as the number of a household or an office, do not link anybody.
 */
export function* linksOf(
  mentions: Iterable<Mention>,
  known: ReadonlyMap<string, IdentityProfile>,
): Generator<string[]> {
  const shared = new Set(
    [...known].flatMap(([key, { cards }]) => (areOfSeveral(cards) ? [key] : [])),
  )
  for (const { from, card } of mentions) {
    if (!card || from.length < 2) continue
    const own = from.flatMap(({ identity: { key } }) => (shared.has(key) ? [] : [key]))
    if (own.length > 1) yield own
  }
}

const areOfSeveral = ([first, ...others]: readonly Card[]) =>
  others.some(({ name }) => contradicts(first?.name ?? '', name))

/** Identities of the owner: used to write by them at least as often as by others. */
export const ownKeys = (known: ReadonlyMap<string, IdentityProfile>): string[] =>
  [...known].flatMap(([key, { mine, others }]) => (mine > 0 && mine >= others ? [key] : []))
