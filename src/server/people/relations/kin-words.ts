import type { RelationRole } from '#shared/people.ts'
import { anyCase } from './any-case.ts'
import { anyRoleWord, plainRole, roleOfWord, roleWords } from './role-words.ts'

/** A role between two people; cards also say `child` without saying which of two it is. */
export type KinRole = RelationRole | 'child' | 'parent' | 'sibling'

/** How a question refers to relatives. */
export type AskedKin = {
  /** The roles that are meant; later ones count only if nobody has an earlier one. */
  roles: readonly (readonly KinRole[])[]
  /** The word stands for all of them. */
  isSeveral?: true
}

const words = (list: string) => list.split(' ')
const children: AskedKin['roles'] = [['child', 'son', 'daughter']]
const parents: AskedKin['roles'] = [['parent', 'mother', 'father']]
const siblings: AskedKin['roles'] = [['sibling', 'brother', 'sister']]

/** Words for relatives that are no role of their own; folded. */
const kinWords: [says: string[], asks: AskedKin][] = [
  // "Frau" is also a title, so it is a wife only where somebody's is asked for.
  [words('mann'), { roles: [['husband'], ['partner']] }],
  [words('frau'), { roles: [['wife'], ['partner']] }],
  [words('child kid kind'), { roles: children }],
  [words('parent elternteil'), { roles: parents }],
  [words('sibling'), { roles: siblings }],
  [words('children kids kinder kiddies'), { roles: children, isSeveral: true }],
  [words('parents folks eltern'), { roles: parents, isSeveral: true }],
  [words('siblings geschwister'), { roles: siblings, isSeveral: true }],
  [words('sons sohne'), { roles: [['son']], isSeveral: true }],
  [words('daughters'), { roles: [['daughter']], isSeveral: true }],
  [words('brothers'), { roles: [['brother']], isSeveral: true }],
  [words('sisters schwestern'), { roles: [['sister']], isSeveral: true }],
]
const byWord = new Map(kinWords.flatMap(([says, asks]) => says.map((word) => [word, asks])))

/** Whoever asks for a husband may have saved a spouse or a partner. */
const wider: Partial<Record<RelationRole, readonly KinRole[]>> = {
  husband: ['partner'],
  wife: ['partner'],
  partner: ['husband', 'wife'],
}

/** The relatives that a word asks for. */
export function askedKin(word: string): AskedKin | undefined {
  const role = roleOfWord(word)
  if (!role) return byWord.get(plainRole(word))
  return { roles: [[role], ...(wider[role] ? [wider[role]] : [])] }
}

/** All words for relatives whom a word may mean. */
export function sameKin(word: string): string[] {
  const roles = askedKin(word)?.roles.flat() ?? []
  return [
    ...Object.entries(roleWords).flatMap(([role, list]) =>
      roles.some((each) => each === role) ? list : [],
    ),
    ...kinWords.flatMap(([says, asks]) =>
      asks.roles.flat().some((role) => roles.includes(role)) ? says : [],
    ),
  ]
}

/** A pattern of all words for relatives in their folded form, the longest first. */
export const anyKinWord = [...anyRoleWord.split('|'), ...byWord.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The role in a label of an address book: `Spouse`, `child`, `spouse,home`. */
export function kinOfLabel(label: string): KinRole | undefined {
  const [found] = label.split(',').flatMap((part): KinRole[] => {
    const role = roleOfWord(part) ?? byWord.get(plainRole(part))?.roles[0]?.[0]
    return role ? [role] : []
  })
  return found
}

/** Only words that say whose they are not: "Mam: Dr Rowlands" is a note of what she needs. */
const relative = String.raw`husband|wife|partner|spouse|son|daughter|brother|sister|boyfriend|girlfriend|fianc[eé]e?|ehemann|ehefrau|partnerin|sohn|tochter|bruder|schwester`
const called = String.raw`(?!(?:Dr|Mrs?|Ms|Prof|Herr|Frau)\b)(?<name>\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?)`
const noteOfRelative = new RegExp(
  String.raw`(?<=^\s*|[.;,\n]\s*)(?:(?:her|his|their|seine?|ihre?) )?(?<role>${anyCase(relative)})(?: is(?: called)?| ist|:)? ${called}(?![\p{L}'’])`,
  'gu',
)

/** Relatives of the contact whom a note names: "Wife Anna, two cats". */
export const ownRelative = (note: string): { role: KinRole; name: string; says: string }[] =>
  [...note.matchAll(noteOfRelative)].flatMap(({ 0: says, groups = {} }) => {
    const role = kinOfLabel(groups['role'] ?? '')
    return role && groups['name'] ? [{ role, name: groups['name'], says: says.trim() }] : []
  })
