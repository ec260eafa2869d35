import { constants } from 'node:sqlite'
import { ConnectorError } from '../connector-error.ts'
import { openImage, type DatabaseFile } from './database-image.ts'

type Value = string | bigint | number | Uint8Array | null | undefined
/** A row by column name; columns missing in a version are undefined. */
export type Row = Readonly<Record<string, Value>>

export type KnownTables = {
  has: (table: string) => boolean
  /** All rows in `rowid` order, each including its `rowid`. */
  rows: (table: string, columns: readonly string[]) => Generator<Row>
  /** A reader of single rows by `rowid`. */
  rowOf: (table: string, columns: readonly string[]) => (rowid: number) => Row | undefined
  close: () => Promise<void>
}

/** No phone has more rows in one table. */
const mostRows = 20_000_000
const mostTables = 10_000

/**
 * Opens a database from an untrusted source without executing anything in it: no views, triggers,
 * virtual tables, computed columns or functions; rows are read from plain tables only.
 */
export async function openTables(file: DatabaseFile, inMemory?: number): Promise<KnownTables> {
  const { database, close } = await openImage(file, inMemory)
  try {
    database.exec(
      'PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA query_only = ON; PRAGMA mmap_size = 0',
    )
    const columns = plainTables(database)
    const { SQLITE_SELECT, SQLITE_READ, SQLITE_OK, SQLITE_DENY } = constants
    database.setAuthorizer((action) =>
      action === SQLITE_SELECT || action === SQLITE_READ ? SQLITE_OK : SQLITE_DENY,
    )
    const select = (table: string, wanted: readonly string[]) => {
      const known = columns.get(table)
      const found = wanted.filter((name) => known?.has(name))
      return `SELECT rowid AS rowid${found.map((name) => `, "${name}"`).join('')} FROM "${table}"`
    }
    return {
      has: (table) => columns.has(table),
      *rows(table, wanted) {
        if (!columns.has(table)) return
        try {
          yield* rising(database.prepare(`${select(table, wanted)} ORDER BY rowid`).iterate())
        } catch (error) {
          throw asBadFile(error)
        }
      },
      rowOf(table, wanted) {
        try {
          const statement = database.prepare(`${select(table, wanted)} WHERE rowid = ?`)
          return (rowid) => {
            try {
              return statement.get(rowid)
            } catch (error) {
              throw asBadFile(error)
            }
          }
        } catch (error) {
          throw asBadFile(error)
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw asBadFile(error)
  }
}

/** A damaged tree can contain cycles, so row ids must increase and their count is limited. */
function* rising(rows: Iterable<Record<string, Value>>): Generator<Row> {
  let last: bigint | undefined
  let count = 0
  for (const row of rows) {
    const { rowid } = row
    count += 1
    if (typeof rowid !== 'bigint' || (last !== undefined && rowid <= last) || count > mostRows) {
      throw new ConnectorError('bad_file')
    }
    last = rowid
    yield row
  }
}

type Database = Awaited<ReturnType<typeof openImage>>['database']

function plainTables(database: Database): Map<string, Set<string>> {
  const tables = new Map<string, Set<string>>()
  const info = database.prepare('SELECT name, hidden FROM pragma_table_xinfo(?)')
  const schema = database.prepare(`SELECT type, name, sql FROM sqlite_schema LIMIT ${mostTables}`)
  for (const { type, name, sql } of schema.all()) {
    if (type !== 'table' || typeof name !== 'string' || typeof sql !== 'string') continue
    if (!/^CREATE TABLE/i.test(sql) || !/^\w+$/.test(name)) continue
    const columns = info
      .all(name)
      .flatMap(({ name: column, hidden }) =>
        typeof column === 'string' && hidden === 0n ? [column] : [],
      )
    tables.set(name, new Set(columns))
  }
  return tables
}

/** SQLite errors about the file are reported as a bad file. */
function asBadFile(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error
    ? new ConnectorError('bad_file', { cause: error })
    : error
}

/** Some tools store text as bytes. */
export const textOf = (value: Value): string =>
  typeof value === 'string' ? value : (bytesOf(value)?.toString('utf8') ?? '')
export const bytesOf = (value: Value): Buffer | undefined =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : undefined
/** Apple's timestamps exceed exact integers, but millisecond precision is enough. */
export const numberOf = (value: Value): number =>
  typeof value === 'bigint' || typeof value === 'number' ? Number(value) : 0
