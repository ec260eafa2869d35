import type { Cell } from '#shared/answers.ts'
import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isNumeric } from './columns.ts'
import { fold } from '../language/stem.ts'
import { cellNumberSql } from './cell-numbers.ts'

function literal(value: Cell): string {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? quotedText(value) : String(value)
}

export type Joins = NonNullable<TypedQuery['joins']>
export type Scope = {
  table: IndexedTable
  joins?: Joins | undefined
  /** Names of the list columns that the query unnests. */
  items: ReadonlySet<string>
}

export const columnOf = ({ table }: Scope, name: string): IndexedColumn | undefined =>
  table.columns.find((column) => column.name === name)

/** A column as a number, even if its cells are text that begins with one. */
export function numberSql(column: IndexedColumn | undefined, name: string): string {
  const it = quotedName(name)
  return column?.cellNumbers ? cellNumberSql(it, column.cellNumbers) : it
}

/** Times written as text, year first, sort correctly as they are. */
const isWritten = (column: IndexedColumn | undefined) =>
  column?.type === 'text' && column.values.every((value) => /^\d{4}(?:-\d\d){0,2}$/.test(value))

function bound(column: IndexedColumn | undefined, value: string | number): string {
  if (typeof value === 'number') return String(value)
  if (column?.type === 'date') return `DATE ${quotedText(value)}`
  return column?.type === 'timestamp' ? `TIMESTAMP ${quotedText(value)}` : quotedText(value)
}

export const comparisons = { gt: '>', ge: '>=', lt: '<', le: '<=', eq: '=' } as const

function valuesSql(scope: Scope, name: string, values: readonly Cell[]): string {
  const column = columnOf(scope, name)
  const it = quotedName(name)
  if (column?.separator !== undefined) {
    const list = `string_split(${it}, ${quotedText(column.separator)})`
    return values.map((value) => `list_contains(${list}, ${literal(value)})`).join(' OR ')
  }
  const [first = null] = values
  // Years in a text column are compared with the leading numbers of its cells.
  const isNumber = column?.type === 'text' && values.every((value) => typeof value === 'number')
  const left = isNumber ? numberSql(column, name) : it
  return values.length === 1
    ? `${left} = ${literal(first)}`
    : `${left} IN (${values.map(literal).join(', ')})`
}

const folded = (it: string) => `lower(strip_accents(${it}))`

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Shorter words are also parts of many others in the texts of banks. */
const shortWord = 3
const ofBanks = /^(?:merchant|description)$/

/** Rows with the text; "Dicks" is in "Dick's Sporting Goods", if a value has the apostrophe. */
function containsSql(scope: Scope, name: string, written: string): string {
  const text = fold(written)
  const values = columnOf(scope, name)?.values.map(fold) ?? []
  const isWithout = (value: string) =>
    !value.includes(text) && value.replaceAll("'", '').includes(text)
  const it = folded(quotedName(name))
  // "Car" is not in "card", if a value has it as a word.
  const word = `(?:^|[^\\p{L}])${escaped(text)}(?:e?s)?(?:[^\\p{L}]|$)`
  const isShort = text.length <= shortWord && ofBanks.test(name)
  if (isShort && values.some((value) => new RegExp(word, 'u').test(value)))
    return `regexp_matches(${it}, ${quotedText(word)})`
  const compared = values.some(isWithout) ? `replace(${it}, '''', '')` : it
  return `contains(${compared}, ${quotedText(text)})`
}

/** A whole-word match in any of the columns. */
function mentionsSql(columns: readonly string[], words: string): string {
  const pattern = `\\b${escaped(fold(words))}\\b`
  const any = columns.map(
    (name) => `regexp_matches(${folded(quotedName(name))}, ${quotedText(pattern)})`,
  )
  return any.length === 1 ? any.join('') : `(${any.join(' OR ')})`
}

type OnDays = Extract<Filter, { op: 'on_days' }>

/** Keeps the days on which the other table has matching rows, or has none. */
function onDaysSql({ table }: Scope, { column, table: name, day, filters, isNot }: OnDays): string {
  const other = table.related?.(name)
  if (!other) return 'FALSE'
  const where = whereSql(
    { table: other, items: new Set() },
    filters,
    `${quotedName(day)} IS NOT NULL`,
  )
  const days = `SELECT CAST(${quotedName(day)} AS DATE) FROM ${quotedName(name)}${where.replaceAll('\n', ' ')}`
  return `CAST(${quotedName(column)} AS DATE) ${isNot ? 'NOT ' : ''}IN (${days})`
}

/** A cell to compare with another of its row: an empty figure is zero, an empty day is none. */
function comparableSql(scope: Scope, name: string): string {
  const column = columnOf(scope, name)
  const it = numberSql(column, name)
  return column && isNumeric(column) ? `COALESCE(${it}, 0)` : it
}

/** One column minus another in each row. */
export const differenceSql = (scope: Scope, name: string, minus: string): string =>
  `(${comparableSql(scope, name)} - ${comparableSql(scope, minus)})`

export function filterSql(scope: Scope, filter: Filter): string {
  const it = quotedName(filter.column)
  const column = columnOf(scope, filter.column)
  switch (filter.op) {
    case 'in': {
      const sql = valuesSql(scope, filter.column, filter.values)
      return sql.includes(' OR ') ? `(${sql})` : sql
    }
    case 'not_in':
      return `(${it} IS NULL OR NOT (${valuesSql(scope, filter.column, filter.values)}))`
    case 'contains':
      return containsSql(scope, filter.column, filter.text)
    case 'not_contains':
      return `(${it} IS NULL OR NOT ${containsSql(scope, filter.column, filter.text)})`
    case 'between': {
      const number = numberSql(column, filter.column)
      return `${number} BETWEEN ${bound(column, filter.low)} AND ${bound(column, filter.high)}`
    }
    case 'period': {
      const type = column?.type === 'timestamp' ? 'TIMESTAMP' : 'DATE'
      // The end of a whole day is the beginning of the next.
      const last =
        filter.until === undefined
          ? it
          : `greatest(${it}, ${quotedName(filter.until)} - INTERVAL 1 SECOND)`
      const bounds = [
        ...(filter.from ? [`${last} >= ${type} ${quotedText(filter.from)}`] : []),
        ...(filter.to ? [`${it} < ${type} ${quotedText(filter.to)}`] : []),
      ]
      return bounds.length === 0 ? `${it} IS NOT NULL` : bounds.join(' AND ')
    }
    case 'mentions':
      return mentionsSql([filter.column, ...filter.or], filter.text)
    case 'on_days':
      return onDaysSql(scope, filter)
    case 'than': {
      const number =
        filter.column === '_row' || filter.sign === 'eq' || isWritten(column)
          ? it
          : numberSql(column, filter.column)
      const of = filterSql(scope, filter.of)
      const edge = filter.sign === 'lt' ? 'min' : 'max'
      const other = `(SELECT ${edge}(${number}) FROM ${quotedName(scope.table.name)} WHERE ${of})`
      return `${number} ${comparisons[filter.sign]} ${other} AND NOT (${of})`
    }
    case 'compare':
      return `${comparableSql(scope, filter.column)} ${comparisons[filter.sign]} ${comparableSql(scope, filter.other)}`
    case 'empty':
      return `${it} IS NULL`
    case 'not_empty':
      return `${it} IS NOT NULL`
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
    case 'eq':
      return `${numberSql(column, filter.column)} ${comparisons[filter.op]} ${bound(column, filter.value)}`
  }
}

export const whereSql = (scope: Scope, filters: readonly Filter[], ...more: string[]) => {
  const conditions = [...filters.map((filter) => filterSql(scope, filter)), ...more]
  return conditions.length === 0 ? '' : `\nWHERE ${conditions.join('\n  AND ')}`
}
