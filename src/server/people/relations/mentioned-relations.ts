import type { RelationRole } from '#shared/people.ts'
import { anyCase } from './any-case.ts'
import { anyRoleWord, calledByRole, plainRole, roleOfWord } from './role-words.ts'

/**
 * A relation mentioned in a text: `mine` and `yours` name the person ("my brother Nils", "your
 * brother Nils"), `to` is the recipient of a greeting ("Hi mum") and `by` the signature ("Love,
 * Mum").
 */
export type MentionedRelation =
  | { of: 'mine' | 'yours'; role: RelationRole; name: string }
  | { of: 'to' | 'by'; role: RelationRole }

/** The rest of a longer text is usually a quotation, newsletter or form. */
const readCharacters = 4_000
/** Greeting and signature are at the beginning and end of a text. */
const edgeCharacters = 100
const role = String.raw`(?<role>${anyRoleWord})`
const name = String.raw`(?<name>(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]{0,20}(?:[ ]\p{Lu}\p{Ll}[\p{L}'’-]{0,20}){0,2})`
const whose = String.raw`(?<whose>[Mm]y|[Yy]our|[Mm]ein(?:e[nmrs]?)?|[Dd]ein(?:e[nmrs]?)?)`
// Case tells names from other words, so only the role words ignore it.
const before = new RegExp(
  String.raw`(?<!\p{L})${whose} ${anyCase(`(?:(?:new|old|big|little|older|younger|dear|neue[rn]?|gro(?:ß|ss)e[rn]?|kleine[rn]?) )?`)}${anyCase(role)}(?:,| is| ist| heißt| is called)? ${name}`,
  'gu',
)
/** A fast test for either pattern, since most texts match neither. */
const hint = new RegExp(
  String.raw`\b(?:[Mm]y|[Yy]our|[MmDd]ein(?:e[nmrs]?)?) (?:\S+ )?(?:${anyCase(anyRoleWord)})`,
)
const after = new RegExp(String.raw`${name}(?:,| is| ist) ${whose} ${anyCase(role)}(?!\p{L})`, 'gu')
const spoken = [...calledByRole].toSorted((a, b) => b.length - a.length).join('|')
const greeting = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|hello|hallo|dear|liebe[rs]?|morning|good morning|guten morgen|happy (?:birthday|mother'?s day|father'?s day)|thanks|thank you|danke|love you|ok|yes|no|sorry)[ ,]+)?(?<role>${spoken})(?=\s*(?:[,!.?:…]|$|\n))`,
  'iu',
)
const signature = new RegExp(
  String.raw`(?:^|\n|[.!?] )[^\S\n]*(?:(?:lots of )?love(?: from)?|kisses|hugs|your|deine?|alles liebe|liebe grüße|liebe gruesse|lg|xx+)?[ ,]*\n?\s*(?<role>${spoken})[ .!]*[xX♥❤️😘\s]*$`,
  'iu',
)

/** Capitalised words that are no names: months, days, and beginnings of sentences. */
const noName =
  /^(?:I|I'm|I’m|The|He|She|They|We|It|Is|Was|And|But|For|This|That|On|In|At|To|Mr|Mrs|Ms|Der|Die|Das|Und|Hat|Ist|Jan\w*|Feb\w*|March|April|May|June|July|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|\w+day)$/

export function mentionedRelations(text: string): MentionedRelation[] {
  const read = text.slice(0, readCharacters).trim()
  const found: MentionedRelation[] = []
  for (const pattern of hint.test(read) ? [before, after] : []) {
    for (const { groups } of read.matchAll(pattern)) {
      const { whose: owner = '', role: word = '', name: called = '' } = groups ?? {}
      const meant = roleOfWord(word)
      const [first = ''] = called.split(' ')
      if (!meant || noName.test(first) || roleOfWord(called)) continue
      found.push({ of: /^[Mm]/.test(owner) ? 'mine' : 'yours', role: meant, name: called })
    }
  }
  const greeted = greeting.exec(narrow(read.slice(0, edgeCharacters)))?.groups?.['role']
  const signed = signature.exec(narrow(text.slice(-edgeCharacters).trim()))?.groups?.['role']
  const to = greeted === undefined ? undefined : roleOfWord(greeted)
  const by = signed === undefined ? undefined : roleOfWord(signed)
  if (to) found.push({ of: 'to', role: to })
  // "Thanks Mum" alone is not a signature.
  if (by && !(to === by && read.split(/\s+/).length < 6)) found.push({ of: 'by', role: by })
  return found
}

/** Collapses whitespace, so that a text full of it is read as fast as others. */
const narrow = (text: string) => text.replaceAll(/\s*\n\s*/g, '\n').replaceAll(/[^\S\n]+/g, ' ')

/** Before a name, only these denote family: `Mama` and `Papa` are also names of restaurants. */
const titles = new Set(
  'aunt auntie aunty tante uncle onkel grandma granny oma grandpa grandad granddad opa'.split(' '),
)

/** The role that a contact's name contains: `Mum`, `Mum (Ruth)`, `Aunt Rita`, `Peter (landlord)`. */
export function roleOfName(called: string): RelationRole | undefined {
  const whole = roleOfWord(called.replaceAll(/[^\p{L}\s-]/gu, ''))
  if (whole && whole !== 'bank') return whole
  const [, address = ''] = /^(\p{L}+)\s+\(/u.exec(called) ?? []
  if (calledByRole.has(plainRole(address))) return roleOfWord(address)
  const aside = /(?:,|\s[(–-])\s*(?:my |mein(?:e[nmrs]?)? )?([\p{L}\s-]+?)\)?$/u.exec(called)?.[1]
  const asideRole = aside === undefined ? undefined : roleOfWord(aside)
  if (asideRole) return asideRole
  const [first = '', ...rest] = plainRole(called).split(' ')
  return rest.length > 0 && titles.has(first) ? roleOfWord(first) : undefined
}

/**
 * The role in a line of notes that contains nothing else: `my landlord`, `Landlord, 12 Elm Street`.
 */
export function roleOfNote(note: string): RelationRole | undefined {
  const [first = ''] = note.split(/[\n,;.:(–]| - /)
  const word = first.replace(/^\s*(?:my|mein(?:e[nmrs]?)?)\s+/i, '')
  // "Mam: Dr Rowlands" is about her, and on the card of somebody else.
  const isAbout = note.charAt(first.length) === ':' && calledByRole.has(plainRole(word))
  return isAbout ? undefined : roleOfWord(word)
}
