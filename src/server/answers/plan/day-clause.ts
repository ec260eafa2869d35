import type { Lexicon } from '../language/lexicon.ts'
import { findPhrases, phrasesFor, phraseTable } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

/** The clause that selects days by an activity, done or not, and the question without it. */
export type DayClause = { text: string; rest: string; isNot: boolean }

const negation = /^(not|never|nicht|nie|.*n't)$/
/** "On running days", "an Lauftagen": days named by their activity. */
const days = /^(days?|tag|tage|tagen)$/
const on = /^(on|an)$/
const own = /^(my|the|all|meinen|den|allen)$/
const compound = /^(\p{L}{3,}?)s?tagen$/u
/** Day words that are a date or a kind of day and not an activity. */
const notDeeds =
  /^(christmas|boxing|valentine'?s|year'?s|mon|diens|donners|frei|sams|sonn|feier|werk|wochen|geburts|jahres|most|all|these|those|other|same|diesen|jenen|anderen|business|week|last|next|past|first|few|some|many|several|letzten|vielen|einigen|which|what|any|one|welchen|welchem|einem)$/

/** The question without the words of the span, and without a comma that follows them. */
function without(question: string, words: readonly Word[], { from, to }: Span): string {
  const before = question.slice(0, words[from]?.start ?? 0)
  const after = question.slice(words[to - 1]?.end ?? question.length).replace(/^[\s,]+/, '')
  return `${before}${after}`.trim()
}

type Span = { from: number; to: number }

/** "On days I ran", "on the days when I didn't swim, …". */
function spokenClause(question: string, words: readonly Word[], cues: readonly string[]) {
  const [cue] = findPhrases(words, phraseTable(phrasesFor(cues, true as const)))
  const subject = cue && words[cue.to - 1]
  if (!cue || !subject || !words[cue.to]) return undefined
  const comma = question.indexOf(',', words[cue.to]?.start)
  const last =
    cue.from > 0 || comma < 0 ? words.length : words.findIndex(({ start }) => start > comma)
  const to = last < 0 ? words.length : last
  const clause = words.slice(cue.to - 1, to)
  return {
    text: clause
      .filter(({ folded }) => !negation.test(folded))
      .map(({ text }) => text)
      .join(' '),
    rest: without(question, words, { from: cue.from, to }),
    isNot: clause.some(({ folded }) => negation.test(folded)),
  }
}

/** "On running days", "an Lauftagen". */
function namedDays(question: string, words: readonly Word[]): DayClause | undefined {
  for (const [at, { folded }] of words.entries()) {
    if (!on.test(folded)) continue
    const first = own.test(words[at + 1]?.folded ?? '') ? at + 2 : at + 1
    const [deed, next] = [words[first], words[first + 1]]
    const parted = compound.exec(deed?.folded ?? '')?.[1]
    const isParted = parted !== undefined && !notDeeds.test(parted)
    const isNamed = days.test(next?.folded ?? '') && !notDeeds.test(deed?.folded ?? '')
    if (!deed || (!isParted && !isNamed)) continue
    const to = isParted ? first + 1 : first + 2
    const text = isParted ? parted : deed.text
    return { text, rest: without(question, words, { from: at, to }), isNot: false }
  }
  return undefined
}

/** The clause that selects days. */
export const readDayClause = (
  question: string,
  words: readonly Word[],
  { onDays }: Lexicon,
): DayClause | undefined => spokenClause(question, words, onDays) ?? namedDays(question, words)
