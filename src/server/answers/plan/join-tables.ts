import type { CatalogTable } from '#server/workspace/catalog.ts'
import type { TypedQuery } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import { foreignKeys } from './foreign-keys.ts'
import type { ForeignKey } from './foreign-keys.ts'
import type { Join } from './join.ts'

/** More tables would make every question slow. */
const mostJoins = 8
const mostTables = 60

type Joined = { join: Join; table: IndexedTable }

/** The tables that a table references, directly or through one other, each under its own alias. */
function joinsOf(table: IndexedTable, keysOf: (table: IndexedTable) => ForeignKey[]): Joined[] {
  const found: Joined[] = []
  const taken = new Set([table.name])
  const add = (keys: readonly ForeignKey[], prefix: string) =>
    keys.flatMap(({ from, table: parent, to, distinct }) => {
      if (found.length >= mostJoins || parent === table) return []
      let alias = parent.name
      for (let count = 2; taken.has(alias); count++) alias = `${parent.name}_${count}`
      taken.add(alias)
      const join = { table: parent.name, alias, from: `${prefix}${from}`, to }
      const each = { join: distinct ? { ...join, distinct } : join, table: parent }
      found.push(each)
      return [each]
    })
  for (const { join, table: parent } of add(keysOf(table), '')) {
    add(keysOf(parent), `${join.alias}.`)
  }
  return found
}

const singular = (text: string) => text.replace(/\.[a-z0-9]{1,5}$/i, '')

/** A table widened with the columns of the tables it references; the rows stay the same. */
function joinedCatalog(table: IndexedTable, joins: readonly Joined[]): CatalogTable {
  const more = joins.flatMap(({ join, table: parent }) => {
    const title = singular(
      parent.sheet === 'Sheet1' || parent.sheet === '' ? parent.documentName : parent.sheet,
    )
    return parent.columns
      .filter(({ name }) => name !== join.to || parent.records === undefined)
      .map((column) => ({
        ...column,
        name: `${join.alias}.${column.name}`,
        label: `${title} ${column.label}`,
      }))
  })
  return { ...table, columns: [...table.columns, ...more] }
}

/** Tables widened with the tables they reference, for questions about both. */
export function joinTables(
  tables: readonly IndexedTable[],
  indexTable: (table: CatalogTable) => IndexedTable,
): IndexedTable[] {
  if (tables.length < 2 || tables.length > mostTables) return []
  const known = new Map<IndexedTable, ForeignKey[]>()
  const keysOf = (table: IndexedTable) => {
    const keys = known.get(table) ?? foreignKeys(table, tables)
    known.set(table, keys)
    return keys
  }
  return tables
    .flatMap((table) => {
      const joins = joinsOf(table, keysOf)
      if (joins.length === 0) return []
      const indexed = indexTable(joinedCatalog(table, joins))
      const parents = joins.map(({ join, table: parent }) => ({
        stems: parent.nameStems,
        key: join.from,
      }))
      const nameStems = new Set([...table.nameStems, ...parents.flatMap(({ stems }) => [...stems])])
      return [
        {
          ...indexed,
          nameStems,
          parents,
          joins: joins.map(({ join }) => join),
          base: table,
          related: table.related,
        },
      ]
    })
    .map(({ related, ...rest }) => (related ? { ...rest, related } : rest))
}

const namesOf = ({ measure, select, filters, groupBy, order, comparison }: TypedQuery) =>
  [
    measure.column,
    measure.per?.column,
    groupBy?.column,
    order?.column,
    ...select,
    ...filters.map(({ column }) => column),
    ...(comparison ?? []).map(({ filter }) => filter.column),
  ].flatMap((name) => name ?? [])

/** The query with the joins it needs; undefined if it needs none. */
export function withJoins(query: TypedQuery, { joins = [] }: IndexedTable): TypedQuery | undefined {
  const aliases = new Set(namesOf(query).flatMap((name) => /^(.+?)\./.exec(name)?.[1] ?? []))
  const needed = joins.filter(({ alias }) => aliases.has(alias))
  if (needed.length === 0) return undefined
  const through = new Set(needed.flatMap(({ from }) => /^(.+?)\./.exec(from)?.[1] ?? []))
  return { ...query, joins: joins.filter(({ alias }) => aliases.has(alias) || through.has(alias)) }
}
