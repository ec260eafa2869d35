import type { AskResponse } from '#shared/answers.ts'
import { durationText } from './duration-text.ts'
import { languageOf } from './language/language.ts'
import type { Manner } from './phrasing/phrasing.ts'
import { daysBetween } from './plan/civil-date.ts'
import { unitText } from './unit-text.ts'

const toCome: RegExp[] = [
  /^how (?:many|long) ?(?<unit>days|weeks|months)?(?: is it| are there| is left| are left| left| more)?(?: still)? (?:until|till|to|before) (?<what>(?:my|the|our) .+?)[\s?.!]*$/iu,
  /^wie (?:viele|lange) ?(?<unit>tage|wochen|monate)?(?: sind es| ist es| dauert es)?(?: noch)? bis (?:zu meine[mrn] |zum |zur )(?<what>.+?)[\s?.!]*$/iu,
]
const past: RegExp[] = [
  /^how (?:long|many) ?(?<unit>days|weeks|months)? ?(?:ago (?:was|is)|(?:has it been|is it|have passed|passed)? ?since) (?<what>(?:my|the|our) .+?)[\s?.!]*$/iu,
  /^wie (?:lange|viele) ?(?<unit>tage|wochen|monate)? ?(?:ist|sind) (?:es )?(?:seit )?(?<what>(?:mein\p{L}*|de[rm]|die|das) .+?) her[\s?.!]*$/iu,
]
const day = /^\d{4}-\d\d-\d\d/
const countedIn: Record<string, { unit: 'week' | 'month'; days: number }> = {
  weeks: { unit: 'week', days: 7 },
  wochen: { unit: 'week', days: 7 },
  months: { unit: 'month', days: 30.44 },
  monate: { unit: 'month', days: 30.44 },
}

type Counted = { question: string; unit: string; isPast: boolean }

const groupsOf = (patterns: readonly RegExp[], question: string) =>
  patterns
    .map((pattern) => pattern.exec(question.trim())?.groups)
    .find((found) => found !== undefined)

const deeds: RegExp[] = [
  /^how (?:long|many) ?(?<unit>days|weeks|months)? (?:ago|has it been since|is it since) (?:did )?i (?:last )?(?<deed>.+?)[\s?.!]*$/iu,
  /^wie (?:lange|viele) ?(?<unit>tage|wochen|monate)? ist es her,? (?:dass|seit) ich (?:zuletzt |das letzte mal )?(?<deed>.+?)[\s?.!]*$/iu,
]

/** Rephrases a question for the time until or since something as a question for its day. */
export function countedTo(question: string): Counted | undefined {
  const done = groupsOf(deeds, question)
  const deed = done?.['deed']
  if (done && deed !== undefined) {
    const asked =
      languageOf(question) === 'de'
        ? `Wann habe ich zuletzt ${deed.replace(/\s+(?:habe|bin)$/iu, '')}?`
        : `When did I last ${deed}?`
    return { question: asked, unit: (done['unit'] ?? 'days').toLowerCase(), isPast: true }
  }
  const coming = groupsOf(toCome, question)
  const groups = coming ?? groupsOf(past, question)
  const what = groups?.['what']
  if (groups === undefined || what === undefined || /\d/.test(what)) return undefined
  const bare = what
    .replace(/^\S+\s+/u, '')
    .replace(/^(?:next|last|latest|nächste\p{L}*|letzte\p{L}*)\s+/iu, '')
  const named = coming && !/^(?:my|the|our)\s/iu.test(what) ? what : bare
  const thing = named.replace(/^nächste\p{L}*\s+/iu, '')
  const unit = (groups['unit'] ?? 'days').toLowerCase()
  const [next, last] =
    languageOf(question) === 'de'
      ? [`Wann ist mein nächster ${thing}?`, `Wann war mein letzter ${thing}?`]
      : [`When is my next ${thing}?`, `When was my last ${thing}?`]
  const asked = coming ? next : last
  return { question: asked, unit, isPast: coming === undefined }
}

/** The time from today to the day found, or since then. */
export function withCount(
  found: AskResponse,
  { unit, isPast }: Counted,
  today: string,
  manner: Manner,
): AskResponse | undefined {
  const cell = found.table?.rows[0]?.find((value) => day.test(String(value)))
  const on = String(cell ?? '').slice(0, 10)
  if (!found.found || !day.test(on) || (isPast ? on > today : on < today)) return undefined
  const days = Math.abs(daysBetween(today, on))
  const { locale = 'en' } = manner
  const [from, to] = isPast ? [on, today] : [today, on]
  const inDays =
    days === 0
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
      : durationText(from, to, locale)
  const { [unit]: counted } = countedIn
  const distance = counted ? unitText(days / counted.days, counted.unit, manner, 1) : inDays
  if (distance === undefined) return undefined
  return {
    ...found,
    answer: `**${distance}**\n\n${found.answer}`,
    ...(found.card ? { card: { ...found.card, figure: distance } } : {}),
  }
}
