import * as chrono from 'chrono-node'
import type { Word } from '../language/words.ts'
import { addDays, dayLabel } from './civil-date.ts'
import type { Day } from './civil-date.ts'
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

/** Single days as chrono reads them: `2025-03-01`, `3/4/2025`, `last Monday`, `three days ago`. */
export function chronoAtoms(words: readonly Word[], today: Day, language: string): Period[] {
  // Rejoins the words so that offsets are known; words keep the separators within dates.
  const first = words[0]
  if (!first) return []
  let text = ''
  for (const word of words) text = text.padEnd(word.start, ' ') + word.text
  const reader = language === 'de' ? chrono.de : chrono.en
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  return reader.parse(text, reference).flatMap((result) => {
    const isDay = result.start.isCertain('day') || result.start.isCertain('weekday')
    const from = dayOfComponents(result.start)
    const start = words.findIndex((word) => word.end > result.index)
    const last = result.index + result.text.length
    const end = words.findLastIndex((word) => word.start < last) + 1
    // Distances before or after another day are read together with that day, elsewhere.
    if (/\b(?:before|after)\b/i.test(result.text)) return []
    if (!isDay || !dayWord.test(result.text) || !from || start < 0 || end <= start) return []
    const label = dayLabel(from)
    return [{ from, to: addDays(from, 1), label, start, end, unit: 'day' as const }]
  })
}
