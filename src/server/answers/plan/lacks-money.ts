import { isColumnLink, moneyColumn } from './columns.ts'
import type { Plan } from './plan.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** Nouns and verbs for getting things, of which a list without prices tells too. */
const acquired = /^(?:bought|buy|purchases?|kauf\p{L}*|gekauft|bills?)$/u
/** What is spent without money. */
const spent = /^(?:spend|spent|spending)$/
const ofTime = /^(?:time|long|hours?|minutes?|days?|weeks?|nights?)$/
const rate = /^(?:a|an|per|each|every|the|pro|je|die)$/
const own = /^(?:i|me|my|we|us|our|ich|mir|mein\p{L}*|wir|uns|unser\p{L}*)$/u

/** The words that ask for money, and name nothing of the sheet: "what do I get paid". */
function moneyWords({ words, speech }: Reading, links: readonly Link[]): number[] {
  const isOfTime = words.some(({ folded }) => ofTime.test(folded))
  return words.flatMap(({ folded, stem }, at) => {
    const isNamed = links.some(
      (link) => at >= link.from && at < link.to && (!isColumnLink(link) || link.exact),
    )
    const isMoney =
      speech.money.has(stem) && !acquired.test(folded) && !(isOfTime && spent.test(folded))
    return isMoney && !isNamed ? [at] : []
  })
}

const hourly = /\b(?:an|per|each|every|pro|die) (?:hour|stunde)\b/iu
const ofHours = /hour|hrs|rate|stunde|satz/iu

/** Whether a question about money is answered from a sheet that has no amount of money, or no rate. */
export function lacksMoney({ query, table, links }: Plan, reading: Reading): boolean {
  if (table.records) return false
  const isHourly = hourly.test(reading.question) && moneyWords(reading, links).length > 0
  if (isHourly && !table.columns.some(({ label }) => ofHours.test(label))) return true
  if (moneyColumn(table)) return false
  // Over an only sheet of others, "earned" may be a medal.
  if (table.alone && !reading.words.some(({ folded }) => own.test(folded))) return false
  if (moneyWords(reading, links).length === 0) return false
  const figures = [query.measure.column, query.order?.column]
  // "An hour" is what is paid for, and not the column of hours.
  return !links.some(
    (link) =>
      isColumnLink(link) &&
      link.exact &&
      figures.includes(link.column.name) &&
      !rate.test(reading.words[link.from - 1]?.folded ?? ''),
  )
}
