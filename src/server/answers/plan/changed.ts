import type { Superlative } from '../language/lexicon.ts'
import type { Found } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

const became = /^(become|becomes|became|got|gotten|grew|grown|geworden|wird|wurde|wurden|werden)$/
const than = /^(than|als)$/

/** "Which subscriptions became pricier", "wurden teurer": the direction of a change. */
export function becameOf(
  words: readonly Word[],
  comparative: Found<Superlative> | undefined,
): Found<'up' | 'down'> | undefined {
  const { about } = comparative?.value ?? {}
  const isRank = about === 'date' || about === 'rank'
  if (!comparative || isRank || words.some(({ folded }) => than.test(folded))) return undefined
  if (!words.some(({ folded }) => became.test(folded))) return undefined
  return { ...comparative, value: comparative.value.direction === 'desc' ? 'up' : 'down' }
}

const rises = /^(?:rise|rises|increase|increases)$/
const falls = /^(?:drop|drops|decrease|decreases|shrink|shrinks)$/
const auxiliary = /^(?:did|does|has|have)$/

/** "By how much did my salary rise": a verb, because an auxiliary precedes it; else a noun. */
export function changeAsked(words: readonly Word[]): Found<'up' | 'down'> | undefined {
  const verb = words.findIndex(({ folded }) => rises.test(folded) || falls.test(folded))
  const isVerb = words.slice(0, Math.max(0, verb)).some(({ folded }) => auxiliary.test(folded))
  const phrase = words[verb]?.folded
  if (!isVerb || phrase === undefined) return undefined
  return { from: verb, to: verb + 1, phrase, value: rises.test(phrase) ? 'up' : 'down' }
}
