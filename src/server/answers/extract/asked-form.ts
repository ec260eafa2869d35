import { roleOfWord } from '#server/people/relations/role-words.ts'
import { isTrade } from '#server/people/relations/trade-words.ts'
import { spansOf } from './spans.ts'

const phone =
  /(?<!\p{L})(?:(?:phone|mobile|cell|telephone|landline)(?: phone)?[ -]?(?:number|no)s?|(?:telefon|handy|mobil|festnetz)nummern?)(?!\p{L})|['’]s (?:phone|mobile|cell|landline|telephone)[\s?.!]*$/iu
const email =
  /^(?:what(?:['’]?s| is| are)|(?:give|send|show) me|do (?:i|we) have|wie (?:lautet|ist)|was ist) [^?]{0,60}?(?:e-?mail[ -]?addresse?s?|e-?mail-?adressen?)(?: (?:of|von|for) [^?]{1,40})?[\s?.!]*$|^what(?:['’]?s| is) (?!.* (?:in|of|on|from|about) )\p{L}[\p{L} .-]{0,40}['’]s e-?mail[\s?.!]*$/iu
const owner = /(?<who>\p{L}+)['’]s numbers?(?!\p{L})/iu
const age =
  /^(?:how old (?:is|are|was|were)|what(?:['’]s| is) the age of|wie alt (?:ist|sind|war|waren))\b/iu

/** "The plumber's number" is one to ring; "the policy's number" is not. */
function asksPhone(question: string): boolean {
  const who = owner.exec(question)?.groups?.['who']
  return phone.test(question) || (who !== undefined && (isTrade(who) || !!roleOfWord(who)))
}

const ownedPerson = /(?<owner>\p{Lu}\p{L}+)['’]s (?:\p{Ll}+ ){0,2}(?<person>\p{Ll}+)/u

/** "Dad's heart doctor": the number on Dad's own card is his. */
function isOfOwner(question: string, sentence: string): boolean {
  const { owner = '', person = '' } = ownedPerson.exec(question)?.groups ?? {}
  const isPerson = isTrade(person) || roleOfWord(person) !== undefined
  return owner !== '' && isPerson && sentence.startsWith(owner)
}

const years =
  /(?<!\p{L})(?:born|turn(?:s|ed|ing)?|aged?|old|birthday|since|built|made|founded|opened|installed|bought|registered|manufactured|(?:19|20)\d\d|is \d{1,3}|years?|months?|weeks?|geboren|wird|wurde|alt|alter|geburtstag|gebaut|seit|jahre?n?|monate?n?|wochen?)(?!\p{L})/iu
const figure =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}*(?:teen|ty|zehn|zig))(?!\p{L})/iu

/** Whether a text may be the answer to a question for a phone number, an email address or an age, which have a form. */
export function hasAskedForm(question: string, answer: string, sentence: string): boolean {
  if (asksPhone(question.trim()))
    return spansOf(answer, 'phone').length > 0 && !isOfOwner(question, sentence)
  if (email.test(question.trim())) return answer.includes('@')
  if (!age.test(question.trim())) return true
  const rest = spansOf(sentence, 'phone').reduce(
    (text, each) => text.replace(each.text, ''),
    sentence,
  )
  return years.test(rest) && figure.test(rest)
}
