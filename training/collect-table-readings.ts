/**
 * Interpretations of WikiTableQuestions' training questions over the given number of tables, each
 * judged by its answer: `node training/collect-table-readings.ts training/data/table-readings.jsonl
 * 60`.
 */
import { rmSync } from 'node:fs'
import { sameDenotation } from '../evals/tables/denotation.ts'
import { denotationOf } from '../evals/tables/sheet-questions.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { judgePlans, keep } from './readings/judged-plans.ts'
import { trainingTables } from './readings/training-tables.ts'

const [, , out = '', mostTables = '60'] = process.argv
const { questions, memory } = trainingTables(Number(mostTables))
const log = { info: () => undefined, warn: () => undefined }
const workspaces = createWorkspaces({ source: memory.source, log, limits: { processes: 1 } })
rmSync(out, { force: true })
try {
  for (const { table_id, question: text, answer } of questions) {
    const plans = await judgePlans(
      workspaces,
      { userId: table_id, question: text, today: '2026-11-24' },
      (given) => sameDenotation(denotationOf(given), answer, answer),
    )
    keep(out, { set: 'tables', author: table_id, question: text, plans })
  }
} finally {
  await workspaces.close()
}
