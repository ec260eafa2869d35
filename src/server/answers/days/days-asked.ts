import type { Day } from '../plan/civil-date.ts'
import { daysBetween } from '../plan/civil-date.ts'
import { lonePeriod } from '../plan/lone-period.ts'
import type { Period } from '../plan/period-words.ts'

/** Days that a question recalls, and whether it asks for places. */
export type DaysAsked = { period: Period & { from: Day; to: Day }; isWhere: boolean }

const mostDays = 31

const done = [
  /^what (?:did|have) (?:i|we) (?:do|done|get up to|been up to)(?<when> .+)$/iu,
  /^what (?:was|were) (?:i|we) (?:doing|up to)(?<when> .+)$/iu,
  /^what happened(?: to me)?(?<when> .+)$/iu,
  /^(?:what(?:['’]s| is| was) (?:in|on)|show(?: me)?|tell me about) my (?:day|timeline)(?<when> .+)$/iu,
  /^was (?:habe|hab|haben) (?:ich|wir)(?<when> .+?) (?:gemacht|getan|unternommen|erlebt)$/iu,
  /^was (?:war|ist)(?<when> .+?) (?:los|passiert|geschehen)$/iu,
]
const where = [
  /^where (?:was|were|have) (?:i|we)(?: been)?(?<when> .+)$/iu,
  /^wo (?:war|waren|bin) (?:ich|wir)(?<when> .+?)(?: gewesen)?$/iu,
]

/** "What did I do last weekend", "where was I on 12 August"; else undefined. */
export function daysAsked(question: string, today: Day): DaysAsked | undefined {
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  const whenOf = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(whole)?.groups?.['when']).find((when) => when)
  const place = whenOf(where)
  const when = place ?? whenOf(done)
  const period = when === undefined ? undefined : lonePeriod(when, today, whole)
  const { from, to } = period ?? {}
  if (!period || from === undefined || to === undefined || from > today) return undefined
  if (daysBetween(from, to) > mostDays) return undefined
  return { period: { ...period, from, to }, isWhere: place !== undefined }
}
