import type { RelationRole } from '#shared/people.ts'
import { anyRoleWord, calledByRole, roleOfWord } from '#server/people/relations/role-words.ts'

/** Words of a question that refer to somebody by a role: `my brother`, `Mama`. */
export type NamedRole = {
  start: number
  end: number
  typed: string
  role: RelationRole
  /** `mum's`, `Mamas` */
  isOwner: boolean
  /** The following word, which may be their name: `my brother Nils`. */
  next: string
}

const adjective = String.raw`(?:(?:dear|big|little|older|younger|old|liebe[nr]?|gro(?:ß|ss)e[nr]?|kleine[nr]?) )?`
const whose = String.raw`(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)`
const spoken = [...calledByRole].toSorted((a, b) => b.length - a.length).join('|')
/** Accepts umlauts and ß as well: `Ärztin`, `Großmutter`. */
export const withUmlauts = (words: string) =>
  words
    .replaceAll('a', '[aä]')
    .replaceAll('o', '[oö]')
    .replaceAll('u', '[uü]')
    .replaceAll('ss', '(?:ss|ß)')
const written = withUmlauts(anyRoleWord)
/** "Frau" is also a title, and "the wife" is one's own only where it is nobody else's. */
const spouse = String.raw`(?:mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?) (?<german>mann|frau)|the (?<spouse>wife|husband|hubby|missus|other half)(?! of)`
// "Mums" is a possessive, but "colleagues" is a plural.
const roles = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?:${whose} ${adjective})?(?<called>${spoken})(?<of>['’]?s)?|(?:${whose} ${adjective}(?<own>${written})|${spouse})(?<owned>['’]s)?)(?![\p{L}\p{N}'’-])(?<next> [\p{L}'’-]+)?`,
  'giu',
)

/** "What's mum's number" */
const isNoName = /^(?:what|who|how|when|where|why|it|that|there|here|let)$/i
/** Another's relative, "Malik's dad", is not the person's own. */
const possessive = /(?<!\p{L})(?<of>\p{L}+)['’]s? $/u
const longestName = 40
const isOfOther = (before: string) => {
  const of = possessive.exec(before.slice(-longestName))?.groups?.['of']
  return of !== undefined && !isNoName.test(of)
}

/** All references to the person's own relatives and others by role, in order of position. */
export function readRoles(question: string): NamedRole[] {
  return [...question.matchAll(roles)].flatMap(({ 0: all, index, groups = {} }) => {
    if (isOfOther(question.slice(0, index))) return []
    const { own, called, german, spouse: theirs, of, owned, next = '' } = groups
    const role =
      german === undefined
        ? roleOfWord(own ?? called ?? theirs ?? '')
        : /^m/i.test(german)
          ? 'husband'
          : 'wife'
    if (!role) return []
    const typed = all.slice(0, all.length - next.length)
    const end = index + typed.length
    const isOwner = (of ?? owned) !== undefined
    return [{ start: index, end, typed, role, isOwner, next: next.trim() }]
  })
}

const germanWords =
  /\b(?:ich|mir|mich|wann|wie|was|wer|wem|wen|hat|habe|von|mein\p{L}*|unser\p{L}*|und|der|die|das)\b/iu

/** Whether a name follows: the question itself then says who is meant. */
export function isFollowedByName({ next }: NamedRole, question: string, names: readonly string[]) {
  if (!/^\p{Lu}/u.test(next)) return false
  if (!germanWords.test(question)) return true
  const word = next.toLowerCase().replace(/['’]?s$/, '')
  return names.some((name) =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(word),
  )
}

/** Questions about what somebody wrote or received; others may refer to texts about them. */
export const asksForMessages = (question: string): boolean =>
  !/\bhow much\b|\bwie ?viel\b(?!e)/iu.test(question) &&
  /(?<!\p{L})(?:write|writes|wrote|written|texts?|texted|messages?|messaged|(?:e-?)?mail(?:s|ed)?|sends?|sent|says?|said|tells?|told|hear|heard|repl(?:y|ied)|answered|in touch|contact|nachricht\p{L}*|schreib\p{L}*|schrieb\p{L}*|geschrieben|sag(?:t|te|ten)?|gesagt|schick\p{L}*|geschickt|gemeldet|geantwortet|erzählt)(?!\p{L})/iu.test(
    question,
  )

/** "When did my landlord say the lease ends": the clause is asked about, which a text may answer. */
export const asksReportedSpeech = (question: string): boolean =>
  /(?<!\p{L})(?:say|says|said|tells?|told|write|wrote|sag(?:t|te|ten)?|gesagt|geschrieben)(?: (?:me|us|mir|uns))?,? (?!(?:to|about|in|on|at|an|am|über|zu)(?!\p{L}))\p{L}+ \p{L}+/iu.test(
    question,
  )
