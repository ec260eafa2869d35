import type { IdentityView, PersonDetail, PersonView } from '#shared/people.ts'
import type { PersonEntry } from './person-entry.ts'
import type { IdentityProfile } from './identity-profiles.ts'

export type IdOf = (text: string) => string
const mostNames = 10

export function viewPerson(person: PersonEntry, idOf: IdOf): PersonView {
  const { key, name, aliases, isMe, identities, organisation, relations } = person
  const { messages, mails, first, last } = person
  const of = (kind: IdentityProfile['identity']['kind']) =>
    identities.flatMap(({ identity }) => (identity.kind === kind ? [identity.value] : []))
  return {
    id: idOf(key),
    name,
    aliases,
    isMe,
    emails: of('email'),
    phones: of('phone'),
    handles: of('handle'),
    services: servicesOf(person),
    organisation,
    relations,
    messages,
    mails,
    firstContact: first,
    lastContact: last,
  }
}

export const servicesOf = ({ identities }: PersonEntry): string[] => [
  ...new Set(identities.flatMap(({ services }) => [...services])),
]

export const viewDetail = (
  person: PersonEntry,
  idOf: IdOf,
  names: ReadonlyMap<string, string>,
): PersonDetail => ({
  ...viewPerson(person, idOf),
  identities: person.identities.map((identity) => viewIdentity(identity, person.isMe, idOf, names)),
})

function viewIdentity(
  { identity: { key, kind, value }, services, names, bySource, exchanged }: IdentityProfile,
  isMe: boolean,
  idOf: IdOf,
  sourceNames: ReadonlyMap<string, string>,
): IdentityView {
  return {
    id: idOf(key),
    kind,
    service: kind === 'handle' || kind === 'name' ? [...services].join(', ') : '',
    value,
    names: [...names]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostNames)
      .map(([name]) => name)
      .filter((name) => name !== value),
    sources: [...bySource].map(([sourceId, { contact = 0, event = 0, post = 0, ...all }]) => {
      // For others, the same as in the list; nothing is exchanged with oneself.
      const { email = 0, message = 0 } = isMe ? all : (exchanged.get(sourceId) ?? {})
      return {
        sourceId,
        name: sourceNames.get(sourceId) ?? '',
        contacts: contact,
        mails: email,
        messages: message,
        events: event,
        posts: post,
      }
    }),
  }
}
