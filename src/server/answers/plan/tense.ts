import type { Lexicon } from '../language/lexicon.ts'
import type { Word } from '../language/words.ts'

const forms = {
  en: {
    present: /^(?:do|does|have|has|is|are|am|will)$/,
    past: /^(?:did|was|were|had|been)$/,
  },
  de: {
    present: /^(?:habe|haben|hat|ist|sind|bin|stehe|stehen|steht|mache|machen|gehe|gehen)$/,
    past: /^(?:war|waren|hatte|hatten|gehabt|gewesen)$/,
  },
}
/** `ausgegeben`, `gelaufen` at the end of a question. */
const participle = /^(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|en)$/u
const infinitive = /^(?:gehen|geben|gegen|gelten|gefallen|gehören|gewinnen|genießen)$/

/** "Has she done", "have I had": what follows "have" in the perfect. */
const perfect =
  /^(?:had|done|been|gone|taken|played|attended|missed|seen|visited|completed|finished|spent|paid|bought|earned|received)$/

const planned = /^(?:booked|scheduled|planned|arranged)$/

const some = (words: readonly Word[], pattern: RegExp) =>
  words.some(({ folded }) => pattern.test(folded))

/** Whether a question is about the past, or about the present and what comes; else undefined. */
export function tenseOf(
  words: readonly Word[],
  { language }: Pick<Lexicon, 'language'>,
): 'past' | 'present' | undefined {
  const { present, past } = forms[language === 'de' ? 'de' : 'en']
  // "Have been booked": still to come.
  const isPlanned = words.some(
    ({ folded }, at) => folded === 'been' && planned.test(words[at + 1]?.folded ?? ''),
  )
  if (isPlanned) return 'present'
  if (some(words, past)) return 'past'
  if (!some(words, present)) return undefined
  const has = words.findIndex(({ folded }) => /^(?:has|have|['’]ve)$/.test(folded))
  if (has >= 0 && some(words.slice(has), perfect)) return 'past'
  const last = words.at(-1)?.folded ?? ''
  return participle.test(last) && !infinitive.test(last) ? 'past' : 'present'
}
