import { tool } from 'ai'
import { z } from 'zod'
import type { ResultTable, Step } from '#shared/answers.ts'
import { AppError } from '#server/errors.ts'
import type { Catalog, CatalogTable } from '#server/workspace/catalog.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { TextHit } from '../answer-text.ts'
import { calculate } from '../calculate.ts'
import { columnLetters } from '../cite-table.ts'
import { readPeriods } from './read-periods.ts'
import type { Gathered } from './evidence.ts'

type SearchOptions = { limit: number; documentIds?: readonly string[]; signal?: AbortSignal }

export type ToolDeps = {
  search: { search(userId: string, question: string, options: SearchOptions): Promise<TextHit[]> }
  workspaces: Pick<Workspaces, 'query' | 'catalog'>
  namesOf(userId: string, hits: readonly TextHit[]): Promise<Map<string, string>>
}

export type ToolRun = {
  userId: string
  today: string
  catalog: Catalog
  gathered: Gathered
  onStep: (step: Step) => void
  signal: AbortSignal
}

/** A statement that the model ran, with its tables and rows; shown under the answer. */
export type RanQuery = { sql: string; from: string[]; table: ResultTable; result: QueryResult }

const passagesASearch = 8
const rowsAQuery = 50
const quoteLength = 280
const shown = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, quoteLength)

/**
 * The tools of a model: they look things up, and nothing else. Each is read-only and limited to
 * this person's data; whatever a text demands, no tool could do it.
 */
export function createTools(deps: ToolDeps, run: ToolRun) {
  const { userId, today, catalog, gathered, onStep, signal } = run
  const queries: RanQuery[] = []

  async function found(query: string, documentIds?: readonly string[]): Promise<string> {
    const scope = documentIds ? { documentIds } : {}
    const hits = await deps.search.search(userId, query, {
      limit: passagesASearch,
      signal,
      ...scope,
    })
    if (hits.length === 0) return 'Nothing was found.'
    const names = await deps.namesOf(userId, hits)
    return hits.map((hit) => passage(hit, names)).join('\n')
  }

  function passage(hit: TextHit, names: ReadonlyMap<string, string>): string {
    const { documentId, passageId, text, locator, path } = hit
    const documentName = names.get(documentId) ?? path[0] ?? ''
    const where = [documentName, ...path.filter((part) => part !== documentName)].join(' / ')
    const citation = { documentId, documentName, passageId, quote: shown(text), locator }
    const number = gathered.add(citation, `${where}\n${text}`)
    return gathered.fenced(`evidence ${number}`, `${where}\n${text}`)
  }

  async function query(sql: string): Promise<string> {
    const result = await deps.workspaces.query(userId, sql, { maxRows: rowsAQuery, signal })
    const columns = result.columns.map(({ name }) => name)
    const lines = result.rows.map((row) => JSON.stringify(row))
    const text = [JSON.stringify(columns), ...lines].join('\n')
    const used = tablesOf(sql, catalog)
    const table = { columns, rows: result.rows, total: result.total }
    queries.push({ sql, from: used.map(({ name }) => name), table, result })
    const [first] = used
    if (!first) {
      gathered.computed.push(text)
      return gathered.fenced('result', text)
    }
    const quote = shown(`Computed from ${used.map(({ documentName }) => documentName).join(', ')}`)
    const number = gathered.add({ ...citationOf(first), quote }, text)
    const more = result.truncated ? `\n${result.total} rows in all; the first ones are shown.` : ''
    return `${gathered.fenced(`evidence ${number}`, text)}${more}`
  }

  const tools = {
    search: tool({
      description:
        "Finds passages of the person's documents, mail, messages and other text, by words and meaning.",
      inputSchema: z.object({ query: z.string().max(500) }),
      async execute({ query: sought }) {
        onStep({ kind: 'search', title: 'Searched your documents', detail: sought })
        return found(sought)
      },
    }),
    read: tool({
      description: 'Reads more of the document that a piece of evidence is from.',
      inputSchema: z.object({ evidence: z.number().int(), about: z.string().max(500) }),
      async execute({ evidence, about }) {
        const from = gathered.found.find(({ number }) => number === evidence)
        if (!from) return 'There is no evidence with this number.'
        onStep({ kind: 'read', title: `Read ${from.citation.documentName}`, detail: about })
        return found(about, [from.citation.documentId])
      },
    }),
    sql: tool({
      description:
        "Runs one SELECT in DuckDB's dialect over the person's tables. Use it for every sum, count, average, ranking or list of rows.",
      inputSchema: z.object({ query: z.string().max(5_000) }),
      async execute({ query: sql }) {
        onStep({ kind: 'sql', title: 'Computed from your tables', detail: sql })
        try {
          return await query(sql)
        } catch (error) {
          if (error instanceof AppError) return error.message
          throw error
        }
      },
    }),
    calculate: tool({
      description: 'Computes: "15% of 1,240", "(12.5 + 3) / 2", "30 km in miles".',
      inputSchema: z.object({ expression: z.string().max(300) }),
      async execute({ expression }) {
        const result = await calculate(expression, today)
        if (!result) return 'This cannot be computed.'
        onStep({ kind: 'calculate', title: 'Calculated', detail: result.working })
        gathered.computed.push(result.working)
        return result.working
      },
    }),
    dates: tool({
      description: 'The days that words such as "last month" or "the week before Easter" mean.',
      inputSchema: z.object({ words: z.string().max(200) }),
      async execute({ words }) {
        const periods = readPeriods(words, today)
        gathered.computed.push(periods)
        return periods
      },
    }),
  }
  return { tools, queries }
}

/** Tables that a statement names. */
export function tablesOf(sql: string, { tables }: Catalog): CatalogTable[] {
  const words = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu))
  return tables.filter(({ name }) => words.has(name.toLowerCase()))
}

function citationOf({ documentId, documentName, sheet, firstRow, lastRow, columns }: CatalogTable) {
  const places = columns.map(({ sheetColumn }) => sheetColumn)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const range = `${columnLetters(first)}${firstRow}:${columnLetters(last)}${lastRow}`
  return { documentId, documentName, locator: { kind: 'cells' as const, sheet, range } }
}
