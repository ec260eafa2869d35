import { DuckDBInstance } from '@duckdb/node-api'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { Cell } from '#shared/answers.ts'
import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import { appendCell, columnTypeOf, duckTypes, toCell } from './cell-values.ts'
import { checkSql } from './check-sql.ts'
import type { QueryResult, TableShape } from './messages.ts'
import { SqlError, sqlErrorOf } from './sql-error.ts'

const flushedRows = 10_000
type Asked = { sql: string; maxRows: number; maxCharacters: number }
type View = { name: string; of: string; column: string; value: string }

/** An in-memory database without access to anything but the rows it is given. */
export async function openDatabase(limits: { memoryMb: number; threads: number }) {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(limits.threads),
    memory_limit: `${limits.memoryMb}MB`,
    enable_external_access: 'false',
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_unsigned_extensions: 'false',
  })
  const owner = await instance.connect()
  for (const setting of [
    "disabled_filesystems = 'LocalFileSystem'",
    "max_temp_directory_size = '0B'",
    'allow_persistent_secrets = false',
    'lock_configuration = true',
  ]) {
    await owner.run(`SET ${setting}`)
  }
  const tables = new Set<string>()
  const views = new Set<string>()

  async function create(table: TableShape) {
    const columns = table.columns.map(
      ({ name, type }) => `${quotedName(name)} ${duckTypes[type].toString()}`,
    )
    await owner.run(`CREATE TABLE ${quotedName(table.name)} ("_row" BIGINT, ${columns.join(', ')})`)
    tables.add(table.name)
  }

  async function append(table: TableShape, rows: Cell[][], rowNumbers: number[]) {
    const appender = await owner.createAppender(table.name)
    const types = table.columns.map(({ type }) => type)
    for (const [index, row] of rows.entries()) {
      const rowNumber = rowNumbers[index]
      if (rowNumber === undefined) appender.appendNull()
      else appender.appendBigInt(BigInt(rowNumber))
      for (const [column, type] of types.entries()) appendCell(appender, row[column] ?? null, type)
      appender.endRow()
      if (index % flushedRows === flushedRows - 1) appender.flushSync()
    }
    appender.closeSync()
  }

  async function remove(names: readonly string[], rows: readonly number[]) {
    const list = rows.map((row) => Math.trunc(row)).join(', ')
    for (const name of names) {
      await owner.run(`DELETE FROM ${quotedName(name)} WHERE "_row" IN (${list})`)
    }
  }

  async function rename(name: string, to: string) {
    await owner.run(`ALTER TABLE ${quotedName(name)} RENAME TO ${quotedName(to)}`)
    tables.delete(name)
    tables.add(to)
  }

  async function view({ name, of, column, value }: View) {
    await owner.run(
      `CREATE VIEW ${quotedName(name)} AS SELECT * FROM ${quotedName(of)} WHERE ${quotedName(column)} = ${quotedText(value)}`,
    )
    tables.add(name)
    views.add(name)
  }

  async function drop(name: string) {
    await owner.run(`DROP ${views.delete(name) ? 'VIEW' : 'TABLE'} IF EXISTS ${quotedName(name)}`)
    tables.delete(name)
  }

  return {
    create,
    append,
    remove,
    rename,
    view,
    drop,
    connect: () => instance.connect(),
    query: (connection: DuckDBConnection, asked: Asked) => runQuery(connection, asked, tables),
  }
}
export type Database = Awaited<ReturnType<typeof openDatabase>>

async function assertAllowed(connection: DuckDBConnection, sql: string, tables: Set<string>) {
  const reader = await connection.runAndReadAll('SELECT json_serialize_sql($1::VARCHAR)', [sql])
  const parsed: unknown = JSON.parse(reader.getRows()[0]?.[0]?.toString() ?? '{}')
  const tree = typeof parsed === 'object' && parsed !== null ? parsed : {}
  const statements = 'statements' in tree && Array.isArray(tree.statements) ? tree.statements : []
  const error = !('error' in tree) || tree.error !== false
  const refusal = checkSql({ error, statements }, tables)
  if (!refusal) return
  // For a text that is not SQL, the parser's message helps more than "only a SELECT".
  const isSyntax = error && 'error_type' in tree && tree.error_type === 'parser'
  const syntax = isSyntax && 'error_message' in tree ? String(tree.error_message) : undefined
  throw new SqlError(refusal.code, syntax ? `This is not valid SQL: ${syntax}` : refusal.message)
}

const charactersOf = (rows: readonly Cell[][]) =>
  rows.flat().reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)

const tooLarge = () =>
  new SqlError('query.too_large', 'The result is too large. Ask for fewer rows or shorter texts.')

async function runQuery(
  connection: DuckDBConnection,
  { sql, maxRows, maxCharacters }: Asked,
  tables: Set<string>,
): Promise<QueryResult> {
  const body = sql.trim().replace(/;\s*$/, '')
  try {
    await assertAllowed(connection, sql, tables)
    // The line break ends a comment at the end of the statement.
    const limited = `SELECT * FROM (${body}\n) LIMIT ${maxRows + 1}`
    const reader = await connection.runAndReadAll(limited)
    const rows = reader.getRows().map((row) => row.map(toCell))
    if (charactersOf(rows) > maxCharacters) throw tooLarge()
    const columns = reader.columnNames().map((name, index) => ({
      name,
      type: columnTypeOf(reader.columnTypeId(index)),
    }))
    const truncated = rows.length > maxRows
    const count = truncated
      ? await connection.runAndReadAll(`SELECT count(*) FROM (${body}\n)`)
      : undefined
    const total = count ? Number(count.getRowsJS()[0]?.[0] ?? rows.length) : rows.length
    return { columns, rows: truncated ? rows.slice(0, maxRows) : rows, total, truncated }
  } catch (error) {
    throw sqlErrorOf(error)
  }
}
