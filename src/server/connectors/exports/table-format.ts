import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { findOrder, readDate } from '../bank/read-date.ts'
import type { Item } from '../connector.ts'
import { hashKey, type Finding } from '../gather-pages.ts'
import { decodeText, readAll } from '../read-text.ts'
import type { Context, Format } from './format.ts'
import { instantOf } from './moments.ts'

const mostBytes = 128 * 1024 * 1024
/** Some tables have explanations above the header. */
const mostPreamble = 20
const cells = z.array(z.array(z.string()))

export const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Reads a row by column names; the first non-empty one wins. */
export type Row = {
  (...names: string[]): string
  /** A time in the date order used by the table; empty if it is not one. */
  at: (...names: string[]) => string
  /** The same as a day. */
  day: (...names: string[]) => string
  all: ReadonlyMap<string, string>
}

export type RowContext = Context & {
  path: string
  /** A key made of these parts; rows with equal parts are numbered. */
  keyOf: (...parts: readonly (string | number)[]) => string
}

type TableFormat = {
  description: string
  /** Columns that must all be present; of a list, any one. */
  columns: readonly (string | readonly string[])[]
  /** Columns found only in tables of other sources. */
  without?: readonly string[]
  /** Must match the file name if the columns are too common. */
  file?: RegExp
  /** Columns with numeric dates. */
  dates?: readonly string[]
  /** The items of a row, or the reason it is skipped. */
  row: (row: Row, context: RowContext) => Item | Item[] | string | undefined
}

const extensions = ['csv', 'tsv', 'txt']

/** A format of tables, recognised by their column names. */
export function tableFormat({
  description,
  columns,
  without = [],
  file,
  dates = [],
  row,
}: TableFormat): Format {
  const isHeader = (line: readonly string[]) => {
    const names = new Set(line.map(plainName))
    const has = (name: string) => names.has(plainName(name))
    return (
      columns.every((one) => (typeof one === 'string' ? has(one) : one.some(has))) &&
      !without.some(has)
    )
  }
  return {
    description,
    extensions,
    fits: ({ name, text }) => {
      if (file !== undefined && !file.test(name)) return false
      const lines = text.split(/\r?\n/, mostPreamble).join('\n')
      return (linesOf(lines) ?? []).some(isHeader)
    },
    async *read(entry, context): AsyncGenerator<Finding> {
      const lines = linesOf(decodeText(await readAll(entry.stream(), mostBytes)))
      const head = lines?.slice(0, mostPreamble).findIndex(isHeader) ?? -1
      if (!lines || head < 0) {
        yield { failed: entry.path, reason: 'The file is no readable table' }
        return
      }
      const names = (lines[head] ?? []).map(plainName)
      const body = lines.slice(head + 1).filter((line) => line.some((cell) => cell.trim() !== ''))
      const dated = dates.map((name) => names.indexOf(plainName(name))).filter((at) => at >= 0)
      const { order } = findOrder(body.flatMap((line) => dated.map((at) => line[at] ?? '')))
      const rowContext = { ...context, path: entry.path, keyOf: createKeys() }
      for (const line of body) {
        context.signal.throwIfAborted()
        const found = row(rowOf(names, line, order), rowContext)
        if (typeof found === 'string') yield { skipped: found, count: 1 }
        else if (Array.isArray(found)) for (const item of found) yield { item }
        else if (found) yield { item: found }
        else yield { skipped: 'Rows that tell nothing', count: 1 }
      }
    },
  }
}

function createKeys(): RowContext['keyOf'] {
  const seen = new Map<string, number>()
  return (...parts) => {
    const key = hashKey(...parts)
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return nth === 0 ? key : hashKey(key, nth)
  }
}

function rowOf(
  names: readonly string[],
  line: readonly string[],
  order: ReturnType<typeof findOrder>['order'],
): Row {
  const all = new Map(names.map((name, at) => [name, (line[at] ?? '').trim()]))
  const cell = (...wanted: string[]) =>
    wanted.map((name) => all.get(plainName(name)) ?? '').find((text) => text !== '') ?? ''
  return Object.assign(cell, {
    at: (...wanted: string[]) => instantOf(cell(...wanted), order),
    day: (...wanted: string[]) => readDate(cell(...wanted), order) ?? '',
    all,
  })
}

function linesOf(text: string): string[][] | undefined {
  const [first = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const options = { bom: true, relax_column_count: true, relax_quotes: true, delimiter }
  try {
    return cells.parse(parse(text, { ...options, skip_empty_lines: true }))
  } catch {
    return undefined
  }
}
