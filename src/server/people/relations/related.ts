import type { RelationRole } from '#shared/people.ts'
import type { PeopleDirectory } from '../people-directory.ts'
import { describedBy } from './described.ts'
import { kinships, type Kinship } from './kinship.ts'

/** People's relations to the person and to each other, and everybody's names. */
export type Related = {
  roles: { role: RelationRole; name: string }[]
  kin?: Kinship[]
  names: string[]
  /** The names of those whose cards describe them by a word, such as `plumber`. */
  described?: (word: string) => string[]
}

export function relatedIn({ people }: Pick<PeopleDirectory, 'people'>): Related {
  const others = people.filter(({ isMe }) => !isMe)
  return {
    roles: others.flatMap(({ name, relations }) => relations.map(({ role }) => ({ role, name }))),
    kin: kinships(people),
    names: others.map(({ name }) => name),
    described: (word) => describedBy(others, word).map(({ name }) => name),
  }
}
