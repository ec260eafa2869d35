import { anyCase } from '#server/people/relations/any-case.ts'
import { anyKinWord } from '#server/people/relations/kin-words.ts'
import { roleOfWord } from '#server/people/relations/role-words.ts'
import { withUmlauts } from './read-roles.ts'

const relative = `(?<relative>${withUmlauts(anyKinWord)})`
const end = String.raw`(?![\p{L}\p{N}'’-])`
const name = String.raw`(?<name>\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?)`
const own = String.raw`(?<whose>my|our|mein|unser)(?<ending>e[nmrs]?)? (?<role>\p{L}+)`
const article = '(?:the|der|die|das|den|dem|des) '
const ofName = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCase(article)})?${anyCase(relative)} (?:of|von) ${name}${end}`,
  'gu',
)
const ofOwn = new RegExp(
  String.raw`(?<!\p{L})(?:${article})?${relative} (?:of |von )?${own}${end}`,
  'giu',
)

/** "Die Frau meines Bruders", but not "Mama meinen Bruder" nor "Oma meiner Schwester". */
const isOwned = (words: string, ending: string): boolean =>
  / (?:of|von) /iu.test(words) ||
  ending === 'es' ||
  (ending === 'er' && /^(?:der|die|das|den|dem|des) /iu.test(words))

/** "The husband of Mhairi", "die Frau meines Bruders" as "Mhairi's husband", "mein Bruder's Frau". */
export const inPossessiveForm = (question: string): string =>
  question
    .replace(ofName, (...found) => {
      const { relative: word, name: of } = groupsOf(found)
      return `${of}'s ${word}`
    })
    .replace(ofOwn, (...found) => {
      const { relative: word, whose = '', ending = '', role: said = '' } = groupsOf(found)
      if (!isOwned(String(found[0]), ending)) return String(found[0])
      const role = roleOfWord(said) ? said : said.replace(/e?s$/, '')
      return roleOfWord(role) ? `${whose} ${role}'s ${word}` : String(found[0])
    })

const groupsOf = (found: readonly unknown[]): Record<string, string> => {
  const groups = found.at(-1)
  return typeof groups === 'object' && groups !== null ? { ...groups } : {}
}
