import { entityColumn, isColumnLink } from './columns.ts'
import { spanOf } from './date-roles.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'
import { readGrouping } from './grouping.ts'
import { untilToday } from './until-today.ts'

const units =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|minuten?|stunden?|tagen?|nachte?n?|wochen?|monaten?|jahren?)$/

const lasts =
  /^(?:was|were|am|are|stay|stayed|last|lasts|lasted|take|takes|took|taken|taking|spend|spent|away|war|waren|bin|dauert|dauerte|blieb|bleibe|genommen|verbracht)$/

/** "How long was the trip", "how many days did I take it": the time from start to end. */
export const duration: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const { asked, howMany, times, words, today, superlatives, upcoming } = reading
  const [from, to] = spanOf(table) ?? []
  // "How many days did I have meetings" counts the days.
  const isHowMany =
    howMany !== undefined &&
    units.test(words[howMany.to]?.folded ?? '') &&
    (table.records
      ? words.some(({ folded }) => lasts.test(folded))
      : !links.some((link) => isColumnLink(link) && link.exact && link.from === howMany.to))
  const isNamed = filters.some(({ filter }) => filter.op !== 'period')
  if (!from || !to || times || superlatives.length > 0) return undefined
  // "Nach Kyoto" is a place, "nach Monat" a grouping.
  if (readGrouping(draft)) return undefined
  if (asked?.value !== 'how_long' && !isHowMany) return undefined
  if (!isNamed) return undefined
  const isPast = !upcoming && String(from.min ?? '').slice(0, 10) <= today
  const begun = untilToday(from.name, today)
  const isDated = filters.some(({ filter }) => filter.op === 'period')
  const [shown] = table.senses?.show ?? []
  const name = table.columns.find((column) => column.name === shown) ?? entityColumn(table)
  return {
    measure: { agg: 'lookup' },
    select: columnNames(from, to, name),
    filters: [
      ...filters.map(({ filter }) => filter),
      ...(isPast && !isDated ? [begun] : []),
      { op: 'not_empty', column: to.name },
    ],
    order: { by: 'column', column: from.name, direction: 'desc' },
    limit: 1,
    asDuration: true,
  }
}
