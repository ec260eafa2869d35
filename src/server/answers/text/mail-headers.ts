import type { CandidateInPassage } from './candidate.ts'

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
  const all = windows.map((found) => [...found])
  if (asksMail.test(question)) return all
  const isMail = evidence.map(({ path }) => path.some((each) => each.startsWith('Mail from ')))
  const kept = all.map((found) =>
    found.filter(
      ({ passage, sentence }) => !(isMail[passage] === true && dateLine.test(sentence.text)),
    ),
  )
  return kept.some((found) => found.length > 0) ? kept : all
}
