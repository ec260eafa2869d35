import type { RelationRole } from '#shared/people.ts'
import type { PersonEntry } from '../person-entry.ts'
import { anyCase } from './any-case.ts'
import { type KinRole, kinOfLabel, ownRelative } from './kin-words.ts'
import { anyRoleWord, roleOfWord } from './role-words.ts'

/** `name` is the relative of `of` in this role: "Malik's dad". */
export type Kinship = {
  role: KinRole
  of: string
  name: string
  /** It is the owner's relative. */
  isMine?: true
  /** The card that says so, and its words. */
  card?: { recordId: number; says: string }
}

const owned = new RegExp(
  String.raw`^(?<of>\p{Lu}[\p{L}-]{1,30})['’]s (?<role>${anyRoleWord})(?!\p{L})`,
  'iu',
)
/** Later in a note, only where nothing else is said. */
const ownedLater = new RegExp(
  String.raw`[.;,\n]\s*(?<of>\p{Lu}[\p{L}-]{1,30})['’]s (?<role>${anyCase(anyRoleWord)})(?=\s*(?:[.;,\n]|$))`,
  'u',
)

/**
 * Relations between people, from the cards of address books: from notes, and from related names. The
 * relatives need no card of their own.
 */
export function kinships(people: readonly PersonEntry[]): Kinship[] {
  return people.flatMap(({ name, isMe, identities }) => {
    const cards = new Set(identities.flatMap(({ cards: all }) => all).filter((one) => one.isBook))
    return [...cards].flatMap(({ note = '', related = [], recordId }) => {
      const stated = [
        ...(isMe ? [] : ofNote(note, name)),
        ...related.flatMap((entry) => ofLabel(entry, name)),
      ]
      return stated.flatMap(({ says, ...kin }): Kinship[] => {
        const card = { recordId, says: `${name}, ${says}` }
        const found = { ...kin, card, ...(isMe ? { isMine: true as const } : {}) }
        const role = converse[kin.role]
        // A first name alone may be that of somebody else.
        const isWhole = kin.name.trim().includes(' ')
        return isMe || !role || !isWhole
          ? [found]
          : [found, { role, of: kin.name, name: kin.of, card }]
      })
    })
  })
}

/** What somebody is to their relative, as far as it follows: a wife's spouse may be a wife, too. */
const converse: Partial<Record<KinRole, KinRole>> = {
  husband: 'partner',
  wife: 'partner',
  partner: 'partner',
  child: 'parent',
  son: 'parent',
  daughter: 'parent',
  parent: 'child',
  mother: 'child',
  father: 'child',
  sibling: 'sibling',
  brother: 'sibling',
  sister: 'sibling',
}

type Stated = Pick<Kinship, 'role' | 'of' | 'name'> & { says: string }

function ofNote(note: string, name: string): Stated[] {
  const [whole = '', of = '', word = ''] =
    owned.exec(note.trim()) ?? ownedLater.exec(note.trim()) ?? []
  const says = whole.replace(/^[.;,\s]+/, '')
  const role: RelationRole | undefined = roleOfWord(word)
  const begun = role && of ? [{ role, of, name, says }] : []
  const named = ownRelative(note).map((one) => ({
    role: one.role,
    of: name,
    name: one.name,
    says: one.says,
  }))
  return [...begun, ...named]
}

function ofLabel({ label, name }: { label: string; name: string }, of: string): Stated[] {
  const role = kinOfLabel(label)
  return role ? [{ role, of, name, says: `${label.toLowerCase()}: ${name}` }] : []
}
