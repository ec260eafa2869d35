import type { AskResponse, Step } from '#shared/answers.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import type { IndexedTable } from './plan/indexed-table.ts'
import { linkQuestion } from './plan/link.ts'
import type { Reading } from './plan/reading.ts'
import type { Manner } from './phrasing/phrasing.ts'
import { fill } from './language/fill-template.ts'
import { formatNumber } from './format-value.ts'

/** Maximum number of tables listed with their counts; the result has all of them. */
const listedTables = 20

/** "How many rows are there" over several tables, none of which is preferred. */
export function asksEveryTable(reading: Reading, tables: readonly IndexedTable[]): boolean {
  const { howMany, content, words, speech, periods, conditions } = reading
  if (tables.length < 2 || !howMany || content.length === 0) return false
  if (periods.length + conditions.length > 0) return false
  const isRows = content.every((index) => speech.rowWords.has(words[index]?.stem ?? ''))
  return isRows && tables.every((table) => linkQuestion(reading, table).length === 0)
}

const titleOf = ({ documentName, sheet }: IndexedTable, tables: readonly IndexedTable[]) =>
  tables.filter((other) => other.documentName === documentName).length > 1
    ? `${documentName}, ${sheet}`
    : documentName

export async function countRows(
  { workspaces }: { workspaces: Pick<Workspaces, 'query'> },
  userId: string,
  tables: readonly IndexedTable[],
  { words, locale }: Manner,
  signal?: AbortSignal,
): Promise<Omit<AskResponse, 'followUpQuestions'>> {
  const { sheets } = words
  const figure = (count: number) => formatNumber(count, { kind: 'count', locale })
  const [sheet, count] = [sheets.sheet, sheets.rows].map(quotedName)
  const sql = tables
    .map((table) => {
      const title = quotedText(titleOf(table, tables))
      return `SELECT ${title} AS ${sheet}, count(*) AS ${count} FROM ${quotedName(table.name)}`
    })
    .join('\nUNION ALL\n')
  const { rows, columns, total } = await workspaces.query(userId, sql, { signal })
  const understood = sheets.understood
  const lines = rows.slice(0, listedTables).map(([title, count], index) => {
    return `${index + 1}. ${String(title)}: **${figure(Number(count))}** [${index + 1}]`
  })
  const more = rows.length > listedTables ? fill(sheets.more, { count: figure(rows.length) }) : ''
  const steps: Step[] = [
    { kind: 'understand', title: 'Understood the question', detail: understood },
    { kind: 'sql', title: `Counted the rows of ${tables.length} sheets`, detail: sql },
  ]
  const citations = tables.slice(0, listedTables).map((table, index) => ({
    number: index + 1,
    documentId: table.documentId,
    documentName: table.documentName,
    quote: fill(sheets.counted, { count: figure(table.rows) }),
    locator: {
      kind: 'cells' as const,
      sheet: table.sheet,
      range: `A${table.firstRow}:A${table.lastRow}`,
    },
  }))
  return {
    answer: [sheets.heading, ...lines, more, `${understood}.`].filter(Boolean).join('\n\n'),
    queryType: 'analytical',
    confidence: 0.9,
    found: true,
    understood,
    sql,
    table: { columns: columns.map(({ name }) => name), rows, total },
    citations,
    steps,
  }
}
