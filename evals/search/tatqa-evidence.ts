import path from 'node:path'
import { z } from 'zod'
import type { Passage } from '#server/search/passage.ts'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from './collection.ts'
import { mean } from './retrieval-metrics.ts'

export const tatqaContext = z.object({
  context_id: z.string(),
  table: z.array(z.array(z.string())),
  paragraphs: z.array(z.object({ order: z.number(), text: z.string() })),
})
const question = z.object({
  context_id: z.string(),
  question: z.string(),
  answer_from: z.enum(['table', 'text', 'table-text']),
  rel_paragraphs: z.array(z.coerce.string()),
})

/**
 * Questions about financial reports: is evidence among the first ten passages of all reports? The
 * evidence is the table, or a paragraph marked as relevant, of the question's own report.
 */
export async function runTatqaEvidenceEval(dataDir: string) {
  const folder = path.join(dataDir, 'tatqa')
  const contexts = readJsonLines(path.join(folder, 'dev_contexts.jsonl'), tatqaContext)
  const questions = readJsonLines(path.join(folder, 'dev_questions.jsonl'), question)
  await using collection = await openCollection(
    contexts.map((each) => ({
      id: each.context_id,
      name: 'report.txt',
      passages: passagesOf(each),
    })),
  )
  const results = []
  for (const { context_id, question: text, answer_from, rel_paragraphs } of questions) {
    const evidence = new Set(answer_from === 'table' ? [] : rel_paragraphs)
    if (answer_from !== 'text') evidence.add('0')
    const hits = await collection.search(text, 10)
    const own = hits.filter((hit) => hit.documentId === context_id)
    results.push({
      evidence: own.some(
        ({ locator }) => locator.kind === 'blocks' && evidence.has(String(locator.from)),
      ),
      report: own.length > 0,
    })
  }
  return {
    questions: results.length,
    evidenceInTop10: mean(results.map(({ evidence }) => Number(evidence))),
    reportInTop10: mean(results.map(({ report }) => Number(report))),
  }
}

/** The table first, as block 0, then each paragraph under its number. */
function passagesOf({ table, paragraphs }: z.infer<typeof tatqaContext>): Passage[] {
  const rows = table.map((cells) => cells.filter((cell) => cell !== '').join(' | '))
  return [
    { text: rows.join('\n'), path: [], locator: { kind: 'blocks', from: 0, to: 0 } },
    ...paragraphs.map(({ order, text }): Passage => ({
      text,
      path: [],
      locator: { kind: 'blocks', from: order, to: order },
    })),
  ]
}

if (import.meta.main) console.log('tatqa-evidence', await runTatqaEvidenceEval(evalDataDir()))
