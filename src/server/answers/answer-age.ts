import type { AskResponse } from '#shared/answers.ts'
import { languageOf } from './language/language.ts'

const asks =
  /^(?:how old (?:is|am|are)|what(?:'s| is) the age of|wie alt (?:ist|bin|sind)) (.+?)(?: now| today| jetzt| heute)?[\s?.!]*$/iu
const known = /\b(\d{4})-(\d\d)-(\d\d)\b/

/** Rephrases a question for somebody's age as a question for their birthday. */
export function bornOf(question: string): string | undefined {
  const who = asks.exec(question.trim())?.[1]
  if (who === undefined || /^(?:i|ich|it|das|es|my|mein\p{L}*|the|der|die)\b/iu.test(who))
    return undefined
  const name = who.replace(/['’]s$/u, '')
  return languageOf(question) === 'de'
    ? `Wann hat ${name} Geburtstag?`
    : `When is the birthday of ${name}?`
}

/** Full years between two days. */
export function yearsBetween(from: string, to: string): number {
  const isBefore = to.slice(5, 10) < from.slice(5, 10)
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBefore ? 1 : 0)
}

/** The age from the birthday found; undefined if the year is unknown or there are several. */
export function withAge(born: AskResponse, today: string): AskResponse | undefined {
  const days = new Set(
    (born.table?.rows ?? []).flat().flatMap((cell) => known.exec(String(cell))?.[0] ?? []),
  )
  const [day] = days
  if (!born.found || day === undefined || days.size > 1 || day > today) return undefined
  const age = String(yearsBetween(day, today))
  return {
    ...born,
    answer: `**${age}**\n\n${born.answer}`,
    ...(born.card ? { card: { ...born.card, figure: age } } : {}),
  }
}
