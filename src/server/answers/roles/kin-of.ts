import { askedKin, type AskedKin, type KinRole } from '#server/people/relations/kin-words.ts'
import type { Kinship } from '#server/people/relations/kinship.ts'
import type { Related } from '#server/people/relations/related.ts'

export type Known = { kin: readonly Kinship[]; names: readonly string[] }

/** Somebody's relatives, each under their longest name; the owner's without a name. */
export function kinOf(
  of: string | undefined,
  { roles }: AskedKin,
  { kin, names }: Known,
): Kinship[] {
  const isOnly = (name: string) => names.filter((each) => contains(each, name)).length <= 1
  const theirs = kin.filter((each) =>
    of === undefined
      ? each.isMine
      : (contains(each.of, of) && isOnly(of)) || (contains(of, each.of) && isOnly(each.of)),
  )
  const inRoles = (some: readonly KinRole[]) => theirs.filter(({ role }) => some.includes(role))
  const found = roles.map(inRoles).find((some) => some.length > 0) ?? []
  return found.filter(
    ({ name }, at) =>
      !found.some((other, place) =>
        other.name === name ? place < at : contains(other.name, name),
      ),
  )
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((each) => each !== '')

/** Whether a name contains all words of another. */
export function contains(name: string, part: string): boolean {
  const all = wordsOf(name)
  const asked = wordsOf(part)
  return asked.length > 0 && asked.every((each) => all.includes(each))
}

/** The relatives of the owner in a role, according to their own card. */
export const ownKin = (role: string, { kin = [], names }: Related): string[] => {
  const asked = askedKin(role)
  return asked ? kinOf(undefined, asked, { kin, names }).map(({ name }) => name) : []
}
