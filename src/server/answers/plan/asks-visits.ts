import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'

const visit =
  /^(?:when|how (?:often|many times)|where|which (?:day|month))\b.{0,60}?\b(?:(?:was|were) (?:i|we)(?: last)?|(?:have|had) (?:i|we)(?: last)? been) (?:at|in|to)\b|^(?:have|had) (?:i|we) (?:ever )?been (?:to|at|in)\b/iu
const written =
  /\b(?:(?:e-?mail|mail|messag|text|repl|writ)\p{L}*|wrote|sen[dt]|answer(?:s|ed)?|chats?|newsletters?|inbox|attachments?|touch|contact)(?!\p{L})/iu
/** "How many did I get while I was in Berlin". */
const aside = /\b(?:while|when i|when we)\b/iu

/** Whether the question is about being somewhere, which mails, messages and people do not tell. */
export const asksVisits = (
  { question, times }: Reading,
  { name, records }: Pick<IndexedTable, 'name' | 'records'>,
): boolean =>
  records === true &&
  /^(?:emails|messages|people)$/.test(name) &&
  (visit.test(question) || (name === 'people' && times !== undefined)) &&
  !written.test(question) &&
  !aside.test(question)
