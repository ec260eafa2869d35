import type { PeopleDirectory } from './people-directory.ts'
import type { PersonEntry } from './person-entry.ts'
import { isAutomatic } from '#server/connectors/kinds/automatic-sender.ts'
import { contradicts, isFullName, localPartKey, nameKey, nameWords } from './names.ts'
import type { SuggestionReason } from '#shared/people.ts'

export type Suggestion = { one: PersonEntry; other: PersonEntry; reasons: SuggestionReason[] }

/** A name shared by more people says nothing. */
const mostOfAName = 6

type Group = { people: Set<PersonEntry>; reason: SuggestionReason }

/** Pairs that may be the same person, the likeliest first; only ever a question to the person. */
export function suggestPairs(directory: PeopleDirectory): Suggestion[] {
  const people = directory.people.filter(
    ({ isMe, identities }) =>
      !isMe && !identities.every(({ identity }) => isAutomatic(identity.value)),
  )
  const pairs = new Map<string, Suggestion>()
  for (const { people: group, reason } of groupsOf(people)) {
    if (group.size < 2 || group.size > mostOfAName) continue
    const [one, ...others] = group
    if (!one) continue
    for (const other of others) {
      const pair = `${one.key} ${other.key}`
      const found = pairs.get(pair)
      if (found) {
        if (!found.reasons.some(({ code }) => code === reason.code)) found.reasons.push(reason)
      } else if (mayBeSamePerson(directory, one, other))
        pairs.set(pair, { one, other, reasons: [reason] })
    }
  }
  return [...pairs.values()].toSorted(mostTellingFirst)
}

const mostTellingFirst = (a: Suggestion, b: Suggestion) =>
  b.reasons.length - a.reasons.length || exchanged(b) - exchanged(a)
const exchanged = ({ one, other }: Suggestion) =>
  one.messages + one.mails + other.messages + other.mails

function groupsOf(people: readonly PersonEntry[]): Group[] {
  const groups = new Map<string, Group>()
  const add = (key: string, reason: SuggestionReason, person: PersonEntry) => {
    const group = groups.get(key) ?? { people: new Set(), reason }
    group.people.add(person)
    groups.set(key, group)
  }
  const fullNames = new Map<string, { name: string; people: Set<PersonEntry> }>()
  for (const person of people) {
    for (const name of namesOf(person).filter(isFullName)) {
      add(`name ${nameKey(name)}`, { code: 'same_name', value: name }, person)
      for (const key of [nameKey(name), nameWords(name).join('')]) {
        const found = fullNames.get(key) ?? { name, people: new Set() }
        found.people.add(person)
        fullNames.set(key, found)
      }
    }
  }
  for (const person of people) {
    for (const { identity } of person.identities) {
      if (identity.kind !== 'email') continue
      const { value } = identity
      const found = fullNames.get(localPartKey(value) ?? gluedLocalPart(value))
      if (!found) continue
      const reason = { code: 'address_is_name', value } as const
      for (const each of found.people) add(`address ${value}`, reason, each)
      add(`address ${value}`, reason, person)
    }
    for (const place of workplacesOf(person)) {
      for (const name of namesOf(person)) {
        const [first = ''] = nameWords(name)
        const reason = { code: 'name_and_organisation', value: place } as const
        if (first.length > 2) add(`work ${first} ${place}`, reason, person)
      }
    }
  }
  return [...groups.values()]
}

const gluedLocalPart = (email: string) => (email.split('@')[0] ?? '').replaceAll(/[\d.+_-]/g, '')

const namesOf = ({ name, aliases, identities }: PersonEntry): string[] => [
  ...new Set([
    // A name with a suffix that makes it distinct is not a name.
    ...(identities.some(({ identity }) => identity.value === name)
      ? []
      : [name.replace(/ \(.*\)( \d+)?$/, '')]),
    ...identities.flatMap(({ identity }) => (identity.kind === 'name' ? [identity.value] : [])),
    ...aliases,
  ]),
]

const publicMail =
  /^(gmail|googlemail|gmx|web|yahoo|hotmail|outlook|live|icloud|me|mac|aol|proton|protonmail|t-online|posteo|mail|freenet|msn|example)$/
const legalForm = /^(gmbh|inc|ltd|llc|ag|se|co|corp|the|kg|plc|company|group)$/

/** Where a person works: a contact's organisation, or the domain of an address. */
function workplacesOf({ organisation, identities }: PersonEntry): string[] {
  const word = nameWords(organisation).find((each) => !legalForm.test(each) && each.length > 2)
  const domains = identities.flatMap(({ identity: { kind, value } }) => {
    const label = kind === 'email' ? (value.split('@')[1] ?? '').split('.').at(-2) : undefined
    return label === undefined || publicMail.test(label) ? [] : [label]
  })
  return [...new Set([...(word === undefined ? [] : [word]), ...domains])]
}

/** Whether nothing rules it out, and the person has not said no. */
function mayBeSamePerson(
  { joined, shareChat }: PeopleDirectory,
  a: PersonEntry,
  b: PersonEntry,
): boolean {
  if (joined.areApart(a.key, b.key) || shareChat(a, b)) return false
  if (a.birthday !== '' && b.birthday !== '' && a.birthday.slice(-5) !== b.birthday.slice(-5))
    return false
  if (contradicts(plainOf(a), plainOf(b))) return false
  return !accountsOf(a).some((service) => accountsOf(b).includes(service))
}

const plainOf = ({ name }: PersonEntry) => name.replace(/ \(.*\)( \d+)?$/, '')

/** A person has one account per network. */
const accountsOf = ({ identities }: PersonEntry) =>
  identities.flatMap(({ identity: { kind, key } }) =>
    kind === 'handle' ? [key.split(':')[1] ?? ''] : [],
  )
