/**
 * Questions about financial reports, each a table with its paragraphs, as documents that were uploaded:
 * `node evals/tatqa.ts [-v] [joint]`. Exact match as TAT-QA counts it: figures with their scale, to two
 * decimals; texts without case, articles and signs; several answers in any order. `joint` asks over all
 * reports at once.
 */
import path from 'node:path'
import { z } from 'zod'
import type { AskResponse } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { TextHit } from '#server/answers/answer-text.ts'
import { chunkDocument } from '#server/ingestion/chunk.ts'
import type { Block, Passage } from '#server/ingestion/extracted.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { calibrationOf } from './calibration.ts'
import { evalDataDir, openCollection, readJsonLines } from './collection.ts'
import { mean } from './retrieval-metrics.ts'
import { tatqaContext } from './tatqa-evidence.ts'
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

/** What is read of the answer: its bold parts, or what it quotes first. */
function saidIn({ answer, found }: AskResponse): string[] {
  if (!found) return []
  const bold = [...answer.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, text]) => text ?? [])
  const [, quoted] = /“(.+?)” \[1\]/s.exec(answer) ?? []
  return bold.length > 0 ? bold : quoted === undefined ? [] : [quoted]
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, percent: 0.01 }

/** A figure with its scale, to two decimals before the scale is applied; undefined where it is a text. */
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

function passagesOf({ table, paragraphs }: z.infer<typeof tatqaContext>): Passage[] {
  const text = table.map((cells) => cells.join('\t')).join('\n')
  const blocks: Block[] = [
    { kind: 'table', text, rows: table, locator: { kind: 'blocks', from: 0, to: 0 } },
    ...paragraphs.map(({ text: said }, index): Block => ({
      kind: 'paragraph',
      text: said,
      locator: { kind: 'blocks', from: index + 1, to: index + 1 },
    })),
  ]
  return chunkDocument({ blocks })
}

type Given = Asked & { given: string[]; isRight: boolean; response: AskResponse }

const emOf = (list: readonly Given[]) => ({
  questions: list.length,
  answered: list.filter(({ response }) => response.found).length,
  exactMatch: mean(list.map((each) => Number(each.isRight))),
})

export async function runTatqaEval(dataDir: string, { verbose = false, joint = false } = {}) {
  const folder = path.join(dataDir, 'tatqa')
  const contexts = readJsonLines(path.join(folder, 'dev_contexts.jsonl'), tatqaContext)
  const questions = readJsonLines(path.join(folder, 'dev_questions.jsonl'), question)
  await using collection = await openCollection(
    contexts.map((each) => ({
      id: each.context_id,
      name: 'report.docx',
      passages: passagesOf(each),
    })),
  )
  const log = { info: () => undefined, warn: () => undefined }
  const workspaces = createWorkspaces({ source: sheetsInMemory().source, log })
  const views = new Map(
    contexts.map((each) => [each.context_id, viewOf(each.context_id, 'report')]),
  )
  const documents = { list: async () => ({ page: [] }), findMany: async () => views }
  const given: Given[] = []
  const times: number[] = []
  for (const asked of questions) {
    const own = joint ? undefined : [asked.context_id]
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
    const response = await answers.ask('eval', { question: asked.question })
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
  const [verbose, joint] = ['-v', 'joint'].map((option) => process.argv.includes(option))
  console.log(
    await runTatqaEval(evalDataDir(), { verbose: verbose === true, joint: joint === true }),
  )
}
