import type { Identity } from './identity.ts'
import { contradicts } from './names.ts'
import type { Card, Seen, Sighting, SightedKind } from './sighting.ts'

export type Counts = Partial<Record<SightedKind, number>>

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
export function gather(sightings: Iterable<Sighting>): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const sighting of sightings) {
    for (const seen of sighting.from) {
      const entry = note(known, seen, sighting)
      if (sighting.card) entry.cards.push(sighting.card)
      else if (sighting.fromMe === true) entry.mine += 1
      else entry.others += 1
    }
    for (const seen of sighting.to) note(known, seen, sighting)
    for (const seen of sighting.cc) note(known, seen, sighting)
  }
  return known
}

function note(known: Map<string, Known>, { identity, name }: Seen, sighting: Sighting): Known {
  const entry = known.get(identity.key) ?? fresh(identity, sighting.id)
  known.set(identity.key, entry)
  if (name !== '') entry.names.set(name, (entry.names.get(name) ?? 0) + 1)
  entry.services.add(sighting.service)
  entry.recordId = Math.min(entry.recordId, sighting.id)
  const counts = entry.bySource.get(sighting.sourceId) ?? {}
  counts[sighting.kind] = (counts[sighting.kind] ?? 0) + 1
  entry.bySource.set(sighting.sourceId, counts)
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
  sightings: Iterable<Sighting>,
  known: ReadonlyMap<string, Known>,
): Generator<string[]> {
  const shared = new Set(
    [...known].flatMap(([key, { cards }]) => (areOfSeveral(cards) ? [key] : [])),
  )
  for (const { from, card } of sightings) {
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
