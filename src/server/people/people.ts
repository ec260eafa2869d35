import type { z } from 'zod'
import {
  peopleLimits,
  type PeopleChange,
  type PeopleList,
  type peopleQuery,
  type PersonDetail,
  type PeopleSuggestion,
  type RelationRole,
  type suggestionAnswer,
  type SuggestionList,
} from '#shared/people.ts'
import type { SourceView } from '#shared/sources.ts'
import { AppError } from '#server/errors.ts'
import type { RecordsVersion } from '#server/records/records-version.ts'
import type { PeopleDirectory } from './people-directory.ts'
import type { PersonEntry } from './person-entry.ts'
import { plainName } from './identity.ts'
import type { Decision } from './join.ts'
import { createPeopleCache, type KnownPeople } from './people-cache.ts'
import type { PeopleStore } from './store.ts'
import { roleOfWord } from './relations/role-words.ts'
import { suggestPairs, type Suggestion } from './suggest.ts'
import { relatedIn, type Related } from './relations/related.ts'
import { viewDetail, viewPerson, type IdOf } from './view.ts'

export type People = ReturnType<typeof createPeople>
type Deps = {
  store: PeopleStore
  sourcesOf: (userId: string) => Promise<SourceView[]>
  versionOf: (userId: string) => Promise<RecordsVersion>
}
type Answer = z.infer<typeof suggestionAnswer>['answer']

/**
 * People across sources: identities are joined by exact rules and by the person's decisions, never
 * by name alone.
 */
export function createPeople({ store, sourcesOf, versionOf }: Deps) {
  const cache = createPeopleCache({ store, sourcesOf, versionOf })

  async function open(userId: string) {
    const [{ directory }, idOf] = await Promise.all([cache.of(userId), store.idMaker(userId)])
    return { directory, idOf }
  }

  async function decided(userId: string, decision: Decision): Promise<PeopleChange> {
    const undo = await store.decide(userId, decision)
    const { directory, idOf } = await open(userId)
    const key = decision.kind === 'join' ? decision.keys[0] : decision.key
    const person = key === undefined ? undefined : directory.personOf(key)
    return { undo, person: person ? viewPerson(person, idOf) : null }
  }

  return {
    /** The people in a person's records, for the workspace. */
    known: (userId: string): Promise<KnownPeople> => cache.of(userId),
    forget: (userId: string): void => cache.forget(userId),

    async related(userId: string): Promise<Related> {
      const { directory } = await cache.of(userId)
      return relatedIn(directory)
    },

    async list(
      userId: string,
      { q = '', cursor = 0 }: z.infer<typeof peopleQuery>,
    ): Promise<PeopleList> {
      const { directory, idOf } = await open(userId)
      const found = directory.people.filter(searched(q))
      const end = cursor + peopleLimits.pageSize
      return {
        people: found.slice(cursor, end).map((person) => viewPerson(person, idOf)),
        total: found.length,
        suggestions: suggestPairs(directory).length,
        ...(end < found.length ? { next: end } : {}),
      }
    },

    async find(userId: string, id: string): Promise<PersonDetail> {
      const [{ directory, idOf }, sources] = await Promise.all([open(userId), sourcesOf(userId)])
      const names = new Map(sources.map((source) => [source.id, source.name]))
      return viewDetail(personOf(directory, idOf, id), idOf, names)
    },

    async suggestions(userId: string): Promise<SuggestionList> {
      const { directory, idOf } = await open(userId)
      const pairs = suggestPairs(directory)
      return {
        suggestions: pairs
          .slice(0, peopleLimits.suggestions)
          .map(({ one, other, reasons }): PeopleSuggestion => ({
            id: suggestionId({ one, other }, idOf),
            people: [viewPerson(one, idOf), viewPerson(other, idOf)],
            reasons,
          })),
        total: pairs.length,
      }
    },

    async answer(userId: string, id: string, answer: Answer): Promise<PeopleChange> {
      const { directory, idOf } = await open(userId)
      const found = suggestPairs(directory).find((each) => suggestionId(each, idOf) === id)
      if (!found) throw unknownSuggestion()
      const { one, other } = found
      return answer === 'accept'
        ? decided(userId, { kind: 'join', keys: [one.key, other.key] })
        : decided(userId, { kind: 'separate', key: one.key, from: keysOf(other) })
    },

    async rename(userId: string, id: string, name: string): Promise<PeopleChange> {
      const { directory, idOf } = await open(userId)
      return decided(userId, { kind: 'rename', key: personOf(directory, idOf, id).key, name })
    },

    /** Replaces all relations found or stated before. */
    async setRelations(userId: string, id: string, roles: RelationRole[]): Promise<PeopleChange> {
      const { directory, idOf } = await open(userId)
      return decided(userId, { kind: 'relations', key: personOf(directory, idOf, id).key, roles })
    },

    async join(userId: string, ids: readonly string[]): Promise<PeopleChange> {
      const { directory, idOf } = await open(userId)
      const keys = new Set(ids.map((id) => personOf(directory, idOf, id).key))
      if (keys.size < 2) {
        throw new AppError('invalid', 'people.same', 'Choose at least two different people.')
      }
      return decided(userId, { kind: 'join', keys: [...keys] })
    },

    /** Separates an identity from a person; it is never joined again automatically. */
    async separate(userId: string, id: string, identity: string): Promise<PeopleChange> {
      const { directory, idOf } = await open(userId)
      const person = personOf(directory, idOf, id)
      const key = keysOf(person).find((each) => idOf(each) === identity)
      if (key === undefined) throw unknownPerson()
      const from = keysOf(person).filter((each) => each !== key)
      if (from.length === 0) {
        throw new AppError(
          'invalid',
          'people.only_identity',
          'This is all that is known about the person.',
        )
      }
      return decided(userId, { kind: 'separate', key, from })
    },

    async undo(userId: string, id: string): Promise<void> {
      if (!(await store.undo(userId, id))) {
        throw new AppError('not_found', 'people.unknown_change', 'This change no longer exists.')
      }
    },
  }
}

const keysOf = ({ identities }: PersonEntry) => identities.map(({ identity }) => identity.key)

/** An id from before people were joined still finds the person. */
function personOf({ people }: PeopleDirectory, idOf: IdOf, id: string): PersonEntry {
  const found =
    people.find(({ key }) => idOf(key) === id) ??
    people.find((person) => keysOf(person).some((key) => idOf(key) === id))
  if (!found) throw unknownPerson()
  return found
}

const suggestionId = ({ one, other }: Pick<Suggestion, 'one' | 'other'>, idOf: IdOf) =>
  idOf([one.key, other.key].toSorted().join('\n'))

const unknownPerson = () =>
  new AppError('not_found', 'people.unknown_person', 'This person does not exist.')
const unknownSuggestion = () =>
  new AppError('not_found', 'people.unknown_suggestion', 'This suggestion no longer exists.')

function searched(q: string): (person: PersonEntry) => boolean {
  const words = plainName(q)
    .split(' ')
    .filter((word) => word !== '')
  const digits = q.replaceAll(/\D/g, '')
  if (words.length === 0) return () => true
  const role = roleOfWord(q)
  return ({ name, aliases, organisation, identities, relations }) => {
    if (role && relations.some((relation) => relation.role === role)) return true
    const values = identities.map(({ identity }) => identity.value)
    const text = plainName(
      [name, ...aliases, organisation, ...values].join(' ').replaceAll(',', ' '),
    )
    return (
      words.every((word) => text.includes(word)) ||
      (digits.length >= 4 && values.some((value) => value.replaceAll(/\D/g, '').includes(digits)))
    )
  }
}
