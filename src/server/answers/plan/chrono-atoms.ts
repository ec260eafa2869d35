import * as chrono from 'chrono-node'
import type { Word } from '../language/words.ts'
import { dayLabel } from './civil-date.ts'
import type { Day } from './civil-date.ts'
import { dayRange, opensRange, unitPeriod } from './period-words.ts'
import type { Period } from './period-words.ts'

const pad = (value: number) => String(value).padStart(2, '0')

function dayOfComponents(parts: chrono.ParsedComponents): Day | undefined {
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')]
  if (year === null || month === null || day === null) return undefined
  return `${year}-${pad(month)}-${pad(day)}`
}

/** A day needs digits, a weekday or a relative word; "weekend" alone names no single day. */
const dayWord =
  /\d|\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b|\b(today|tomorrow|tonight|yesterday|ago|last|next|this|heute|morgen|gestern|letzte[nrs]?|nächste[nrs]?|diese[nrms]?|(mon|diens|donners|frei|sams|sonn)tag|mittwoch)\b/i

/** "Saturday", "am Samstag": of no certain week. */
const bareWeekday =
  /^(?:(?:on|am|for|fur|für)\s+)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)$/i

const digits = /^\d{1,4}$/

/** Whether a word continues a date such as `9/27/2026`, whose separators are no words. */
const isWithinDate = (words: readonly Word[], at: number) =>
  [at - 2, at - 1].some((first) => {
    const parts = words.slice(Math.max(0, first), first + 3)
    const isJoined = parts.every(
      (part, index) => index === 0 || part.start === (parts[index - 1]?.end ?? 0) + 1,
    )
    const isYear = [parts[0], parts[2]].some((part) => part?.text.length === 4)
    return parts.length === 3 && isJoined && isYear && parts.every(({ text }) => digits.test(text))
  })

/**
 * Days as chrono reads them: `2025-03-01`, `3/4/2025`, `last Monday`, `three days ago`; and from one
 * day to another.
 */
export function chronoAtoms(words: readonly Word[], today: Day, language: string): Period[] {
  // Rejoins the words so that offsets are known; words keep the separators within dates.
  const first = words[0]
  if (!first) return []
  let text = ''
  for (const [index, word] of words.entries())
    text = text.padEnd(word.start, isWithinDate(words, index) ? '/' : ' ') + word.text
  const reader = language === 'de' ? chrono.de : chrono.en
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  return reader.parse(text, reference).flatMap((result): Period[] => {
    const isDay = result.start.isCertain('day') || result.start.isCertain('weekday')
    const from = dayOfComponents(result.start)
    const start = words.findIndex((word) => word.end > result.index)
    const textEnd = result.index + result.text.length
    const end = words.findLastIndex((word) => word.start < textEnd) + 1
    // Distances before or after another day are read together with that day, elsewhere.
    if (/\b(?:before|after)\b/i.test(result.text)) return []
    if (!isDay || !dayWord.test(result.text) || !from || start < 0 || end <= start) return []
    const last = result.end?.isCertain('day') ? dayOfComponents(result.end) : undefined
    if (last !== undefined && last > from) {
      const isOpened = opensRange.test(words[start - 1]?.folded ?? '')
      return [dayRange(from, last, isOpened ? start - 1 : start, end)]
    }
    const weekOpen = bareWeekday.test(result.text) ? { weekOpen: true } : {}
    return [{ ...unitPeriod(from, 'day', dayLabel(from), start, end), ...weekOpen }]
  })
}
