import { anyKinWord, askedKin } from '#server/people/relations/kin-words.ts'
import type { Kinship } from '#server/people/relations/kinship.ts'
import type { Related } from '#server/people/relations/related.ts'
import { contains, kinOf, type Known } from './kin-of.ts'
import { asksName } from './asks-name.ts'
import { isFamily, type Meant } from './meant.ts'
import { roleOfWord } from '#server/people/relations/role-words.ts'
import { withUmlauts } from './read-roles.ts'

const word = withUmlauts(anyKinWord)
/** "Anthony's child support" is paid, and not Anthony's child. */
const noSupport =
  '(?!child(?:ren)? (?:support|maintenance|benefits?|care|allowance|tax|seat)(?!\\p{L}))'
const next = new RegExp(
  String.raw`^ ${noSupport}(?<role>${word})(?<owned>['’]s?)?(?![\p{L}\p{N}'’-])`,
  'iu',
)
const ofNamed = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?<of>\p{L}[\p{L}-]+?(?: \p{L}[\p{L}-]+?)?)(?<possessive>['’]s?|s)(?= ${noSupport}(?:${word})(?:['’]s?)?(?![\p{L}\p{N}'’-]))`,
  'giu',
)
const ownGroup =
  /(?<![\p{L}\p{N}'’-])(?:my|our|meine[rn]?|unsere[rn]?)(?= (?:kids|children|parents|siblings|sons|daughters|brothers|sisters|kinder|eltern|geschwister)(?![\p{L}\p{N}-]))/iu

/** Whether a question refers to somebody's relatives: "Mhairi's husband", "my brother's wife". */
export const namesRelative = (question: string): boolean =>
  question.search(ofNamed) >= 0 || ownGroup.test(question)

/** Somebody's relatives in a question; no names if they are unknown. */
export type Relatives = {
  start: number
  end: number
  typed: string
  isOwner: boolean
  /** The word for the last of them. */
  word: string
  names: string[]
  /** The cards that say so. */
  kin: Kinship[]
}

/** Follows a chain of relatives from each person whom the question names. */
export function readRelatives(
  question: string,
  own: readonly Meant[],
  { kin = [], names }: Related,
): Relatives[] {
  const known = [...names, ...kin.map(({ of }) => of)]
  const named = [...question.matchAll(ofNamed)].flatMap((found) => {
    const { of = '', possessive = '' } = found.groups ?? {}
    const [, last = ''] = / ([^ ]+)$/.exec(of) ?? []
    const who = [of, last].find((each) => each !== '' && known.some((name) => contains(name, each)))
    const end = found.index + of.length
    return who === undefined
      ? []
      : [{ start: end - who.length, end: end + possessive.length, name: who }]
  })
  const roles = own.flatMap(({ named: { start, end, isOwner }, name }) =>
    isOwner ? [{ start, end, name }] : [],
  )
  const group = ownGroup.exec(question)
  const groups = group ? [{ start: group.index, end: group.index + group[0].length }] : []
  return [
    ...[...roles, ...named].flatMap((base) => follow(question, base, { kin, names })),
    // "My kids' shoes" are often meant where no card names them.
    ...groups
      .flatMap((base) => follow(question, base, { kin, names }))
      .filter((found) => isKnown(found) || asksName(question, found)),
  ].filter((found) => isKnown(found) || isFamily(roleOfWord(found.word) ?? 'daughter'))
}

const isKnown = ({ names }: Relatives) => names.length > 0

type Base = { start: number; end: number; name?: string }

function follow(question: string, base: Base, known: Known): Relatives[] {
  let of = base.name
  let end = base.end
  let found: Relatives | undefined
  for (;;) {
    const step = next.exec(question.slice(end))
    const said = step?.groups?.['role']
    const asked = said === undefined ? undefined : askedKin(said)
    if (!step || said === undefined || !asked) return found ? [found] : []
    if (found && found.names.length === 0) return [found]
    const kin = kinOf(of, asked, known)
    const isOne = asked.isSeveral === true || kin.length === 1
    end += step[0].length
    found = {
      start: base.start,
      end,
      typed: question.slice(base.start, end),
      isOwner: step.groups?.['owned'] !== undefined,
      word: said,
      names: isOne ? kin.map(({ name }) => name) : [],
      kin: isOne ? [...(found?.kin ?? []), ...kin] : [],
    }
    of = kin[0]?.name ?? ''
    if (kin.length > 1) return [found]
  }
}
