import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { treeOf } from '../../../bench/server/memory-of-tree.ts'
import { sheetsInMemory } from './fixtures.ts'
import { mostResidentMb } from './memory-limit.ts'
import { createWorkspaces } from './workspace.ts'
import { workspaceLimits } from './workspace-limits.ts'

const log = { info: () => undefined, warn: () => undefined }
const shopping = {
  documentName: 'Shopping.xlsx',
  columns: [{ name: 'Item', type: 'text' as const }],
  rows: [['Tea'], ['Bread'], ['Salt']],
}
const { source } = sheetsInMemory({ ada: [shopping], ben: [shopping] })
const workspaces = createWorkspaces({ source, log })
const timeLimitMs = 2_000
const count = 'SELECT count(*) FROM shopping'

beforeAll(async () => {
  await Promise.all([workspaces.warm('ada'), workspaces.warm('ben')])
})
afterAll(() => workspaces.close())

/** Peak resident memory of any worker of this process, as counted by the kernel; Linux only. */
function peakMb(): number {
  const workers = treeOf(process.pid).flatMap((pid) => {
    const command = read(`/proc/${pid}/cmdline`)
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]
    return command.includes('workspace-worker') ? [Number(peak ?? 0) / 1024] : []
  })
  return Math.max(0, ...workers)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const long = (length: number, letter = 'a') => `repeat('${letter}', ${length})`
const million = 'range(1000000)'
const values = "'abcdefghijklmnopqrstuvwxyz'"

test.each([
  // Functions that grow texts.
  `SELECT length(replace(${long(100_000_000)}, 'a', ${long(100, 'b')}))`,
  `SELECT length(regexp_replace(${long(50_000_000)}, 'a', ${long(100, 'b')}, 'g'))`,
  `SELECT length(${long(2_000_000_000)})`,
  `SELECT length(${long(1_000_000_000)} || ${long(1_000_000_000)} || ${long(1_000_000_000)})`,
  `SELECT length(lpad('a', 2000000000, 'b'))`,
  `SELECT length(rpad('a', 2000000000, 'b'))`,
  `SELECT length(translate(${long(300_000_000)}, 'a', 'ä'))`,
  `SELECT length(upper(${long(500_000_000, 'ß')}))`,
  `SELECT length(reverse(${long(800_000_000)}))`,
  `SELECT length(hex(${long(500_000_000)}))`,
  `SELECT length(to_base64(encode(${long(700_000_000)})))`,
  `SELECT length(url_encode(${long(300_000_000, 'ä')}))`,
  `SELECT length(printf('%1000000000d', 1))`,
  `SELECT length(format('{:1000000000}', 1))`,
  `SELECT length(bar(1, 0, 1, 1000000000))`,
  `SELECT max(length(${long(100_000)} || i)) FROM ${million} t(i)`,
  `SELECT max(s) FROM (SELECT ${long(1_000_000)} || i AS s FROM range(100000) t(i))`,
  // Text comparisons with a table of both texts.
  `SELECT damerau_levenshtein(${long(60_000)}, ${long(60_000, 'b')})`,
  `SELECT levenshtein(${long(1_000_000)}, ${long(1_000_000, 'b')})`,
  `SELECT jaro_winkler_similarity(${long(50_000_000)}, ${long(50_000_000, 'b')})`,
  `SELECT len(string_split(${long(200_000_000)}, ''))`,
  `SELECT len(regexp_extract_all(${long(100_000_000)}, '.'))`,
  `SELECT len(str_split_regex(${long(100_000_000)}, 'a'))`,
  // Lists and aggregates that keep their values.
  `SELECT count(*) FROM (SELECT a.range * 1000000 + b.range AS i FROM ${million} a, range(1000) b) GROUP BY i`,
  `SELECT len(list(a.range)) FROM ${million} a, range(1000) b`,
  `SELECT len(array_agg(${values} || a.range)) FROM ${million} a, range(100) b`,
  `SELECT length(string_agg(${values}, ',')) FROM ${million} a, range(1000) b`,
  `SELECT len(histogram(a.range * 1000 + b.range)) FROM ${million} a, range(1000) b`,
  `SELECT count(DISTINCT a.range * 1000 + b.range) FROM ${million} a, range(1000) b`,
  `SELECT median(a.range + b.range) FROM ${million} a, range(1000) b`,
  `SELECT mode(a.range * 1000 + b.range) FROM ${million} a, range(1000) b`,
  `SELECT quantile_cont(a.range + b.range, [0.1, 0.9]) FROM ${million} a, range(1000) b`,
  `SELECT json_group_array(a.range) FROM ${million} a, range(1000) b`,
  `SELECT sum(len(range(10000))) FROM ${million} t(i)`,
  `SELECT sum(len(list_resize([1], 100000000 + i))) FROM range(1000) t(i)`,
  `SELECT len(list_transform(range(10000), lambda x: list_transform(range(10000), lambda y: range(10000))))`,
  `SELECT len(flatten(list_transform(range(10000), lambda x: range(10000))))`,
  `SELECT len(list_sort(list(a.range))) FROM ${million} a, range(500) b`,
  // Joins, windows and sorts that hold every row.
  `SELECT * FROM ${million} a, ${million} b ORDER BY a.range * b.range DESC`,
  `SELECT max(r) FROM (SELECT row_number() OVER (ORDER BY a.range + b.range) AS r FROM ${million} a, range(1000) b)`,
  `SELECT list(a.range) OVER () FROM ${million} a, range(10) b`,
  `SELECT count(*) FROM ${million} a JOIN (SELECT range % 7 AS k FROM ${million}) b ON a.range % 7 = b.k`,
  `SELECT DISTINCT a.range, b.range FROM ${million} a, ${million} b`,
  `SELECT a.range FROM ${million} a, range(1000) b UNION SELECT a.range * -1 FROM ${million} a, range(1000) b`,
  // Recursion.
  `WITH RECURSIVE t AS (SELECT 'aaaaaaaa' AS s UNION ALL SELECT s || s FROM t) SELECT max(length(s)) FROM t`,
  `WITH RECURSIVE t AS (SELECT [1, 2] AS l UNION ALL SELECT list_concat(l, l) FROM t) SELECT max(len(l)) FROM t`,
  `WITH RECURSIVE t AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM t, range(100)) SELECT count(*) FROM t`,
  `WITH RECURSIVE t AS (SELECT 1 AS i UNION SELECT i + b.range FROM t, range(1000) b) SELECT count(*) FROM t`,
  // Series that are refused as too long.
  'SELECT count(*) FROM range(1000000000) t(i) GROUP BY i',
  "SELECT count(*) FROM range('0'::BIGINT, '1000000000'::BIGINT)",
])('has bounded memory and does not block other statements: %s', async (sql) => {
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMb())), 10)
  const attack = workspaces
    .query('ada', sql, { timeLimitMs, maxRows: 10 })
    .catch((error: unknown) => error)
    .finally(() => clearInterval(watch))
  const other = await workspaces.query('ben', count)
  const outcome = await attack
  expect(other.rows).toEqual([[3]])
  // Refused with a message for its author, or small enough after all.
  if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError)
  expect(Math.max(peak, peakMb())).toBeLessThan(mostResidentMb(workspaceLimits.memoryMb))
  expect((await workspaces.query('ada', count)).rows).toEqual([[3]])
})
