import type { Filter, TypedQuery } from '../typed-query.ts'
import { answerColumn } from './answer-column.ts'
import { columnAbout, entityColumn, isColumnLink, isDate, isMeasure } from './columns.ts'
import { isCompletionDate, isEndDate, spanOf } from './date-roles.ts'
import { columnNames } from './draft.ts'
import type { Draft, Intent } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import type { Reading } from './reading.ts'
import { untilToday } from './until-today.ts'

/** Not "furthest" or "fastest". */
const timed = /^(?:long|short|läng|lang|kürz|kurz)/

const lasts =
  /^(?:keep|kept|last|lasts|lasted|take|takes|took|taken|stay|stayed|live|lived|borrow|borrowed|away|behalten|behielt|behielten|hatte|hatten|gehabt|dauert|dauerte|gedauert|blieb|blieben|geblieben|ausgeliehen|geliehen|gewohnt|weg)$/

const saysLasting = ({ words }: Reading) => words.some(({ folded }) => lasts.test(folded))

/** "Kept longest" names the start and the end of a row, even if no heading does. */
export const isTimed = (reading: Reading, { order }: TypedQuery) =>
  order?.by === 'length' && saysLasting(reading)

const lent = /^(?:borrow|lent|lend|loan|rent|hire|hired|ausgelieh|entlieh|gelieh|gemiet)/

/** "The longest book" may have the most pages: only "kept longest" is about time. */
const hasOtherLength = ({ table }: Draft, { stems }: IndexedColumn) =>
  columnAbout(table, 'length') !== undefined || stems.some((stem) => lent.test(stem))

/** The column that names the rows. */
function nameColumn(draft: Draft): IndexedColumn | undefined {
  const { table, reading } = draft
  const [shown] = table.senses?.show ?? []
  const isTime = reading.asked?.value === 'when' || reading.asked?.value === 'how_long'
  const named = table.columns.find(({ name }) => name === shown)
  return named ?? (isTime ? undefined : answerColumn(draft)) ?? entityColumn(table)
}

/** Rows that have begun, without all-day entries unless they are named. */
function rowsOf({ table, filters, reading }: Draft, from: IndexedColumn): Filter[] {
  const { today, upcoming } = reading
  const asked = filters.map(({ filter }) => filter)
  const begun = untilToday(from.name, today)
  const isDated = asked.some(({ op }) => op === 'period')
  const isAhead = String(from.max ?? '').slice(0, 10) > today && !isDated && !upcoming
  const isNamed = asked.some(({ op }) => op !== 'period')
  const allDay = table.records && !isNamed && table.columns.find(({ name }) => name === 'all_day')
  return [
    ...asked,
    ...(isAhead ? [begun] : []),
    ...(allDay ? [{ op: 'in' as const, column: allDay.name, values: [false] }] : []),
  ]
}

/** "Which trip was the longest", "which book did I keep longest": rows by the time they lasted. */
export const longestDuration: Intent = (draft) => {
  const { asked, superlatives, howMany, groupCues, today, top } = draft.reading
  const [superlative] = superlatives
  const [from, to] = spanOf(draft.table) ?? []
  if (superlative?.value.about !== 'length' || !timed.test(superlative.phrase)) return undefined
  if (!from || !to || !isDate(from) || !isDate(to)) return undefined
  if (howMany || groupCues.length > 0) return undefined
  if (hasOtherLength(draft, from) && !saysLasting(draft.reading)) return undefined
  if (draft.links.some((link) => isColumnLink(link) && link.exact && isMeasure(link.column)))
    return undefined
  const name = nameColumn(draft)
  if (!name || name === from || name === to) return undefined
  const { direction } = superlative.value
  const limit = top?.limit ?? 1
  const isTime = (asked?.value === 'when' || asked?.value === 'how_long') && limit === 1
  // What has not ended yet may be the longest so far, but never the shortest.
  const isOpen =
    direction === 'desc' && !isTime && to.empty > 0 && (isCompletionDate(to) || isEndDate(to))
  const order: TypedQuery['order'] = {
    by: 'length',
    column: from.name,
    to: to.name,
    direction,
    ...(isOpen ? { open: today } : {}),
  }
  return {
    measure: { agg: 'lookup' },
    select: isTime ? columnNames(from, to, name) : columnNames(name, from, to),
    filters: rowsOf(draft, from),
    order,
    limit,
    ...(isTime ? { asDuration: true } : {}),
  }
}
