import { answerColumn, namedFigure } from './answer-column.ts'
import { earnedColumns } from './earned-columns.ts'
import type { IndexedColumn } from './indexed-table.ts'
import {
  addsUp,
  asksMoney,
  columnAbout,
  dateColumn,
  entityColumn,
  isColumnLink,
  isDate,
  isMeasure,
  isNumeric,
  linkedColumns,
  measureColumn,
  unitColumn,
  yearColumn,
} from './columns.ts'
import { columnNames } from './draft.ts'
import type { Asked, Draft, Intent } from './draft.ts'
import { ageColumn, directionOf, isPlaceColumn } from './places.ts'
import { askedUnit, isCountable } from './rank-groups.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Reading } from './reading.ts'
import { asksMostOf } from './most-of-column.ts'
import { sinceWhen } from './since-when.ts'
import { untilToday } from './until-today.ts'

/** The column of a superlative: named in the question, implied by the word, or the only number. */
function rankedBy(
  { reading, table, links }: Draft,
  about: string,
  after: number,
): IndexedColumn | undefined {
  const named = links
    .filter(isColumnLink)
    .filter(
      ({ column, score }) =>
        (isNumeric(column) && (!column.isLabel || column.isYear || score >= 0.9)) ||
        (about === 'date' && isDate(column)),
    )
  const following = named.find(({ from, exact }) => exact && from >= after && from - after <= 4)
  const anywhere = named.find(({ exact, column }) => exact && isMeasure(column))
  return (
    following?.column ??
    columnAbout(table, about) ??
    anywhere?.column ??
    named[0]?.column ??
    placeSaid(links) ??
    measureColumn(reading, table, links)
  )
}

/** Limits "last" to past rows, because a calendar extends beyond today. */
function lastUntilToday({ reading, table, filters }: Draft, time: IndexedColumn): Partial<Asked> {
  const { today, upcoming, words, superlatives } = reading
  const isToCome = words.some(({ folded }) => /^(is|are|will|ist|sind|wird)$/.test(folded))
  const isLast = superlatives.some(({ phrase }) => /^(last|latest|letzt|most recent)/.test(phrase))
  const isPeriod = filters.some(({ filter }) => filter.op === 'period')
  if (!table.records || !isDate(time) || !isLast || upcoming || isToCome || isPeriod) return {}
  if (String(time.max ?? '').slice(0, 10) <= today) return {}
  return { filters: [...filters.map(({ filter }) => filter), untilToday(time.name, today)] }
}

/** "Who placed higher": the word refers to a column of places. */
const placeSaid = (links: Draft['links']) =>
  links.filter(isColumnLink).find(({ column }) => isNumeric(column) && isPlaceColumn(column))
    ?.column

/** Two values that the question names, one after the other. */
const isPair = ({ filter, also }: PlacedFilter) =>
  filter.op === 'in' && filter.values.length === 2 && also !== undefined

/** "Which is larger, A or B": a comparative that acts as a superlative over two values. */
const comparedHere = ({ reading, filters }: Draft) =>
  filters.some(isPair) ? reading.comparative : undefined

/** The column of the two compared values: "which is larger, A or B" asks for one of them. */
const comparedColumn = ({ filters, reading }: Draft): string | undefined =>
  reading.asked?.value === 'when' ? undefined : filters.find(isPair)?.filter.column

/**
 * "My longest run" is the farthest, and its duration is shown too; "my longest workout" is the one
 * that took longest.
 */
function longest({ table, links, filters }: Draft, about: string): IndexedColumn[] {
  const [name] = table.senses?.show ?? []
  const isKind = filters.some(({ filter }) => filter.column === name)
  const isNamed = links.some((link) => isColumnLink(link) && link.exact && isMeasure(link.column))
  if (about !== 'length' || !isKind || isNamed) return []
  return (table.senses?.longest ?? []).flatMap(
    (each) => table.columns.find((column) => column.name === each && column.distinct > 0) ?? [],
  )
}

const superlative: Intent = (draft) => {
  const { reading, table, links } = draft
  const found = reading.superlatives[0] ?? comparedHere(draft)
  if (!found) return undefined
  const { direction, about } = found.value
  const limit = reading.top?.limit ?? 1
  const asked = answerColumn(draft)
  const measure = { agg: 'lookup' as const }
  const age = about === 'date' ? ageColumn(table.columns, found.phrase) : undefined
  const since = about === 'length' ? sinceWhen(draft) : undefined
  if (since) {
    return {
      measure,
      select: columnNames(asked ?? entityColumn(table), since),
      order: { by: 'column', column: since.name, direction: direction === 'desc' ? 'asc' : 'desc' },
      limit,
    }
  }
  if (about === 'row' || (about === 'date' && !age)) {
    const date =
      about === 'date'
        ? (columnAbout(table, 'date') ?? dateColumn(table, links))
        : dateColumn(table, links)
    const named = namedFigure(draft)
    const isAmount = asksMoney(reading) && reading.asked?.value !== 'when'
    const paid = isAmount ? measureColumn(reading, table, links) : undefined
    const shown = columnNames(asked ?? entityColumn(table), date, paid)
    // "My last salary" asks for the amount.
    const isEarned = paid && reading.speech.earnings.has(reading.words[found.to]?.stem ?? '')
    const side = table.columns.find(({ name }) => name === comparedColumn(draft))
    if (side && date)
      return {
        measure,
        select: columnNames(side, date),
        order: { by: 'column', column: date.name, direction },
        limit,
      }
    const select = named ?? (isEarned ? columnNames(paid, unitColumn(table), date) : shown)
    const time = reading.inOrder && about === 'row' ? undefined : (date ?? yearColumn(table))
    if (time)
      return {
        ...(direction === 'desc' ? lastUntilToday(draft, time) : {}),
        measure,
        select,
        order: { by: 'column', column: time.name, direction },
        limit,
      }
    return { measure, select, order: { by: 'row', direction }, limit }
  }
  const [farthest, ...others] = longest(draft, about)
  const column = age ?? farthest ?? rankedBy(draft, about, found.to)
  if (!column) return undefined
  const turned = directionOf(found.value, column)
  const sideColumn = table.columns.find(({ name }) => name === comparedColumn(draft))
  const shown =
    sideColumn ??
    (asksMostOf(draft, found, column) ? column : undefined) ??
    (asked && asked !== column
      ? asked
      : asked === column && reading.asked?.value === 'which'
        ? column
        : entityColumn(table))
  const other = shown === column ? entityColumn(table) : column
  // Dates tell several rows with the same name apart.
  const isDated = farthest !== undefined || (table.records === true && limit > 1)
  const named =
    table.unit !== undefined && asked !== dateColumn(table, links) ? namedFigure(draft) : undefined
  const columns = [shown, other, ...others, isDated ? dateColumn(table, links) : undefined]
  return {
    measure,
    select: named ?? earnedColumns(draft, found.to) ?? columnNames(...columns),
    order: { by: 'column', column: column.name, direction: turned },
    limit,
  }
}

/** The column of durations, if the table has no other measure. */
function durationColumn({ table }: Draft): IndexedColumn | undefined {
  const column = columnAbout(table, 'duration') ?? columnAbout(table, 'length')
  const isOnly = table.columns.filter(isMeasure).length === 1
  return column && isOnly && isMeasure(column) ? column : undefined
}

/** "the most common foods" asks for several, "the most common food" for one. */
function asksSeveral({ frequent, words }: Reading): boolean {
  const next = frequent ? words[frequent.to]?.folded : undefined
  return next !== undefined && /[^s]s$/.test(next)
}

/** "Who did I pay the most", "the most common category": groups ranked by a total or a count. */
export const mostOf: Intent = (draft) => {
  const { reading, table, links } = draft
  const direction = reading.frequent ? 'desc' : reading.mostOf?.value
  if (!direction) return undefined
  const limit = reading.top?.limit ?? (asksSeveral(reading) ? 5 : 1)
  const named = reading.frequent ? undefined : measureColumn(reading, table, links)
  // "Who do I talk to the most": by duration, if the table has one.
  const isDeed =
    !reading.frequent && !table.senses?.counted && !isCountable(draft, reading.mostOf?.to ?? 0)
  const isNamed = named !== undefined && linkedColumns(links).includes(named)
  const lasting = isDeed && !isNamed ? durationColumn(draft) : undefined
  const column = named ?? lasting
  const isSummed =
    column !== undefined &&
    (asksMoney(reading) ||
      column === lasting ||
      linkedColumns(links).includes(column) ||
      addsUp(table, draft.filters))
  const unit = askedUnit(reading)
  const date = unit && dateColumn(table, links)
  const asked = answerColumn(draft) ?? entityColumn(table)
  if (date) {
    const measure = isSummed
      ? { agg: 'sum' as const, column: column.name }
      : { agg: 'count' as const }
    return {
      measure,
      groupBy: { column: date.name, unit },
      order: { by: 'measure', direction },
      limit,
    }
  }
  if (!asked || (asked === column && !reading.frequent)) {
    const entity = entityColumn(table)
    return (
      column && {
        measure: { agg: 'lookup' },
        select: columnNames(entity, column),
        order: { by: 'column', column: column.name, direction },
        limit,
      }
    )
  }
  const isEach = asked.distinct >= table.rows * 0.9
  if (column && isEach) {
    return {
      measure: { agg: 'lookup' },
      select: columnNames(asked, column),
      order: { by: 'column', column: column.name, direction },
      limit,
    }
  }
  const measure = isSummed
    ? { agg: 'sum' as const, column: column.name }
    : { agg: 'count' as const }
  return { measure, groupBy: { column: asked.name }, order: { by: 'measure', direction }, limit }
}

export const topRows: Intent = (draft) => {
  const { reading, table, links } = draft
  if (!reading.top) return undefined
  const { direction, limit } = reading.top
  const column = measureColumn(reading, table, links)
  const asked = answerColumn(draft)
  const isRows = column !== undefined && isCountable(draft, reading.top.to)
  if (
    !isRows &&
    asked &&
    asked.distinct < table.rows * 0.9 &&
    !isNumeric(asked) &&
    !isDate(asked)
  ) {
    const measure = column
      ? { agg: 'sum' as const, column: column.name }
      : { agg: 'count' as const }
    return { measure, groupBy: { column: asked.name }, order: { by: 'measure', direction }, limit }
  }
  // "The top score" asks for the score itself.
  const isIt = asked !== undefined && asked === column && limit === 1
  const shown = asked && (isIt || !isNumeric(asked)) ? asked : entityColumn(table)
  if (!column) {
    return (
      shown && {
        measure: { agg: 'count' },
        groupBy: { column: shown.name },
        order: { by: 'measure', direction },
        limit,
      }
    )
  }
  return {
    measure: { agg: 'lookup' },
    select: columnNames(
      shown,
      column,
      table.records && limit > 1 ? dateColumn(table, links) : undefined,
    ),
    order: { by: 'column', column: column.name, direction },
    limit,
  }
}

/** "the highest total" is an aggregate; any other superlative asks for rows. */
export function rankedRows(draft: Draft) {
  return draft.reading.howMany &&
    !draft.reading.superlatives.some(({ value }) => value.about !== 'row')
    ? undefined
    : superlative(draft)
}
