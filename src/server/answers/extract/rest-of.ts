import { wordsOf } from '../language/words.ts'

/** A remainder of fewer words says too little by itself, one of more is no short answer. */
const [fewest, most] = [2, 45]

const lead =
  /^[\s,;:)–—-]*(?:(?:is|are|was|were|be|been|to be|as follows|that|ist|sind|war|waren)\b[\s,:]*)?/iu
const cause =
  /\b(?:(?:primarily|mainly|largely|principally|partially)\s+)?(?:due to|because|as a result of|driven by|attributable to|reflecting|in order to|weil|wegen|aufgrund)\b/iu
const asksCause = /^\s*(?:why|what (?:led|caused|drove)|warum|weshalb|wieso)\b/i

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

const trimmed = (text: string) =>
  text
    .replace(lead, '')
    .replace(/[\s.,;:]+$/, '')
    .trim()

/** The part of a sentence that the question does not say itself: what follows the last of its words. */
export function restOf(
  sentence: string,
  question: string,
  terms: ReadonlySet<string>,
): string | undefined {
  const told = wordsOf(sentence).filter(({ stem }) => terms.has(stem))
  const last = told.at(-1)
  if (!last) return undefined
  const because = asksCause.test(question) ? cause.exec(sentence) : null
  const rest = because ? sentence.slice(because.index) : sentence.slice(last.end)
  const answer = because ? rest.replace(/[\s.,;:]+$/, '') : trimmed(rest)
  const count = wordCount(answer)
  return count >= fewest && count <= most ? answer : undefined
}
