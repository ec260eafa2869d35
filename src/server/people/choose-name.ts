import type { PersonEntry } from './person-entry.ts'
import type { IdentityProfile } from './identity-profiles.ts'
import { isFullName, nameKey } from './names.ts'

type Vote = { name: string; weight: number }
const ofBook = 1_000_000
const ofCard = 100_000
const ofFullName = 10_000

/** Cells list names separated by commas, so a name contains none. */
const inCells = (name: string) =>
  name
    .replaceAll(/\s*,\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The name given by the person, else from their address book, else from another list of people,
 * else the most frequent full name; without any, the address, number or account.
 */
export function chooseName(
  known: readonly IdentityProfile[],
  givenName: string | undefined,
): { name: string; aliases: string[] } {
  const votes = new Map<string, Vote>()
  const vote = (name: string, weight: number) => {
    const plain = inCells(name)
    if (plain === '') return
    const found = votes.get(plain) ?? { name: plain, weight: isFullName(plain) ? ofFullName : 0 }
    found.weight += weight
    votes.set(plain, found)
  }
  for (const { names, cards } of known) {
    for (const [name, times] of names) vote(name, Math.min(times, 1_000))
    for (const { name, isBook } of cards) vote(name, isBook ? ofBook : ofCard)
  }
  const ranked = [...votes.values()]
    .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
  const name = givenName ?? ranked[0] ?? known[0]?.identity.value ?? ''
  const others = ranked.filter((other) => nameKey(other) !== nameKey(name))
  return { name, aliases: others.slice(0, 20) }
}

/** Two people with the same name are told apart by another detail of the one with less contact. */
export function distinctNames(people: readonly PersonEntry[]): void {
  const taken = new Set<string>()
  for (const person of people) {
    const [first] = person.identities
    if (taken.has(person.name.toLowerCase()) && first) {
      const services = [...new Set(person.identities.flatMap((each) => [...each.services]))].join(
        ' and ',
      )
      const byService = `${person.name} (${services})`
      const { kind, value } = first.identity
      const isTaken = taken.has(byService.toLowerCase()) && kind !== 'name'
      person.name = uncounted(isTaken ? `${person.name} (${value})` : byService, taken)
    }
    taken.add(person.name.toLowerCase())
  }
}

function uncounted(name: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name} ${n}`
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}
