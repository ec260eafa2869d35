import type { AskResponse } from '#shared/answers.ts'
import { englishMonths, englishMonthNames } from './language/english-numbers.ts'
import { languageOf } from './language/language.ts'
import { dayLabel, dayOf } from './plan/civil-date.ts'

const asks =
  /^(?:how old (?:is|am|are)|what(?:'s| is) the age of|wie alt (?:ist|bin|sind)) (.+?)(?: now| today| jetzt| heute)?[\s?.!]*$/iu
/** "How old will she be", on the next birthday, or at the end of a month or a year. */
const asksNext = new RegExp(
  String.raw`^how old (?:will|is|are) (.+?) (?:be|turn|turning|going to be|gonna be)(?: (?:in|this|next) (?<when>year|\d{4}|${englishMonthNames.join('|')}))?[\s?.!]*$`,
  'iu',
)
/** "When does Orla turn 50". */
const asksTurning =
  /^when (?:does|do|will|is) (.+?) (?:turn|be|hit|reach|turning) (?<age>\d{1,3})[\s?.!]*$/iu
const known = /\b(\d{4})-(\d\d)-(\d\d)\b/

/** Rephrases a question for somebody's age as a question for their birthday. */
export function bornOf(question: string): string | undefined {
  const who = [asksNext, asksTurning, asks]
    .map((each) => each.exec(question.trim())?.[1])
    .find(Boolean)
  if (who === undefined || /^(?:i|ich|it|das|es|my|mein\p{L}*|the|der|die)\b/iu.test(who))
    return undefined
  const name = who.replace(/['’]s$/u, '').replace(/^our (?=\p{Lu})/u, '')
  return languageOf(question) === 'de'
    ? `Wann hat ${name} Geburtstag?`
    : `When is the birthday of ${name}?`
}

/** Full years between two days. */
export function yearsBetween(from: string, to: string): number {
  const isBefore = to.slice(5, 10) < from.slice(5, 10)
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBefore ? 1 : 0)
}

/** The last day of the asked month or year, or else of the year until the next birthday. */
function lastDay(question: string, born: string, today: string): string | undefined {
  const found = asksNext.exec(question.trim())
  if (!found) return undefined
  const when = found.groups?.['when']?.toLowerCase()
  const year = Number(today.slice(0, 4))
  if (when === undefined) {
    const isOver = born.slice(5) < today.slice(5)
    return `${isOver ? year + 1 : year}${born.slice(4)}`
  }
  if (/^\d/.test(when)) return `${when}-12-31`
  if (when === 'year') return `${/ next year/iu.test(question) ? year + 1 : year}-12-31`
  const month = englishMonths[when] ?? 0
  const of = month < Number(today.slice(5, 7)) ? year + 1 : year
  return `${of}-${String(month).padStart(2, '0')}-31`
}

/** The age, today or on the day asked for, or the day on which an age is reached. */
function answerFor(question: string, born: string, today: string): string {
  const turning = asksTurning.exec(question.trim())?.groups?.['age']
  if (turning === undefined)
    return String(yearsBetween(born, lastDay(question, born, today) ?? today))
  const year = Number(born.slice(0, 4)) + Number(turning)
  const isLeap = dayOf(year, 2, 29).endsWith('02-29')
  return dayLabel(`${year}${born.endsWith('02-29') && !isLeap ? '-02-28' : born.slice(4)}`)
}

/** The age from the birthday found; undefined if the year is unknown or there are several. */
export function withAge(
  born: AskResponse,
  today: string,
  question: string,
): AskResponse | undefined {
  const days = new Set(
    (born.table?.rows ?? []).flat().flatMap((cell) => known.exec(String(cell))?.[0] ?? []),
  )
  const [day] = days
  if (!born.found || day === undefined || days.size > 1 || day > today) return undefined
  const age = answerFor(question, day, today)
  return {
    ...born,
    answer: `**${age}**\n\n${born.answer}`,
    ...(born.card ? { card: { ...born.card, figure: age } } : {}),
  }
}
