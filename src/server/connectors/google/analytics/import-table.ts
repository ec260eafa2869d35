import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { readText } from '../takeout/notes.ts'
import { itemPiece, skippedPiece, type Read } from '../takeout/piece.ts'

const cells = z.array(z.array(z.string()))
const mostBytes = 64 * 1024 * 1024

/** Google Analytics describes a table in `#` lines above it. */
export const isAnalyticsTable = (head: string) =>
  /^\ufeff?# -{10,}/.test(head) && spanIn(head.split(/\r?\n/)) !== undefined

/** `# Start date: 20260101`, in the account's language. */
const dated = /^# [^:：]+[:：] ?(\d{8})\s*$/

/** The first and last day a table covers. */
function spanIn(lines: readonly string[]): { from: string; to: string } | undefined {
  const [from, to] = lines.flatMap((line) => dated.exec(line)?.[1] ?? [])
  if (from !== undefined && to !== undefined) return { from: iso(from), to: iso(to) }
  const [, first, last] =
    lines.map((line) => /^# (\d{8})-(\d{8})/.exec(line)).find((found) => found !== null) ?? []
  return first === undefined ? undefined : { from: iso(first), to: iso(last) }
}

const dateTitle =
  /^(date|day( index)?|nth day|datum|tag|fecha|día|jour|data|giorno|dato|päivämäärä|tarih|дата|日付|日期|날짜)$/i

type Table = { property: string; from: string; to: string; rows: string[][] }

/** Tables downloaded from Google Analytics. */
export const readAnalyticsTable: Read = async function* (file) {
  for (const table of tablesIn(await readText(file, mostBytes))) {
    const [header = [], ...rows] = table.rows
    const numeric = header.map((_, column) => rows.some((row) => figure(row[column]) !== undefined))
    const dateColumn = header.findIndex((title) => dateTitle.test(title))
    const dimensions = header.flatMap((title, column) =>
      column !== dateColumn && (column === 0 || !numeric[column]) ? [{ title, column }] : [],
    )
    const figures = header.flatMap((title, column) =>
      column !== dateColumn && column > 0 && numeric[column] ? [{ title, column }] : [],
    )
    for (const row of rows) {
      const date =
        dateColumn < 0 ? table.to : dateOf(row[dateColumn] ?? '', header[dateColumn], table)
      if (date === undefined) yield skippedPiece('Lines of totals')
      else {
        const value = dimensions.map(({ column }) => row[column] ?? '').join(', ')
        // Without a date column, the figures cover the table's whole period.
        const span = dateColumn < 0 ? ` (${table.from} to ${table.to})` : ''
        const dimension = `${dimensions.map(({ title }) => title).join(', ')}${span}`
        for (const { title, column } of figures) {
          const found = figure(row[column])
          if (found !== undefined) {
            yield itemPiece(metricItem(table, { date, title, found, dimension, value }))
          }
        }
      }
    }
  }
}

type Cell = { date: string; title: string; found: number; dimension: string; value: string }

function metricItem({ property }: Table, { date, title, found, dimension, value }: Cell): Item {
  return {
    kind: 'metric',
    key: JSON.stringify(['table', property, date, title, dimension, value]),
    metric: { property, date, metric: title, value: found, dimension, dimensionValue: value },
  }
}

/** A download may hold several tables, each with its own `#` lines above it. */
function* tablesIn(text: string): Generator<Table> {
  let about: string[] = []
  let body: string[] = []
  const close = (): Table[] => {
    const description = about.join('\n')
    const span = spanIn(about)
    if (!span || body.length < 2) return []
    const property =
      /^# (?:Property|Propiedad|Propriété|Propriedade|Proprietà|プロパティ|속성)[:：] ?(.*)$/m.exec(
        description,
      )?.[1] ?? about.find((line) => !dated.test(line) && !/^# (?:-|\d)/.test(line))?.slice(2)
    const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
    const rows = cells.parse(parse(body.join('\n'), options))
    return [{ property: property?.trim() ?? '', ...span, rows }]
  }
  for (const line of text.split(/\r?\n/)) {
    const isEnd = line.startsWith('#') || line.trim() === ''
    if (isEnd && body.length > 0) {
      yield* close()
      body = []
      if (dated.test(line)) about = about.filter((known) => !dated.test(known))
    }
    if (line.startsWith('#')) about.push(line)
    else if (line.trim() !== '') body.push(line)
  }
  yield* close()
}

const iso = (day = '') => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`

function figure(cell: string | undefined): number | undefined {
  const plain = (cell ?? '').replaceAll(/[,%$€£\s]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const dayMs = 86_400_000

/** `20260102`, `2026-01-02`, `1/2/26`; `0003` is a day index, so the fourth day. */
function dateOf(written: string, title: string | undefined, { from }: Table): string | undefined {
  if (/^nth day$/i.test(title ?? '') && /^\d{1,5}$/.test(written)) {
    return new Date(Date.parse(from) + Number(written) * dayMs).toISOString().slice(0, 10)
  }
  if (/^\d{8}$/.test(written)) return iso(written)
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return written
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(written)
  if (!found) return undefined
  const [, month = '', day = '', year = ''] = found
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
