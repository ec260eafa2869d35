import { monthText } from '#shared/written.ts'
import { addUnits } from '../plan/civil-date.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../plan/reading.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { FollowUp, Phrasing } from './phrasing.ts'

const phrasings: readonly Phrasing[] = [english, german]
export const phrasingOf = (language: string) =>
  phrasings.find((phrasing) => phrasing.language === language) ?? english

/** The subject of the previous question, in its own words: " on groceries". */
function aboutOf({ question, words }: Reading, { links }: Plan, { about }: Phrasing): string {
  for (const link of links) {
    if (link.kind !== 'value' || link.isNot) continue
    const phrase = about[link.column.name]
    const [first, last] = [words[link.from], words[link.to - 1]]
    if (phrase && first && last) return phrase.replace('{}', question.slice(first.start, last.end))
  }
  return ''
}

/** The month or the year that the question named. */
function timesOf(
  { periods, today }: Reading,
  { language, when }: Phrasing,
): Record<string, string> {
  const [period, ...others] = periods
  if (!period?.from || others.length > 0) return {}
  if (period.unit === 'year') {
    const year = period.from.slice(0, 4)
    const years = { year, yearBefore: String(Number(year) - 1) }
    return language === 'en' ? { when: when.replace('{}', year), ...years } : years
  }
  if (period.unit !== 'month') return {}
  // Within a year, people leave the year out.
  const isRecent = period.from <= today && period.from > addUnits(today, 'month', -10)
  const say = (day: string) => {
    const month = monthText(day.slice(0, 7), language, 'long')
    return isRecent ? month.replace(/\s*\d{4}$/, '') : month
  }
  const month = say(period.from)
  return { month, when: when.replace('{}', month), before: say(addUnits(period.from, 'month', -1)) }
}

/** The template with its slots filled; undefined if a slot has no value. */
function filled(template: string, slots: Readonly<Record<string, string>>): string | undefined {
  let isWhole = true
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) isWhole = false
    return value ?? ''
  })
  return isWhole ? text : undefined
}

function followUpOf(
  template: string | Required<FollowUp>,
  slots: Readonly<Record<string, string>>,
): FollowUp | undefined {
  if (typeof template === 'string') {
    const question = filled(template, slots)
    return question === undefined ? undefined : { question }
  }
  const question = filled(template.question, slots)
  const short = filled(template.short, slots)
  return question === undefined || short === undefined ? undefined : { question, short }
}

/** Questions about a table of records, offered before anything was asked. */
export const openingQuestions = (table: string, language: string): string[] =>
  (phrasingOf(language).questions[table] ?? []).flatMap(
    (template) => followUpOf(template, { about: '', when: '' })?.question ?? [],
  )

/** Next questions about a table of records, in the language of the previous question. */
export function spokenQuestions(reading: Reading, plan: Plan): FollowUp[] {
  const phrasing = phrasingOf(reading.speech.lexicon.language)
  const about = aboutOf(reading, plan, phrasing)
  const slots = { when: '', ...timesOf(reading, phrasing), about }
  const templates = phrasing.questions[plan.table.base?.name ?? plan.table.name] ?? []
  return templates.flatMap((template) => followUpOf(template, slots) ?? [])
}
