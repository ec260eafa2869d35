import { wordsOf } from '../language/words.ts'

/** Fewer words are too little by themselves, more are not a short answer. */
const [fewest, most] = [2, 45]

const lead =
  /^[\s,;:)–—-]*(?:(?:of|is|are|was|were|be|been|to be|as follows|that|ist|sind|war|waren)\b[\s,:]*)?/iu
const cause =
  /\b(?:(?:primarily|mainly|largely|principally|partially)\s+)?(?:due to|because|as a result of|driven by|attributable to|reflecting|in order to|weil|wegen|aufgrund)\b/iu
const asksCause =
  /^\s*(?:why|what (?:led|caused|drove|(?:is|was|were|are) the (?:reasons?|causes?))|warum|weshalb|wieso)\b/i

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

const trimmed = (text: string) =>
  text
    .replace(lead, '')
    .replace(/[\s.,;:]+$/, '')
    .trim()

/** The position at which each of the question's words in the sentence has occurred once. */
function allSaid(sentence: string, terms: ReadonlySet<string>): number | undefined {
  const left = new Set<string>()
  const matched = wordsOf(sentence).filter(({ stem }) => terms.has(stem))
  for (const { stem } of matched) left.add(stem)
  for (const { stem, end } of matched) {
    left.delete(stem)
    if (left.size === 0) return end
  }
  return undefined
}

/** The part of a sentence that is not in the question: what follows its words, or the cause. */
export function restOf(
  sentence: string,
  question: string,
  terms: ReadonlySet<string>,
): string | undefined {
  const because = asksCause.test(question) ? cause.exec(sentence) : null
  const from = because?.index ?? allSaid(sentence, terms)
  if (from === undefined) return undefined
  const rest = sentence.slice(from)
  const answer = because ? rest.replace(/[\s.,;:]+$/, '') : trimmed(rest)
  const count = wordCount(answer)
  return count >= fewest && count <= most ? answer : undefined
}
