import type { AskResponse } from '#shared/answers.ts'
import { saidLength } from './said-length.ts'

const asks: RegExp[] = [
  /^how (?:many|long) ?(?<unit>days|weeks|months)?(?: is it| are there| is left| are left| left| more)?(?: still)? (?:until|till|to|before) (?<what>(?:my|the|our) .+?)[\s?.!]*$/iu,
  /^wie (?:viele|lange) ?(?<unit>tage|wochen|monate)?(?: sind es| ist es| dauert es)?(?: noch)? bis (?:zu meine[mr] |zum |zur )(?<what>.+?)[\s?.!]*$/iu,
]
const dayMs = 86_400_000
const day = /^\d{4}-\d\d-\d\d/
const daysIn: Record<string, number> = { weeks: 7, wochen: 7, months: 30.44, monate: 30.44 }

type Awaited = { question: string; unit: string }

/** What a question counts the days to, as a question for its day. */
export function awaitedOf(question: string): Awaited | undefined {
  const groups = asks
    .map((pattern) => pattern.exec(question.trim())?.groups)
    .find((found) => found !== undefined)
  const what = groups?.['what']?.replace(/^(?:my|the|our)\s+(?:next\s+)?/iu, '')
  if (what === undefined || /\d/.test(what)) return undefined
  return { question: `When is my next ${what}?`, unit: (groups?.['unit'] ?? 'days').toLowerCase() }
}

/** How long it is until the day that was found. */
export function withCountdown(
  found: AskResponse,
  { unit }: Awaited,
  today: string,
): AskResponse | undefined {
  const cell = found.table?.rows[0]?.find((value) => day.test(String(value)))
  const on = String(cell ?? '').slice(0, 10)
  if (!found.found || !day.test(on) || on < today) return undefined
  const days = Math.round((Date.parse(on) - Date.parse(today)) / dayMs)
  const length = daysIn[unit]
  const said =
    length === undefined
      ? days === 0
        ? 'today'
        : saidLength(today, on)
      : `${Math.round((days / length) * 10) / 10} ${unit}`
  return said === undefined ? undefined : { ...found, answer: `**${said}**\n\n${found.answer}` }
}
