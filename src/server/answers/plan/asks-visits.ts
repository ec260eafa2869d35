import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'

const visit =
  /\b(?:was|were) (?:i|we)(?: last)? (?:at|in|to)\b|\b(?:i|we) (?:was|were)(?: last)? (?:at|in)\b|\b(?:have|had) (?:i|we)(?: last)? been (?:to|at|in)\b|\b(?:i['’]ve|we['’]ve) been (?:to|at|in)\b/iu
const written =
  /\b(?:e-?mails?|mails?|messages?|texts?|chats?|wrote|written|write|touch|contact)\b/iu

/** Whether the question is about being somewhere, which mails from there do not tell. */
export const asksVisits = (
  { question }: Reading,
  { name, records }: Pick<IndexedTable, 'name' | 'records'>,
): boolean =>
  records === true &&
  /^(?:emails|messages)$/.test(name) &&
  visit.test(question) &&
  !written.test(question)
