import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { allowedFunctions, allowedTableFunctions } from './sql-functions.ts'

test('every allowed function exists in DuckDB', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const reader = await connection.runAndReadAll(
    'SELECT DISTINCT lower(function_name) FROM duckdb_functions()',
  )
  const known = new Set(reader.getRows().map(([name]) => String(name)))
  const listed = [...allowedFunctions, ...allowedTableFunctions]
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})

const database = await openDatabase({ memoryMb: 64, threads: 1 })
await database.create({
  name: 't',
  columns: [
    { name: 'a', type: 'text' },
    { name: 'n', type: 'integer' },
    { name: 'd', type: 'date' },
  ],
})
const connection = await database.connect()

test.each([
  `SELECT j -> 'a', j ->> '$.a' FROM (SELECT '{"a": 1}'::JSON AS j)`,
  "SELECT ifnull(a, 'b'), coalesce(a, 'c'), if(n > 1, 1, 2), nullif(a, ''), a IS DISTINCT FROM 'b' FROM t",
  "SELECT a LIKE 'b', a ILIKE 'b', a NOT LIKE 'b', a GLOB 'b', a SIMILAR TO 'b', a ~ 'b', a ^@ 'b' FROM t",
  'SELECT @n, -n, n ** 2, n // 2, n % 2, n & 1, n | 1, n << 1, ~n, 5! FROM t',
  'SELECT row_number() OVER (ORDER BY n), sum(n) OVER (), lag(a) OVER (PARTITION BY a ORDER BY d) FROM t',
  "SELECT extract(year FROM d), d + INTERVAL 3 DAY, date_trunc('month', d), strftime(d, '%Y'), today() FROM t",
  "SELECT a[1:2], a.upper(), [1, 2], {'x': 1}.x, MAP {'a': 1}['a'], [x * 2 FOR x IN [1, 2]] FROM t",
  'SELECT list_transform([1], lambda x: x + 1), list_contains([1], 1), unnest(range(1, 13))',
  'SELECT any_value(a ORDER BY n), count(DISTINCT a) FILTER (n > 1), quantile_cont(n, 0.5), arg_max(a, n) FROM t',
  "SELECT trim(BOTH ' ' FROM a), substring(a FROM 1 FOR 2), position('a' IN a), strip_accents(lower(a)) FROM t",
  'SELECT * FROM t WHERE a IN (FROM (SELECT a FROM t)) AND EXISTS (SELECT 1) AND n = ANY (SELECT 1)',
  'SELECT grouping(a), count(*) FROM t GROUP BY ROLLUP (a)',
  "SELECT * FROM range(DATE '2025-01-01', DATE '2026-01-01', INTERVAL 1 MONTH)",
  "SELECT * FROM generate_series(today() - INTERVAL 1 YEAR, today(), INTERVAL '1 day')",
  'SELECT * FROM generate_series(-5, 5), range(10), unnest([1, 2])',
  'WITH a AS (SELECT 1 AS x), b AS (FROM a), c AS (WITH a AS (SELECT 2 AS y) FROM a) FROM b, c',
  'WITH t AS (FROM main.t) FROM t',
  'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 5) FROM n',
])('runs a computation over rows: %s', async (sql) => {
  const result = database.query(connection, { sql, maxRows: 10, maxCharacters: 10_000 })
  await expect(result).resolves.toMatchObject({ columns: expect.any(Array) })
})
