import type { RelationRole } from '#shared/people.ts'
import { askedKin } from '#server/people/relations/kin-words.ts'
import type { Related } from '#server/people/relations/related.ts'
import type { NamedTrade } from './read-described.ts'
import type { NamedRole } from './read-roles.ts'
import { ownKin } from './kin-of.ts'

/** Somebody to whom words of a question refer, by the name that the data knows. */
export type Meant = { named: Mention; name: string }

type Mention = {
  start: number
  end: number
  typed: string
  /** `mum's`, `Mamas` */
  isOwner: boolean
  role?: RelationRole
}

/** Family members are usually named by role; landlords and doctors also appear in documents. */
const family =
  /^(?:mother|father|sister|brother|daughter|son|wife|husband|partner|grand|god|aunt|uncle|niece|nephew|cousin)/
export const isFamily = (role: string): boolean => family.test(role)

/** Everybody whom a role may refer to: by their relation, else by the owner's card, else by their own. */
export function namesInRole({ role }: NamedRole, related: Related): string[] {
  const [[exact = role] = [], [...wider] = []] = askedKin(role)?.roles ?? []
  const inRoles = (some: readonly string[]) =>
    related.roles.flatMap((each) => (some.includes(each.role) ? [each.name] : []))
  const known = [inRoles([exact]), inRoles(wider)].find((names) => names.length > 0)
  if (known) return known
  return isFamily(role) ? ownKin(role, related) : (related.described?.(role) ?? [])
}

/** Everybody whose card describes them so. Without an article, a word of a name is the name. */
export function namesInTrade({ word, typed }: NamedTrade, { names, described }: Related): string[] {
  const plain = word.toLowerCase()
  const isName = names.some((name) =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(plain),
  )
  if (isName && typed.toLowerCase().startsWith(plain)) return []
  const said = [word, word.replace(/e?s$/, '')].map((each) => described?.(each) ?? [])
  return said.find((found) => found.length > 0) ?? []
}
