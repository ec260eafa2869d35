import type { Word } from '../language/words.ts'

/** Groups that come again: all Mondays, all hours from nine to ten. */
export type Cycle = 'weekday' | 'hour'

const asked = String.raw`(?:which|what|each|every|per|by|welche[rmns]?|pro|je|nach|jede[rmns]?)`
const weekday = new RegExp(
  String.raw`\b${asked} (?:(?:weekdays?|wochentag(?:e|en)?)\b|days? of the week\b)`,
  'iu',
)
const hour = new RegExp(
  String.raw`\b(?:(?:which|what|by|per) (?:hours?|times?) of (?:the )?day|(?:by|per|pro|je|nach) (?:hour|stunde|uhrzeit|tageszeit)|(?:zu )?welche[rm]? (?:uhrzeit|tageszeit|stunde))\b`,
  'iu',
)
const usual =
  /\b(?:usually|normally|typically|generally|meistens|meist|normalerweise|gewöhnlich|üblicherweise)\b/iu
const time = /^(?:at |around |about )?(?:what time|when)\b|^(?:um wie ?viel uhr|wann)\b/iu

export type CycleFound = { from: number; to: number; value: Cycle }

/** The cycle that a question groups by, and whether it asks for what is usual. */
export function readCycle(
  question: string,
  words: readonly Word[],
): { cycle?: CycleFound; isUsual: boolean } {
  const isUsual = usual.test(question) && time.test(question.trim())
  const value = weekday.test(question)
    ? 'weekday'
    : hour.test(question) || isUsual
      ? 'hour'
      : undefined
  if (value === undefined) return { isUsual: false }
  const found = (value === 'weekday' ? weekday : hour).exec(question) ?? time.exec(question)
  const [start, end] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)]
  const inside = words.flatMap((word, at) => (word.start >= start && word.end <= end ? [at] : []))
  const from = inside[0] ?? 0
  const to = (inside.at(-1) ?? from) + 1
  return { cycle: { from, to, value }, isUsual }
}
