import { addDays, weekdayOf, type Day } from '../plan/civil-date.ts'
import { dayNumbered } from '../plan/numbered-day.ts'
import { valuesOf } from './loose-values.ts'

const weekdays = [
  /(?<!\p{L})(?:sun|sunday|sonntag)(?!\p{L})/iu,
  /(?<!\p{L})(?:mon|monday|montag)(?!\p{L})/iu,
  /(?<!\p{L})(?:tues?|tuesday|dienstag)(?!\p{L})/iu,
  /(?<!\p{L})(?:wed|wednesday|mittwoch)(?!\p{L})/iu,
  /(?<!\p{L})(?:thurs?|thu|thursday|donnerstag)(?!\p{L})/iu,
  /(?<!\p{L})(?:fri|friday|freitag)(?!\p{L})/iu,
  /(?<!\p{L})(?:sat|saturday|samstag|sonnabend)(?!\p{L})/iu,
]
/** "Monday 7", "the 7th", "den 7.", but neither "Monday at 7" nor "7.30". */
const dayOfMonth =
  /(?<![\d.:,])(?:(?<=day )|(?<=day the )|(?<=(?:sun|mon|tue|tues|wed|thu|thurs|fri|sat|tag|woch),? (?:the |den )?)|(?=\d{1,2}(?:st|nd|rd|th|\.)(?![\p{L}\d])))(\d{1,2})(?![\d:]|[.,/–—-]\d|\s?(?:[ap]m|uhr|o['’]?clock|ish|sharp)\b|\s?(?:to|till|until|bis|[–—-])\s?\d)/iu
const withMonth =
  /(?<!\p{L})(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*|\d[./-]\d/iu
const isPast =
  /(?<!\p{L})(?:was|were|had|went|came|did|last|yesterday|ago|war|waren|hatte|letzte[nrs]?|gestern)(?!\p{L})/iu
/** Done already, unless the sentence says that something is to come: "booked for Monday 7th". */
const isDone = /(?<!\p{L})(?:paid|posted|sent|got|saw|left|took|bought|\p{L}{3,}ed)(?!\p{L})/iu
const isToCome =
  /(?<!\p{L})(?:for|is|are|be|will|shall|see you|let['’]?s|can|could|suits?|works?|by|due|comes?|ist|wird|kommt|passt|bis)(?!\p{L})|['’]ll(?!\p{L})/iu
/** "Next Tuesday" is the coming one for some, and the one after it for others. */
const isUnclear =
  /(?<!\p{L})(?:next|every|each|fortnight|day week|week on|nächste\p{L}*|jede\p{L}*|kommende\p{L}*)(?!\p{L})/iu
const relative: [pattern: RegExp, days: number][] = [
  [/(?<!\p{L})(?:day after tomorrow|übermorgen)(?!\p{L})/iu, 2],
  [/(?<!\p{L})tomorrow(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:today|tonight|heute)(?!\p{L})/iu, 0],
]

/** The date that heads a chat's messages of a day, or a mail: the last one in front of a place. */
const ownLine = /^(?:Date: )?(?<date>\d{1,2} \p{L}+ \d{4})(?:, .*)?$/u

/** Its day, from a text such as "15 November 2026". */
function dayIn(text: string): Day | undefined {
  const at = Date.parse(`${text} UTC`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}

/** The day on which a passage of a chat or mail was written, at a place in it. */
export function writtenOn(
  { text, path }: { text: string; path: readonly string[] },
  at: number,
): Day | undefined {
  const heading = text
    .slice(0, at)
    .split('\n')
    .flatMap((line) => ownLine.exec(line.trim())?.groups?.['date'] ?? [])
    .at(-1)
  const [, mailed] = /, (\d{1,2} \p{L}+ \d{4})$/u.exec(path.at(-1) ?? '') ?? []
  const date = heading ?? mailed
  return date === undefined ? undefined : dayIn(date)
}

/** A day whose month goes without saying is not further away. */
const mostAhead = 45

/**
 * The day meant by words that were written on a day: "Monday 7th" or "the 14th" as the next such day,
 * "tomorrow", and a weekday as the coming one. Undefined if the words name a month, or are unclear.
 */
export function dayMeant(words: string, sentence: string, written: Day): Day | undefined {
  if (withMonth.test(words) || isPast.test(sentence) || isUnclear.test(sentence)) return undefined
  if (isDone.test(sentence) && !isToCome.test(sentence)) return undefined
  const found = relative.find(([pattern]) => pattern.test(words))
  if (found) return addDays(written, found[1])
  const weekday = weekdays.findIndex((pattern) => pattern.test(words))
  const isOnlyTime = valuesOf(words, 'time').length > 0 && weekday < 0
  const number = isOnlyTime ? undefined : dayOfMonth.exec(words)?.[1]
  if (number !== undefined) {
    const day = dayNumbered(written, Number(number), weekday < 0 ? {} : { weekday })
    return day !== undefined && day <= addDays(written, mostAhead) ? day : undefined
  }
  if (weekday < 0) return undefined
  const ahead = (weekday - weekdayOf(written) + 7) % 7
  // On a Friday, "Friday" may be today or in a week.
  return ahead === 0 ? undefined : addDays(written, ahead)
}
