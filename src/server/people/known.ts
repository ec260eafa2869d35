import type { Identity } from './identity.ts'
import { contradicts } from './names.ts'
import type { Card, Seen, Mention, MentionKind } from './mention.ts'

export type Counts = Partial<Record<MentionKind, number>>

/** An identity with everything that records say of it. */
export type Known = {
  identity: Identity
  /** Names that go with it, and how often. */
  names: Map<string, number>
  /** Names of services, as they are shown. */
  services: Set<string>
  bySource: Map<string, Counts>
  cards: Card[]
  /** The first record that names it. */
  recordId: number
  /** Records that the owner wrote with it, and records that others did. */
  mine: number
  others: number
}

/** What all records together say of each identity. */
export function gather(mentions: Iterable<Mention>): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const mention of mentions) {
    for (const seen of mention.from) {
      const entry = note(known, seen, mention)
      if (mention.card) entry.cards.push(mention.card)
      else if (mention.fromMe === true) entry.mine += 1
      else entry.others += 1
    }
    for (const seen of mention.to) note(known, seen, mention)
    for (const seen of mention.cc) note(known, seen, mention)
  }
  return known
}

function note(known: Map<string, Known>, { identity, name }: Seen, mention: Mention): Known {
  const entry = known.get(identity.key) ?? fresh(identity, mention.id)
  known.set(identity.key, entry)
  if (name !== '') entry.names.set(name, (entry.names.get(name) ?? 0) + 1)
  entry.services.add(mention.service)
  entry.recordId = Math.min(entry.recordId, mention.id)
  const counts = entry.bySource.get(mention.sourceId) ?? {}
  counts[mention.kind] = (counts[mention.kind] ?? 0) + 1
  entry.bySource.set(mention.sourceId, counts)
  return entry
}

const fresh = (identity: Identity, recordId: number): Known => ({
  identity,
  names: new Map(identity.kind === 'name' ? [[identity.value, 1]] : []),
  services: new Set(),
  bySource: new Map(),
  cards: [],
  recordId,
  mine: 0,
  others: 0,
})

/**
 * Identities that one entry of an address book or a network lists together. What entries of
 * different people share, such as the number of a household or of an office, joins nobody.
 */
export function* linksOf(
  mentions: Iterable<Mention>,
  known: ReadonlyMap<string, Known>,
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

/** Identities with which the owner of the data writes: at least as often as others do. */
export const ownKeys = (known: ReadonlyMap<string, Known>): string[] =>
  [...known].flatMap(([key, { mine, others }]) => (mine > 0 && mine >= others ? [key] : []))
