import type { CandidateInPassage } from './candidate.ts'
import { keepSome } from './keep-some.ts'

/** Questions that the day of a mail itself answers. */
const asksMail =
  /(?<!\p{L})(?:e-?mail(?:s|ed|ing)?|mails?|mailed|messages?|write|wrote|written|writing|send|sent|sends|reply|replied|repl(?:y|ied)|answer(?:ed)?|contact(?:ed)?|in touch|tell|told|say|said|ask(?:ed)?|announce[ds]?|confirm(?:ed)?|receive[ds]?|inform(?:ed)?|invite[ds]?|offer(?:ed)?|schrieb\p{L}*|geschrieben|schick\p{L}*|geschickt|gesendet|nachrichten?|geantwortet|gemeldet|erhalten|bekommen|gesagt|bestätigt)(?!\p{L})/iu
const dateLine = /^Date: /

type Passage = { path: readonly string[] }

/**
 * Candidates without the day on which a mail was sent, unless the question is about sending one, or
 * nothing else would remain.
 */
export function withoutMailDates<T extends CandidateInPassage>(
  question: string,
  evidence: readonly Passage[],
  windows: readonly T[][],
): T[][] {
  if (asksMail.test(question)) return windows.map((found) => [...found])
  const isMail = evidence.map(({ path }) => path.some((each) => each.startsWith('Mail from ')))
  return keepSome(
    windows,
    ({ passage, sentence }) => !(isMail[passage] === true && dateLine.test(sentence.text)),
  )
}
