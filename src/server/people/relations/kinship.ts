import type { RelationRole } from '#shared/people.ts'
import type { PersonEntry } from '../person-entry.ts'
import { anyRoleWord, roleOfWord } from './role-words.ts'

/** `name` is `of`'s relative in this role: "Malik's dad". */
export type Kinship = {
  role: RelationRole
  of: string
  name: string
  /** A card says that they are a parent, say, but not which one. */
  isOneOfTwo?: true
}

/** Labels of address books that fit two roles. */
const shared: Record<string, readonly [RelationRole, RelationRole]> = {
  parent: ['mother', 'father'],
  child: ['daughter', 'son'],
  sibling: ['sister', 'brother'],
  spouse: ['wife', 'husband'],
}
const reverse: Record<string, keyof typeof shared> = {
  child: 'parent',
  son: 'parent',
  daughter: 'parent',
  parent: 'child',
  mother: 'child',
  father: 'child',
  sibling: 'sibling',
  sister: 'sibling',
  brother: 'sibling',
  spouse: 'spouse',
  wife: 'spouse',
  husband: 'spouse',
}
const owned = new RegExp(
  String.raw`^(?<of>\p{Lu}[\p{L}-]{1,30})['’]s (?<role>${anyRoleWord})(?!\p{L})`,
  'iu',
)

/** Relations between other people, from the cards of address books. */
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
  const word = label.toLowerCase()
  const role = roleOfWord(word)
  const back = shared[reverse[word] ?? ''] ?? []
  return [
    ...(role ? [{ role, of: own, name }] : []),
    ...(shared[word] ?? []).map((each) => ({
      role: each,
      of: own,
      name,
      isOneOfTwo: true as const,
    })),
    ...back.map((each) => ({ role: each, of: name, name: own, isOneOfTwo: true as const })),
  ]
}
