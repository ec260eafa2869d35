import type { Filter } from '../typed-query.ts'
import { answerColumn, namedFigure } from './answer-column.ts'
import type { IndexedColumn } from './indexed-table.ts'
import {
  asksMoney,
  dateColumn,
  entityColumn,
  isColumnLink,
  linkedColumns,
  measureColumn,
  moneyColumn,
  shownName,
} from './columns.ts'
import { columnNames } from './draft.ts'
import { fromNow } from './until-today.ts'
import type { Draft, Intent } from './draft.ts'

/** Whether a filter chooses days of which only some have a year: birthdays in a period. */
const isOfDays = (filter: Filter) =>
  filter.op === 'in' && filter.values.every((value) => /^(\d{4}|-)-\d\d-\d\d$/.test(String(value)))

/** A column with repeated values that the question names in the plural. */
function isRepeated({ reading, table, links }: Draft, column: IndexedColumn): boolean {
  const link = links.find((found) => isColumnLink(found) && found.column === column)
  const isPlural = link !== undefined && /[^s]s$|en$/.test(reading.words[link.to - 1]?.folded ?? '')
  return isPlural && column.type === 'text' && column.distinct < table.rows * 0.9
}

export const lookupRow: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const compared = filters.flatMap(({ filter }) =>
    filter.op === 'compare' ? [filter.column, filter.other] : [],
  )
  const filtered = new Set([...compared, ...filters.map(({ filter }) => filter.column)])
  const asked = answerColumn(draft)
  // Measurements have days instead of names.
  const entity = entityColumn(table) ?? (compared.length > 0 ? dateColumn(table, links) : undefined)
  const usable = asked && !filtered.has(asked.name) ? asked : undefined
  const first =
    usable ?? linkedColumns(links).find(({ name }) => !filtered.has(name)) ?? asked ?? entity
  const comparedColumns = compared.flatMap(
    (name) => table.columns.find((each) => each.name === name) ?? [],
  )
  const used = [...comparedColumns, ...table.columns.filter(({ name }) => filtered.has(name))]
  const isRow = first === entity && usable === undefined
  const shown = table.senses?.show.filter((name) =>
    table.columns.some((column) => column.name === name && column.distinct > 0),
  )
  const isPlainRow = isRow || (usable !== undefined && asked === entity)
  if (isPlainRow && shown && shown.length > 0 && !namedFigure(draft)) {
    const date = dateColumn(table, links)
    const order = date && { by: 'column' as const, column: date.name, direction: 'desc' as const }
    const days = filters.flatMap(({ filter }) => (isOfDays(filter) ? [filter.column] : []))
    const select = [...new Set([...shown.slice(0, 1), ...days, ...shown.slice(1)])]
    return { measure: { agg: 'list' }, select, ...(order ? { order } : {}) }
  }
  // A row with an empty birthday cannot answer when somebody was born.
  const isAsked = links.some((link) => isColumnLink(link) && link.exact && link.column === usable)
  const known: Filter[] =
    table.records && usable && isAsked && usable.empty > 0
      ? [{ op: 'not_empty', column: usable.name }]
      : []
  const withKnown =
    known.length > 0 ? { filters: [...filters.map(({ filter }) => filter), ...known] } : {}
  const figure = measureColumn(reading, table, links)
  const more = isRow ? [dateColumn(table, links), figure] : []
  const named = usable ? undefined : namedFigure(draft)
  if (named) {
    const date = dateColumn(table, links)
    // Newest first.
    const order = date && { by: 'column' as const, column: date.name, direction: 'desc' as const }
    const select = [...named, ...used.map(({ name }) => name)]
    return { measure: { agg: 'lookup' }, select: [...new Set(select)], ...(order ? { order } : {}) }
  }
  const agg = reading.list || !reading.asked ? 'list' : 'lookup'
  // "What are my categories", "which merchants …": distinct values.
  if (usable && isRepeated(draft, usable))
    return { measure: { agg: 'list' }, select: [usable.name] }
  const paid = !isRow && asksMoney(reading) ? [figure] : []
  return {
    measure: { agg },
    select: columnNames(first, entity, ...more, ...used, ...paid),
    ...(reading.one ? { limit: 1 } : {}),
    ...withKnown,
  }
}

/** "My next appointment": rows dated from today on, nearest first. */
export const upcomingRows: Intent = (draft) => {
  const { reading, table, links } = draft
  const date = reading.upcoming && dateColumn(table, links)
  const last = String(date ? (date.max ?? '') : '').slice(0, 10)
  // Data that is only recorded as it happens ends today and has no future rows.
  const isCalendar = table.name === 'events'
  const isKept = table.records && !isCalendar && last === reading.today
  // A calendar without upcoming events answers nothing, and never a past event instead.
  if (!date || reading.howMany || (last < reading.today && !isCalendar) || isKept) return undefined
  const asked = answerColumn(draft)
  const from = fromNow(date, reading)
  const isMany = /[^s]s$|[^n]e$/.test(reading.words[reading.upcoming?.to ?? 0]?.folded ?? '')
  const shown = table.senses?.show ?? columnNames(entityColumn(table))
  const select = [...new Set([...columnNames(asked), ...shown, date.name])]
  return {
    measure: { agg: 'lookup' },
    select,
    filters: [...draft.filters.map(({ filter }) => filter), from],
    order: { by: 'column', column: date.name, direction: 'asc' },
    limit: reading.top?.limit ?? (isMany ? 10 : 1),
  }
}

/** "Which subscriptions went up": compares the first figure of each group with its last. */
export const changedGroups: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const date = dateColumn(table, links)
  const column = measureColumn(reading, table, links) ?? moneyColumn(table)
  const isFiltered = ({ name }: IndexedColumn) =>
    filters.some(
      ({ filter }) => filter.op === 'in' && filter.column === name && filter.values.length > 1,
    )
  const group = shownName(table) ?? entityColumn(table)
  const named =
    group?.type === 'text' && !isFiltered(group) && group.distinct < table.rows * 0.9
      ? group
      : undefined
  if (!reading.changed || !date || !column || !named) return undefined
  // "More than in January": from January on.
  const since = filters.map(({ filter, from }) => {
    const isThan = reading.words
      .slice(Math.max(0, from - 2), from)
      .some(({ folded }) => /^(than|als)$/.test(folded))
    return filter.op === 'period' && isThan
      ? { op: filter.op, column: filter.column, label: `since ${filter.label}`, from: filter.from }
      : filter
  })
  return {
    filters: since,
    measure: { agg: 'sum', column: column.name },
    groupBy: { column: named.name },
    change: {
      date: date.name,
      direction: reading.changed.value,
      ...(table.senses?.spending ? { regular: true } : {}),
    },
  }
}
