import type { PlacedPassage } from '#server/search/read-around.ts'
import { cite } from './answer-text.ts'
import type { TextAnswer, TextHit } from './answer-text.ts'
import { answerTypeOf, type AnswerType } from './extract/answer-type.ts'
import { alignedLines } from './extract/grid/aligned-lines.ts'
import { asksText, readAsked, type Asked } from './extract/grid/asked.ts'
import { compute } from './extract/grid/compute.ts'
import { coverageOf, isNamedByHeadings, isNamedTwice } from './extract/grid/coverage.ts'
import { columnYears, indexGrid } from './extract/grid/find-cells.ts'
import type { IndexedGrid } from './extract/grid/find-cells.ts'
import type { Outcome } from './extract/grid/outcome.ts'
import { readGrid, tableLines } from './extract/grid/read-grid.ts'
import type { Grid } from './extract/grid/read-grid.ts'
import { hasYearHeadings, sheetLines } from './extract/grid/sheet-lines.ts'
import { formatNumber } from './format-value.ts'
import type { Reading } from './plan/reading.ts'

/** Minimum share of the question in the headings of the cells. */
const leastCoverage = 0.5
const leastForFigures = 0.65
/** Hits read; a table of a similar document may rank above the right one. */
const hitsRead = 6
/** Maximum distance of a table from its hit, in passages. */
const reach = 4
/** Text that answers by itself must explain this much more than a table. */
const lead = 0.1
const citedRows = 4
/** Minimum confidence of a cell that nothing in the text supports. */
const leastUnread = 0.55

const isTabular = (text: string) => /\t|\s\|\s/.test(text) || alignedLines(text).size > 0
const isSheet = ({ locator }: Pick<TextHit, 'locator'>) => locator.kind === 'cells'
/** A sheet with a column per year; a sheet with a row per event is queried as rows. */
const mayHoldGrid = (hit: TextHit) =>
  isSheet(hit) ? hasYearHeadings(hit.text) : isTabular(hit.text)

/** Runs of consecutive passages of one document. */
function runsOf(passages: readonly PlacedPassage[]): PlacedPassage[][] {
  const runs: PlacedPassage[][] = []
  for (const own of Map.groupBy(passages, ({ documentId }) => documentId).values()) {
    for (const passage of own.toSorted((a, b) => a.ordinal - b.ordinal)) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      const follows =
        last?.documentId === passage.documentId && last.ordinal + 1 === passage.ordinal
      if (run && follows) run.push(passage)
      else runs.push([passage])
    }
  }
  return runs
}

const textsOf = (run: readonly PlacedPassage[]): string[] => {
  const texts = run.map(({ text }) => text)
  return run.some(isSheet) ? sheetLines(texts) : texts
}

const hasYears = (grid: Grid) => columnYears(grid).filter((years) => years.length > 0).length >= 2

type Found = {
  outcome: Outcome
  coverage: number
  index: IndexedGrid
  run: PlacedPassage[]
  score: number
}

function shortOf({ figure, texts = [], scale }: Outcome): string[] {
  const unit = scale === '' ? undefined : scale === 'percent' ? '%' : scale
  if (figure !== undefined)
    return [formatNumber(Math.round(figure * 1e4) / 1e4, { kind: 'number', unit })]
  return texts.map((text) => {
    if (unit === undefined || !/\d/.test(text)) return text
    if (unit === '%') return text.includes('%') ? text : `${text}%`
    return `${text} ${unit}`
  })
}

function compose({ outcome, index, run }: Found, names: ReadonlyMap<string, string>) {
  const cells = [...new Map(outcome.cells.map((cell) => [cell.row, cell])).values()]
  const citations = cells.slice(0, citedRows).flatMap(({ row }, at) => {
    const { passage = 0, line = '' } = index.grid.rows[row] ?? {}
    const from = run[passage]
    return from ? [cite(from, at + 1, line, names)] : []
  })
  const bold = shortOf(outcome).map((text) => `**${text.replaceAll('*', '')}**`)
  const headings = cells
    .slice(0, citedRows)
    .map(({ row }) => index.grid.rows[row]?.label.replaceAll('*', '') ?? '')
    .join(', ')
  const working = outcome.working === undefined ? headings : `${headings}: ${outcome.working}`
  const marks = citations.map(({ number }) => `[${number}]`).join('')
  const lines = bold.length > 1 ? bold.map((text, at) => `${at + 1}. ${text}`) : bold
  return { answer: [...lines, `${working} ${marks}`].join('\n\n'), citations, working }
}

/** Types of answers that no figure in a cell is. */
const unlikeFigures = new Set<AnswerType>(['person', 'date', 'time', 'place', 'frequency', 'name'])

const currency = /[$€£¥₹]|\b[A-Z]{3}\b/u

/**
 * A figure is no answer to "who", an amount none to "how many", and neither is one if only the text
 * around the table names it.
 */
function isFitting(
  asked: Asked,
  { question }: Reading,
  { index, outcome }: Pick<Found, 'index' | 'outcome'>,
): boolean {
  if (asked.operation !== 'value') return true
  if (asked.years.length > 0) return true
  const type = answerTypeOf(question)
  if (unlikeFigures.has(type)) return false
  const isCounted = type === 'count' && !/\bhow much\b|\bwie ?viel\b/iu.test(question)
  if (isCounted && outcome.texts?.some((text) => currency.test(text))) return false
  if (index.grid.isAligned && !isNamedTwice(index, question, outcome.cells)) return false
  return isNamedByHeadings(index, question, outcome.cells)
}

/** From the share of the question in the cells' headings, and the table's search score. */
function confidenceOf({ outcome, coverage, score, index }: Found): number {
  const isWhole = coverage >= 0.99 && outcome.cells.every((cell) => cell.rowScore > 0)
  // Cells of aligned tables are named by row and column.
  const exact = isWhole || index.grid.isAligned ? 0.1 : 0
  return Math.round(Math.min(0.8, 0.2 + coverage * 0.4 + score * 0.15 + exact) * 100) / 100
}

/** The answer from a table inside a document: a cell, or a figure computed from several. */
function answerFromGrid(
  { reading, hits, names }: Context,
  passages: readonly PlacedPassage[],
): TextAnswer | undefined {
  const asked = readAsked(reading)
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score]))
  const found = runsOf(passages).flatMap((run) =>
    tableLines(textsOf(run)).flatMap(({ lines, text }): Found[] => {
      const headings = run.flatMap(({ path, documentId }) => [...path, names.get(documentId) ?? ''])
      const grid = readGrid(lines, `${text}\n${[...new Set(headings)].join('\n')}`)
      if (grid && run.some(isSheet) && !hasYears(grid)) return []
      const index = grid && indexGrid(grid)
      const outcome = index && compute(asked, index)
      if (!index || !outcome || !isFitting(asked, reading, { index, outcome })) return []
      // The text around a table tells which years it has.
      const around = asked.operation === 'periods' ? 1 : undefined
      const coverage = coverageOf(index, reading.question, outcome.cells, around)
      const score = Math.max(
        ...lines.map(({ passage }) => scores.get(run[passage]?.passageId ?? '') ?? 0),
      )
      return [{ outcome, index, run, score, coverage }]
    }),
  )
  const rank = ({ coverage, score }: Found) => coverage + score * 0.5
  const [best] = found.toSorted((a, b) => rank(b) - rank(a))
  if (!best || best.coverage < leastCoverage) return undefined
  const { answer, citations, working } = compose(best, names)
  return {
    answer,
    citations,
    steps: [{ kind: 'calculate', title: 'Read the table in the document', detail: working }],
    confidence: confidenceOf(best),
    found: true,
    coverage: best.coverage,
    isOfCells: true,
  }
}

export type SearchAround = {
  /** The passages around those with `ids` in their documents. */
  around?(userId: string, ids: readonly string[], reach: number): Promise<PlacedPassage[]>
}
type Context = {
  userId: string
  reading: Reading
  hits: readonly TextHit[]
  names: ReadonlyMap<string, string>
}

async function readTable(search: SearchAround, context: Context): Promise<TextAnswer | undefined> {
  const tabular = context.hits.slice(0, hitsRead).filter(mayHoldGrid)
  if (!search.around || tabular.length === 0) return undefined
  const ids = tabular.map(({ passageId }) => passageId)
  return answerFromGrid(context, await search.around(context.userId, ids, reach))
}

/** Whether the quote is a line of a table. */
function quotesRow({ citations: [first] }: TextAnswer, hits: readonly TextHit[]): boolean {
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
  const start = squeezed(first?.quote ?? '').slice(0, 40)
  const hit = hits.find(({ passageId }) => passageId === first?.passageId)
  return (hit?.text ?? '')
    .split('\n')
    .some((line) => isTabular(line) && squeezed(line).startsWith(start))
}

/**
 * Whether the cells of a table in a document contain everything a calculation needs, without
 * looking it up figure by figure.
 */
export async function isComputedInDocument(
  search: SearchAround,
  context: Context,
): Promise<boolean> {
  const asked = readAsked(context.reading)
  if (asked.operation === 'value') return false
  const read = await readTable(search, context)
  return read !== undefined && read.coverage >= leastForFigures
}

/** The answer from a table in a document if it fits better than the quote, else the quote. */
export async function readDocumentTables(
  search: SearchAround,
  context: Context,
  quoted: TextAnswer,
): Promise<TextAnswer> {
  const read = await readTable(search, context)
  if (!read) return quoted
  const asked = readAsked(context.reading)
  const asksValue = asked.operation === 'value'
  const isUnsure = read.confidence < leastUnread && asksValue && asked.years.length === 0
  if (!quoted.found && isUnsure) return quoted
  const isSurerRead = quoted.isRead && quoted.confidence > read.confidence
  const isText =
    asksText(context.reading) ||
    (isSurerRead && asksValue) ||
    (quoted.coverage > read.coverage + lead && !quotesRow(quoted, context.hits))
  return quoted.found && isText ? quoted : read
}
