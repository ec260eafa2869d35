import { wordsOf } from '../language/words.ts'

const opening = String.raw`(?:how|what|when|who|whom|which|where|did|do|does|is|was|are|wie|was|wann|wer|wem|welche[rsnm]?|wo|habe|hat|ist|war|show|list|find|zeige?)`
const joint = new RegExp(
  String.raw`\?\s+(?:and\s+|und\s+)?(?=\p{L})|[,;]?\s+(?:and|und)\s+(?:also\s+|auch\s+)?(?=${opening}\b)`,
  'giu',
)
/** Words that refer to the previous part: a part with one is not a question of its own. */
const anaphora = /\b(?:that|this|it|them|those|das|dies|davon|dem|dazu|there)\b/iu

/** The independent questions that one question combines. */
export function splitParts(question: string): string[] {
  const parts = question
    .split(joint)
    .map((part) => part.trim().replace(/[?.!,;]+$/u, ''))
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 4) return []
  if (parts.slice(1).some((part) => anaphora.test(part))) return []
  return parts.every((part) => wordsOf(part).length >= 3) ? parts : []
}
