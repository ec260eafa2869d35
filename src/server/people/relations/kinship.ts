import type { RelationRole } from '#shared/people.ts'
import type { PersonEntry } from '../person-entry.ts'
import { anyRoleWord, roleOfWord } from './role-words.ts'

/** `name` is the relative of `of` in this role: "Malik's dad". */
export type Kinship = { role: RelationRole; of: string; name: string }

const owned = new RegExp(
  String.raw`^(?<of>\p{Lu}[\p{L}-]{1,30})['’]s (?<role>${anyRoleWord})(?!\p{L})`,
  'iu',
)

/**
 * Relations between other people, from the cards of address books: from a note that begins with one,
 * and from related names. "Parent" and "child" name no role, since they may be either of two.
 */
export function kinships(people: readonly PersonEntry[]): Kinship[] {
  return people.flatMap(({ name, isMe, identities }) =>
    isMe
      ? []
      : identities
          .flatMap(({ cards }) => cards)
          .filter(({ isBook }) => isBook)
          .flatMap(({ note = '', related = [] }) => [
            ...ofNote(note, name),
            ...related.flatMap((entry) => ofLabel(entry, name)),
          ]),
  )
}

function ofNote(note: string, name: string): Kinship[] {
  const { of, role: word = '' } = owned.exec(note.trim())?.groups ?? {}
  const role = roleOfWord(word)
  return role && of ? [{ role, of, name }] : []
}

function ofLabel({ label, name }: { label: string; name: string }, own: string): Kinship[] {
  const role = roleOfWord(label)
  return role ? [{ role, of: own, name }] : []
}
