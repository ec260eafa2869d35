import { fold } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'

const asked =
  /^(?:and |und )?(?:what|which|whats|what's|was|wie|welche[rmns]?)\s+(?:(?:is|are|was|were|ist|sind|war|lautet|lauten)\s+)?(?:(?:the|my|our|der|die|das|mein\w*|unser\w*)\s+)?(.+?)(?=\s+(?:of|for|on|to|in|at|from|with|do|does|did|is|are|was|have|has|can|will|von|vom|fur|des|der|auf|zu|zum|zur|im|habe|hat|ist|sind)\b|[?.!]|$)/

/** Stems of the asked thing: `booking code` for "What is the booking code of my flight". */
export function askedThing(question: string): ReadonlySet<string> {
  const phrase = asked.exec(fold(question).trim())?.[1] ?? ''
  const words = wordsOf(phrase)
  return new Set(words.length > 4 ? [] : words.map(({ stem }) => stem))
}
