import { afterAll, describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { sheetsInMemory } from './fixtures.ts'
import { createWorkspaces } from './workspace.ts'

const log = { info: () => undefined, warn: () => undefined }
const expenses = {
  documentName: 'Expenses 2025.xlsx',
  sheet: 'Sheet1',
  documentId: 'doc_expenses',
  columns: [
    { name: 'Date', type: 'date' as const },
    { name: 'Category', type: 'text' as const },
    { name: 'Amount (EUR)', type: 'number' as const, unit: 'EUR' },
    { name: 'Shared with', type: 'text' as const },
  ],
  rows: [
    ['2025-03-01', 'Groceries', 20.5, 'Ann'],
    ['2025-03-09', 'Rent', 900, 'Ann, Bob, Cem'],
    ['2025-04-02', 'Groceries', 30, 'Bob, Cem'],
    ['2025-04-03', null, 1.5, 'Bob'],
    ['2025-04-03', 'Fun', 5, 'Cem, Ann'],
  ],
}
const memory = sheetsInMemory({ ada: [expenses], ben: [] })
const workspaces = createWorkspaces({ source: memory.source, log })
afterAll(() => workspaces.close())

const endless =
  'SELECT count(*) FROM range(1000000) a, range(1000000) b, range(1000000) c WHERE a.range % 7 = b.range % 3'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('a workspace', () => {
  test('answers a SELECT over an uploaded sheet', async () => {
    const result = await workspaces.query(
      'ada',
      'SELECT category, sum(amount_eur) AS total FROM expenses_2025 WHERE category IS NOT NULL GROUP BY 1 ORDER BY 2 DESC',
    )
    expect(result).toEqual({
      columns: [
        { name: 'category', type: 'text' },
        { name: 'total', type: 'number' },
      ],
      rows: [
        ['Rent', 900],
        ['Groceries', 50.5],
        ['Fun', 5],
      ],
      total: 3,
      truncated: false,
    })
  })

  test("keeps the sheet's row number with each row, and dates as dates", async () => {
    const { rows } = await workspaces.query(
      'ada',
      "SELECT _row, date FROM expenses_2025 WHERE date >= DATE '2025-04-01' ORDER BY _row LIMIT 2",
    )
    expect(rows).toEqual([
      [4, '2025-04-02'],
      [5, '2025-04-03'],
    ])
  })

  test('truncates a long result and still reports the number of rows', async () => {
    const sql = 'SELECT * FROM range(2500) -- every row'
    const result = await workspaces.query('ada', sql, { maxRows: 10 })
    expect(result.rows).toHaveLength(10)
    expect(result).toMatchObject({ total: 2500, truncated: true })
  })

  test('holds no data of another person', async () => {
    expect(await failure(workspaces.query('ben', 'SELECT * FROM expenses_2025'))).toBe(
      'query.unknown_table',
    )
    expect((await workspaces.catalog('ben')).tables).toEqual([])
  })

  test('describes its tables with labels, units, bounds, values and lists', async () => {
    const { tables } = await workspaces.catalog('ada')
    expect(tables).toHaveLength(1)
    const [table] = tables
    expect(table).toMatchObject({ name: 'expenses_2025', rows: 5, firstRow: 2, lastRow: 6 })
    expect(table?.columns).toMatchObject([
      { name: 'date', min: '2025-03-01', max: '2025-04-03', sheetColumn: 0 },
      { name: 'category', values: ['Groceries', 'Fun', 'Rent'], distinct: 3, empty: 1 },
      { name: 'amount_eur', label: 'Amount (EUR)', unit: 'EUR', min: 1.5, max: 900 },
      { name: 'shared_with', separator: ', ' },
    ])
  })

  test('has new rows and forgets deleted documents by the next question', async () => {
    const own = sheetsInMemory()
    const spaces = createWorkspaces({ source: own.source, log })
    const first = own.add('cem', expenses)
    const count = 'SELECT count(*) FROM expenses_2025'
    expect((await spaces.query('cem', count)).rows).toEqual([[5]])
    own.add('cem', { ...expenses, documentId: 'doc_second', rows: expenses.rows.slice(0, 2) })
    expect((await spaces.query('cem', `${count}_2`)).rows).toEqual([[2]])
    own.remove('cem', first)
    expect((await spaces.query('cem', count)).rows).toEqual([[2]])
    await spaces.close()
  })

  test('describes a sheet that is loaded while earlier ones are being described', async () => {
    const own = sheetsInMemory()
    const loading = Promise.withResolvers<undefined>()
    const described = Promise.withResolvers<undefined>()
    const source = {
      ...own.source,
      async *load(userId: string, sinceSeq: number, timeZone: string) {
        if (sinceSeq > 0) await described.promise
        yield* own.source.load(userId, sinceSeq, timeZone)
        loading.resolve(undefined)
      },
    }
    const spaces = createWorkspaces({ source, log })
    own.add('cem', expenses)
    const first = spaces.catalog('cem')
    await loading.promise
    own.add('cem', { ...expenses, documentName: 'Late.csv' })
    const second = spaces.catalog('cem')
    await first
    described.resolve(undefined)
    const names = (await second).tables.map(({ documentName }) => documentName)
    expect(names).toEqual(['Expenses 2025.xlsx', 'Late.csv'])
    await spaces.close()
  })

  test('stops a query at its time limit and answers the next one', async () => {
    expect(await failure(workspaces.query('ada', endless, { timeLimitMs: 100 }))).toBe(
      'query.time_limit',
    )
    expect((await workspaces.query('ada', 'SELECT 1')).rows).toEqual([[1]])
  })

  test('stops a query when its requester disconnects', async () => {
    const controller = new AbortController()
    const running = workspaces.query('ada', endless, { signal: controller.signal })
    controller.abort()
    expect(await failure(running)).toBe('query.time_limit')
  })

  test('bounds the memory of a query', async () => {
    const spaces = createWorkspaces({ source: memory.source, log, limits: { memoryMb: 64 } })
    const sql = 'SELECT list(a.range) FROM range(1000000) a, range(200) b'
    expect(await failure(spaces.query('ada', sql))).toMatch(/^query\.(memory_limit|ended)$/)
    await spaces.close()
  })

  test.each([
    ["SELECT repeat('x', 20000000)", 'query.too_large'],
    ["SELECT repeat('x', 100000) FROM range(300)", 'query.too_large'],
    ["SELECT string_agg(repeat('x', 1000)) FROM range(30000)", 'query.too_large'],
  ])("refuses a result that would fill the server's memory: %s", async (sql, code) => {
    expect(await failure(workspaces.query('ada', sql))).toBe(code)
    expect((await workspaces.query('ada', 'SELECT 1')).rows).toEqual([[1]])
  })

  test('stops endless recursion', async () => {
    const forever = 'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i FROM n) SELECT * FROM n'
    const asked = workspaces.query('ada', forever, { timeLimitMs: 100 })
    expect(await failure(asked)).toMatch(/^query\.(time_limit|memory_limit)$/)
  })
})

describe('what a workspace refuses', () => {
  test.each([
    ["SELECT * FROM read_csv('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM read_csv_auto('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM read_text('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM read_blob('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM read_json('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM read_parquet('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM parquet_scan('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM sniff_csv('/etc/passwd')", 'query.function_refused'],
    ["SELECT * FROM glob('/*')", 'query.function_refused'],
    ['SELECT * FROM duckdb_settings()', 'query.function_refused'],
    ['SELECT * FROM duckdb_secrets()', 'query.function_refused'],
    ["SELECT * FROM query('SELECT 1')", 'query.function_refused'],
    ["SELECT * FROM query_table('expenses_2025')", 'query.function_refused'],
    ["SELECT * FROM pragma_table_info('expenses_2025')", 'query.function_refused'],
    ['SELECT * FROM checkpoint()', 'query.function_refused'],
    ["SELECT getenv('HOME')", 'query.function_refused'],
    ["SELECT current_setting('memory_limit')", 'query.function_refused'],
    ["SELECT write_log('x')", 'query.function_refused'],
    ["SELECT (SELECT max(content) FROM read_text('/etc/passwd'))", 'query.function_refused'],
    ["WITH x AS (FROM read_text('/etc/passwd')) SELECT * FROM x", 'query.function_refused'],
    ["SELECT * FROM range((SELECT length(getenv('HOME'))))", 'query.long_series'],
    ["SELECT getenv('HOME') OVER ()", 'query.function_refused'],
    ['SELECT no_such_function(1)', 'query.function_refused'],
    ["SELECT * FROM '/etc/passwd'", 'query.unknown_table'],
    ["SELECT * FROM 'data.csv'", 'query.unknown_table'],
    ['SELECT * FROM information_schema.tables', 'query.unknown_table'],
    ['SELECT * FROM sqlite_master', 'query.unknown_table'],
    ['SELECT * FROM duckdb_tables', 'query.unknown_table'],
    ['WITH duckdb_tables AS (FROM duckdb_tables) FROM duckdb_tables', 'query.unknown_table'],
    ['WITH duckdb_tables AS (SELECT 1) FROM main.duckdb_tables', 'query.unknown_table'],
    [
      'WITH RECURSIVE pg_class AS (FROM pg_class UNION ALL FROM pg_class) FROM pg_class',
      'query.unknown_table',
    ],
    ['WITH tables AS (SELECT 1) FROM information_schema.tables', 'query.unknown_table'],
    ['WITH a AS (FROM (WITH b AS (SELECT 1) FROM b)) FROM a, b', 'query.unknown_table'],
    ['WITH a AS (FROM b), b AS (SELECT 1) FROM a', 'query.unknown_table'],
    ['SELECT * FROM pg_catalog.pg_class', 'query.unknown_table'],
    ["COPY expenses_2025 TO '/tmp/stolen.csv'", 'query.not_select'],
    ["COPY expenses_2025 FROM '/etc/passwd'", 'query.not_select'],
    ["EXPORT DATABASE '/tmp/stolen'", 'query.not_select'],
    ["ATTACH '/tmp/other.db'", 'query.not_select'],
    ["ATTACH ':memory:' AS other", 'query.not_select'],
    ['INSTALL httpfs', 'query.not_select'],
    ['LOAD httpfs', 'query.not_select'],
    ['PRAGMA database_list', 'query.not_select'],
    ['SET threads = 64', 'query.not_select'],
    ['RESET lock_configuration', 'query.not_select'],
    ['CALL pragma_version()', 'query.not_select'],
    ['CREATE TABLE mine AS SELECT 1', 'query.not_select'],
    ["INSERT INTO expenses_2025 VALUES (1, NULL, 'x', 1, 'x')", 'query.not_select'],
    ['UPDATE expenses_2025 SET amount_eur = 0', 'query.not_select'],
    ['DELETE FROM expenses_2025', 'query.not_select'],
    ['DROP TABLE expenses_2025', 'query.not_select'],
    ['PREPARE p AS SELECT 1', 'query.not_select'],
    ['BEGIN', 'query.not_select'],
    ['CHECKPOINT', 'query.not_select'],
    ['USE memory', 'query.not_select'],
    ['SHOW TABLES', 'query.not_select'],
    ['DESCRIBE expenses_2025', 'query.not_select'],
    ['SUMMARIZE expenses_2025', 'query.not_select'],
    ['EXPLAIN SELECT 1', 'query.not_select'],
    ['SELECT 1; SELECT 2', 'query.one_statement'],
    ['SELECT 1; DROP TABLE expenses_2025', 'query.not_select'],
    ['', 'query.one_statement'],
    ['not even sql', 'query.not_select'],
    ['SELECT 1) UNION (SELECT 2', 'query.not_select'],
    ['SELECT nothing FROM expenses_2025', 'query.failed'],
    ['SELECT CAST(category AS INTEGER) FROM expenses_2025', 'query.failed'],
  ])('%s', async (sql, code) => {
    expect(await failure(workspaces.query('ada', sql))).toBe(code)
  })

  test('leaves its rows unchanged', async () => {
    const { rows } = await workspaces.query(
      'ada',
      'SELECT count(*), round(sum(amount_eur), 2) FROM expenses_2025',
    )
    expect(rows).toEqual([[5, 957]])
  })

  test('never repeats a stored value in an error', async () => {
    const sql = 'SELECT CAST(category AS INTEGER) FROM expenses_2025'
    const error: unknown = await workspaces.query('ada', sql).catch((e: unknown) => e)
    expect(String(error)).not.toMatch(/Groceries|Rent/)
  })
})
