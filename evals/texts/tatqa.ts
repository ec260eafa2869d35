/**
 * Questions about financial reports, each a table with its paragraphs, as uploaded documents: `node
 * evals/texts/tatqa.ts [-v] [joint] [sheets]`. Exact match as in TAT-QA: figures with their scale,
 * to two decimals; texts without case, articles and punctuation; several answers in any order.
 * `joint` asks over all reports at once; `sheets` uploads each table as a CSV file in addition to
 * its paragraphs.
 */
import path from 'node:path'
import { z } from 'zod'
import type { AskResponse } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { TextHit } from '#server/answers/answer-text.ts'
import { chunkDocument } from '#server/ingestion/chunk.ts'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import type { Block } from '#server/ingestion/extracted.ts'
import type { Passage } from '#server/search/passage.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { calibrationOf } from '../calibration/calibration.ts'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from '../search/collection.ts'
import type { EvalDocument } from '../search/collection.ts'
import { mean } from '../search/retrieval-metrics.ts'
import { tatqaContext } from '../search/tatqa-evidence.ts'
import { viewOf } from './text-answers.ts'

const question = z.object({
  context_id: z.string(),
  question: z.string(),
  answer: z.union([z.array(z.string()), z.string(), z.number()]),
  answer_type: z.string(),
  answer_from: z.string(),
  scale: z.string(),
})
type Asked = z.infer<typeof question>

/** The judged part of the answer: its bold words, or its first quotation. */
function saidIn({ answer, found }: AskResponse): string[] {
  if (!found) return []
  const bold = [...answer.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, text]) => text ?? [])
  const [, quoted] = /“(.+?)” \[1\]/s.exec(answer) ?? []
  return bold.length > 0 ? bold : quoted === undefined ? [] : [quoted]
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, percent: 0.01 }

/** A figure with its scale, to two decimals before the scale is applied; undefined for text. */
function figureOf(text: string, scale: string): number | undefined {
  const [, digits = '', unit = ''] =
    /^(.*?)\s*(%|percent|thousand|million|billion)?$/i.exec(text.trim()) ?? []
  const isNegative = /^[$€£\s]*[-−–(]/.test(digits)
  const plain = digits.replace(/[$€£¥,()\s−–-]/g, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const factor = scales[unit === '%' ? 'percent' : unit.toLowerCase() || scale] ?? 1
  return (Math.round(Number(plain) * 100) / 100) * factor * (isNegative ? -1 : 1)
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function isSame(given: string, gold: string, scale: string): boolean {
  const [a, b] = [figureOf(given, ''), figureOf(gold, scale)]
  if (a === undefined || b === undefined) return normal(given) === normal(gold)
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))
}

function isRight({ answer, scale }: Asked, given: readonly string[]): boolean {
  const gold = [answer].flat().map(String)
  const left = [...given]
  return (
    gold.length === given.length &&
    gold.every((value) => {
      const at = left.findIndex((each) => isSame(each, value, scale))
      return at >= 0 && left.splice(at, 1).length > 0
    })
  )
}

type Context = z.infer<typeof tatqaContext>

const paragraphBlocks = ({ paragraphs }: Context): Block[] =>
  paragraphs.map(({ text }, index) => ({
    kind: 'paragraph',
    text,
    locator: { kind: 'blocks', from: index + 1, to: index + 1 },
  }))

function passagesOf(report: Context): Passage[] {
  const { table: rows } = report
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  const table: Block = { kind: 'table', text, rows, locator: { kind: 'blocks', from: 0, to: 0 } }
  return chunkDocument({ blocks: [table, ...paragraphBlocks(report)] })
}

const sheetId = (id: string) => `${id}-table`

/** The table as a CSV export. */
function sheetOf({ table }: Context) {
  const quoted = table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return extractCsv(Buffer.from(quoted.join('\n')), 'table.csv')
}

/** Each report as one document, or as a sheet and a text. */
function documentsOf(reports: readonly Context[], asSheets: boolean): EvalDocument[] {
  return reports.flatMap((report) => {
    const { context_id: id } = report
    if (!asSheets) return [{ id, name: 'report.docx', passages: passagesOf(report) }]
    const sheet = chunkDocument({ blocks: sheetOf(report).blocks })
    const text = chunkDocument({ blocks: paragraphBlocks(report) })
    return [
      { id, name: 'report.txt', passages: text },
      { id: sheetId(id), name: 'table.csv', passages: sheet },
    ]
  })
}

type Given = Asked & { given: string[]; isRight: boolean; response: AskResponse }

const emOf = (list: readonly Given[]) => ({
  questions: list.length,
  answered: list.filter(({ response }) => response.found).length,
  exactMatch: mean(list.map((each) => Number(each.isRight))),
})

export async function runTatqaEval(
  dataDir: string,
  { verbose = false, joint = false, sheets = false } = {},
) {
  const folder = path.join(dataDir, 'tatqa')
  const contexts = readJsonLines(path.join(folder, 'dev_contexts.jsonl'), tatqaContext)
  const questions = readJsonLines(path.join(folder, 'dev_questions.jsonl'), question)
  await using collection = await openCollection(documentsOf(contexts, sheets))
  const log = { info: () => undefined, warn: () => undefined }
  const memory = sheetsInMemory()
  const personOf = (id: string) => (joint ? 'eval' : id)
  for (const report of sheets ? contexts : []) {
    const { context_id: id } = report
    for (const table of sheetOf(report).tables)
      memory.add(personOf(id), { documentName: 'table.csv', documentId: sheetId(id), ...table })
  }
  const workspaces = createWorkspaces({ source: memory.source, log, limits: { processes: 2 } })
  const views = new Map(
    contexts.map((each) => [each.context_id, viewOf(each.context_id, 'report')]),
  )
  const documents = { list: async () => ({ page: [] }), findMany: async () => views }
  const given: Given[] = []
  const times: number[] = []
  for (const asked of questions) {
    const own = joint ? undefined : [asked.context_id, sheetId(asked.context_id)]
    const answers = createAnswers({
      search: {
        search: (_: string, text: string, { limit }: { limit: number }): Promise<TextHit[]> =>
          collection.search(text, limit, own),
        around: (_: string, ids: readonly string[], reach: number) => collection.around(ids, reach),
      },
      workspaces,
      documents,
    })
    const started = performance.now()
    const response = await answers.ask(personOf(asked.context_id), {
      question: asked.question,
    })
    times.push(performance.now() - started)
    const said = saidIn(response)
    const right = isRight(asked, said)
    given.push({ ...asked, given: said, isRight: right, response })
    if (verbose)
      console.log(
        [right ? 'right' : 'WRONG', asked.answer_type, asked.answer_from, asked.question]
          .concat([JSON.stringify(asked.answer), asked.scale, JSON.stringify(said)])
          .concat([String(response.confidence), asked.context_id])
          .join(' | '),
      )
  }
  await workspaces.close()
  const kinds = Map.groupBy(given, (each) => `${each.answer_type}, ${each.answer_from}`)
  const sure = given.filter((each) => !each.isRight && each.response.confidence > 0.8)
  return {
    ...emOf(given),
    kinds: Object.fromEntries([...kinds].map(([kind, list]) => [kind, emOf(list)])),
    wrongAbove80: sure.length / given.length,
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)],
    calibration: calibrationOf(
      given
        .filter(({ response }) => response.found)
        .map((each) => ({ confidence: each.response.confidence, isRight: each.isRight })),
    ),
  }
}

if (import.meta.main) {
  const has = (option: string) => process.argv.includes(option)
  const options = { verbose: has('-v'), joint: has('joint'), sheets: has('sheets') }
  console.log(await runTatqaEval(evalDataDir(), options))
}
