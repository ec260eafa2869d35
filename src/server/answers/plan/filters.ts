import { fold } from '../language/stem.ts'
import type { Filter } from '../typed-query.ts'
import { asksEither } from './asks-one.ts'
import { isColumnLink, isNumeric, measureColumn, moneyColumn } from './columns.ts'
import { columnFilters } from './column-filters.ts'
import type { Condition } from './conditions.ts'
import type { IndexedTable } from './indexed-table.ts'
import { eitherPart } from './either-part.ts'
import { emptyFilters } from './empty-filters.ts'
import { withJoint } from './link-forms.ts'
import type { Link } from './question-link.ts'
import { monthFilter } from './month-filters.ts'
import { labelledNumbers, numbersBefore } from './number-filters.ts'
import { outcomeFilters } from './outcome-filters.ts'
import { addressFilters, personFilter, proseFilters } from './people.ts'
import { periodFilter } from './period-filter.ts'
import type { Period } from './period-words.ts'
import { placeFilters } from './place-filters.ts'
import { ageColumn, isAgeColumn } from './places.ts'
import { contactFilters } from './contact-filters.ts'
import type { Reading } from './reading.ts'
import { unpaidFilters } from './unpaid.ts'
import { yesNoFilters } from './yes-no-filters.ts'
import { validityFilters } from './validity-filters.ts'
import type { PlacedFilter } from './placed-filter.ts'

/** Maximum number of words between "not" and the word it negates. */
const reachOfNot = 4

function isNegated({ not, words }: Reading, from: number, reach = reachOfNot): boolean {
  return not.some((found) => {
    if (found.to > from || from - found.to > reach) return false
    return !words.slice(found.to, from).some(({ folded }) => folded === 'but')
  })
}

/** Which of the columns that contain a value is meant: preferably one the question names. */
function meantColumn(
  link: Link & { kind: 'value' | 'part' },
  links: readonly Link[],
  { senses }: IndexedTable,
) {
  const named = links.filter(isColumnLink).map(({ column }) => column)
  return (
    link.alternatives.find((column) => named.includes(column) && !named.includes(link.column)) ??
    // A part of a name refers to the person's name and not to an address that contains it.
    link.alternatives.find(({ name }) => link.kind === 'part' && name === senses?.show[0]) ??
    link.column
  )
}

function valueFilter(
  reading: Reading,
  link: Link,
  links: readonly Link[],
  table: IndexedTable,
): PlacedFilter | undefined {
  const { from, to } = link
  const isPositive = !isNegated(reading, from)
  const isName = isPositive && (link.kind === 'value' || link.kind === 'part')
  const person = isName ? personFilter(reading, table, links, link) : undefined
  if (person) return person
  if (link.kind === 'value') {
    const column = meantColumn(link, links, table).name
    const isNot = isNegated(reading, from) !== (link.isNot ?? false)
    const op = isNot ? 'not_in' : 'in'
    const named = table.columns.find(({ name }) => name === column)
    // Two values that are compared stay separate.
    const isSet =
      (reading.comparative ?? reading.superlatives[0]) !== undefined || asksEither(reading)
    const values = named && !isSet ? withJoint(table, named, link.values) : link.values
    return { filter: { op, column, values }, from, to }
  }
  if (link.kind !== 'part') return undefined
  const column = meantColumn(link, links, table).name
  const op = isNegated(reading, from) ? 'not_contains' : 'contains'
  return { filter: { op, column, text: link.text }, from, to }
}

/** Values of one column are alternatives, unless its cells are lists that may contain both. */
function merged(filters: readonly PlacedFilter[], table: IndexedTable): PlacedFilter[] {
  const result: PlacedFilter[] = []
  for (const next of filters) {
    const isList = table.columns.some(
      ({ name, separator }) => name === next.filter.column && separator,
    )
    const same = result.find(
      ({ filter }) => filter.op === next.filter.op && filter.column === next.filter.column,
    )
    const also = [...(same?.also ?? []), { from: next.from, to: next.to }]
    const either = same && eitherPart(same.filter, next.filter, table)
    if (same && either) {
      same.also = also
      same.filter = either
    } else if (same?.filter.op === 'eq' && next.filter.op === 'eq') {
      same.also = also
      same.filter = {
        op: 'in',
        column: same.filter.column,
        values: [same.filter.value, next.filter.value],
      }
    } else if (!isList && same?.filter.op === 'in' && next.filter.op === 'in') {
      const values = [...new Set([...same.filter.values, ...next.filter.values])]
      same.filter = { ...same.filter, values }
      same.also = also
    } else result.push({ ...next })
  }
  return result
}

const people =
  /^(people|persons?|everyone|anyone|somebody|employees?|members?|men|women|adults?|children|kids|leuten?|personen|mitarbeiter|mitglieder|frauen|manner|kinder)$/
const linking = /^(is|are|was|were|who|that|aged|ist|sind|waren|die)$/
const beyond = /^(over|under|above|below|uber|unter)$/

/** Ages: "people over 40", "older than 30". */
function agesOf({ words }: Reading, { from }: Condition, { columns }: IndexedTable) {
  const comparative = fold(words[from]?.folded ?? '')
  const before = words.slice(0, from).findLast(({ folded }) => !linking.test(folded))
  const isOfPeople = beyond.test(comparative) && people.test(fold(before?.folded ?? ''))
  return isOfPeople ? columns.find(isAgeColumn) : ageColumn(columns, comparative)
}

/** The numeric column that a comparison applies to: the one named nearest to it. */
function comparedColumn(
  reading: Reading,
  condition: Condition,
  table: IndexedTable,
  links: readonly Link[],
) {
  const named = links
    .filter(isColumnLink)
    .filter(
      ({ column, score }) =>
        isNumeric(column) && (!column.isLabel || column.isYear || score >= 0.9),
    )
    .map(({ column, from, to, exact }) => {
      const gap = from >= condition.to ? from - condition.to : condition.from - to
      return { column, gap: gap + (exact ? 0 : 3) }
    })
    .filter(({ gap }) => gap >= 0 && gap <= 8)
    .toSorted((a, b) => a.gap - b.gap)
  const age = condition.unit === undefined ? agesOf(reading, condition, table) : undefined
  if (age) return age
  const money = condition.unit === undefined ? undefined : moneyColumn(table)
  return money ?? named[0]?.column ?? measureColumn(reading, table, links)
}

function conditionFilter(
  reading: Reading,
  condition: Condition,
  table: IndexedTable,
  links: readonly Link[],
) {
  const column = comparedColumn(reading, condition, table, links)
  if (!column) return undefined
  const { comparator, value, high, from, to } = condition
  const name = column.name
  const isNot = isNegated(reading, from, 2)
  const opposite = { gt: 'le', ge: 'lt', lt: 'ge', le: 'gt', eq: 'eq', between: 'between' } as const
  const op = isNot ? opposite[comparator] : comparator
  const filter: Filter =
    op === 'between'
      ? { op, column: name, low: value, high: high ?? value }
      : { op, column: name, value }
  return { filter, from, to }
}

function monthPlaced(reading: Reading, period: Period, table: IndexedTable): PlacedFilter[] {
  const filter = table.alone && monthFilter(reading, period, table)
  return filter ? [{ filter, from: period.start, to: period.end }] : []
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to

/** All filters that the question implies for a table. */
export function readFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const reached = contactFilters(reading, table)
  if (reached.length > 0) return reached
  const numbers = [...labelledNumbers(reading, links), ...numbersBefore(reading, table, links)]
  const conditions = reading.conditions.flatMap(
    (condition) => conditionFilter(reading, condition, table, links) ?? [],
  )
  const compared = columnFilters(reading, table, links)
  const unpaid = unpaidFilters(reading, table, links)
  const isOfPayment = ({ filter }: PlacedFilter) =>
    unpaid.some((placed) => placed.filter.column === filter.column)
  const yesNo = yesNoFilters(reading, table).filter((placed) => !isOfPayment(placed))
  const values = [
    ...links.flatMap((link) => valueFilter(reading, link, links, table) ?? []),
    ...senseFilters(reading, links),
    ...addressFilters(reading, table, links),
    ...proseFilters(reading, table, links),
    ...emptyFilters(reading, table, links).filter(
      // "Not returned on time" was returned, and "not paid" is said by a "no" too.
      ({ filter }) =>
        ![...compared, ...yesNo, ...unpaid].some(
          (placed) => placed.filter.column === filter.column,
        ),
    ),
    ...outcomeFilters(reading, table, links),
    ...yesNo,
    ...unpaid,
    ...placeFilters(reading, table, links),
    ...validityFilters(reading, table, links),
    ...compared,
  ]
  const periods = reading.periods
    .filter((period) => {
      const span = { from: period.start, to: period.end }
      const isName = links.some((link) => link.kind === 'table' && overlaps(link, span))
      return (
        !isName && !numbers.some((number) => overlaps(number, span)) && !longerValue(values, period)
      )
    })
    .flatMap(
      (period) =>
        periodFilter(period, table, links, reading) ?? monthPlaced(reading, period, table),
    )
  const free = values.filter(
    (value) => ![...periods, ...conditions, ...numbers].some((other) => overlaps(other, value)),
  )
  const several = merged(withoutContrary([...free, ...periods, ...numbers], table), table)
  return [...several, ...conditions].toSorted((a, b) => a.from - b.from)
}

/** Drops a `contains` filter that contradicts the values named for the same column. */
const withoutContrary = (filters: readonly PlacedFilter[], table: IndexedTable) =>
  filters.filter(({ filter }) => {
    if (filter.op !== 'contains' || table.records) return true
    const named = filters.flatMap(({ filter: other }) =>
      other.op === 'in' && other.column === filter.column ? other.values : [],
    )
    return named.length === 0 || named.some((value) => fold(String(value)).includes(filter.text))
  })

const opposite = { in: 'not_in', contains: 'not_contains' } as const

/** The filters of sense links, inverted after a "not". */
function senseFilters(reading: Reading, links: readonly Link[]): PlacedFilter[] {
  return links.flatMap((link) => {
    if (link.kind !== 'sense') return []
    const { from, to } = link
    const isNot = isNegated(reading, from, 1)
    return link.filters.map((filter): PlacedFilter => {
      if (!isNot) return { filter, from, to }
      if (filter.op === 'in') return { filter: { ...filter, op: opposite.in }, from, to }
      return filter.op === 'contains'
        ? { filter: { ...filter, op: opposite.contains }, from, to }
        : { filter, from, to }
    })
  })
}

/** "2002 Championship" is a value that merely begins with a year. */
const longerValue = (values: readonly PlacedFilter[], period: Period) =>
  values.some(
    ({ from, to }) =>
      from <= period.start && to >= period.end && to - from > period.end - period.start,
  )
