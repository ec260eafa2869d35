import type { IndexedColumn, IndexedTable } from './indexed-table.ts'

/** A column that references the identifying column of another table. */
export type ForeignKey = {
  from: string
  table: IndexedTable
  to: string
  /** The referenced column may contain duplicates; one row of each is used. */
  distinct?: boolean
}

const keyNames = new Set(['id', 'code', 'nr', 'no', 'number', 'nummer', 'key', 'uid', 'kennung'])
/** Number of values compared; enough to decide. */
const compared = 200
const leastContained = 0.95

const isUnique = ({ distinct, empty }: IndexedColumn, { rows }: IndexedTable) =>
  rows >= 2 && empty === 0 && distinct === rows

const kindOf = ({ type }: IndexedColumn) => (type === 'number' ? 'integer' : type)

/** Whether headings suggest a reference: `singer_id` to `id` of singers, or similar. */
function isNamedFor(column: IndexedColumn, key: IndexedColumn, parent: IndexedTable): boolean {
  const own = key.stems.filter((stem) => !keyNames.has(stem))
  const rest = column.stems.filter((stem) => !keyNames.has(stem))
  if (rest.length === 0) return false
  const isOf = rest.some((stem) => parent.nameStems.has(stem))
  if (own.length === 0) return isOf
  if (own.every((stem) => rest.includes(stem)))
    return rest.length === own.length || isOf || own.length > 1
  // A column named after the table contains the names of its rows.
  return isOf && key.stems.includes('name')
}

function isContained(column: IndexedColumn, key: IndexedColumn): boolean {
  if (column.distinct === 0 || column.distinct > key.distinct) return false
  if (column.values.length > 0) {
    const known = new Set(key.values)
    const sample = column.values.slice(0, compared)
    return sample.filter((value) => known.has(value)).length >= sample.length * leastContained
  }
  if (column.type === 'text' || column.min === undefined || key.min === undefined) return false
  const [min, max] = [Number(column.min), Number(column.max)]
  return min >= Number(key.min) && max <= Number(key.max)
}

/** Contacts are identified by name; these columns hold people who may be among them. */
const people: Record<string, string> = { Mails: 'from_name', Messages: 'sender_name' }

function personKey(table: IndexedTable, other: IndexedTable): ForeignKey[] {
  if (!table.records || !other.records || other.name !== 'contacts') return []
  const column = table.columns.find(({ name }) => name === people[table.sheet])
  const key = other.columns.find(({ name }) => name === 'name')
  const known = new Set(key?.values)
  if (!column || !key || !column.values.some((value) => known.has(value))) return []
  return [{ from: column.name, table: other, to: key.name, distinct: true }]
}

/** Every other table that a table's rows reference, judged by headings and values. */
export function foreignKeys(table: IndexedTable, tables: readonly IndexedTable[]): ForeignKey[] {
  return tables.flatMap((parent) => {
    if (parent === table) return []
    if (table.records || parent.records) return personKey(table, parent)
    const keys = parent.columns.filter((column) => isUnique(column, parent))
    return table.columns.flatMap((column) => {
      const key = keys.find(
        (each) =>
          kindOf(each) === kindOf(column) &&
          isNamedFor(column, each, parent) &&
          isContained(column, each),
      )
      return key ? [{ from: column.name, table: parent, to: key.name }] : []
    })
  })
}
