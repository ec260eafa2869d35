import { englishIdioms } from '../language/english-idioms.ts'
import { englishMoneyIdioms } from '../language/english-money-idioms.ts'
import { fill } from '../language/fill-template.ts'
import { germanIdioms } from '../language/german-idioms.ts'
import type { Day } from './civil-date.ts'
import { lonePeriod } from './lone-period.ts'

const longestIdiom = 120
const idioms = [...englishIdioms, ...englishMoneyIdioms, ...germanIdioms]

/** The plain question that an everyday phrase asks: "am I free on Friday" asks for the events. */
export function withoutIdioms(question: string, today: Day): string {
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  if (whole.length > longestIdiom) return question
  for (const [says, asks] of idioms) {
    const found = says.exec(whole)
    if (!found) continue
    const slots = { ...found.groups }
    const { when, then } = slots
    const isPeriod = [when, then].every(
      (text) => text === undefined || lonePeriod(text, today, asks) !== undefined,
    )
    if (isPeriod) return `${fill(asks, slots)}?`
  }
  return question
}
