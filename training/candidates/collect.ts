/**
 * Candidates for WikiTableQuestions' training questions over the given number of tables, each
 * judged by its result: `node training/candidates/collect.ts training/data/candidates.jsonl 400`.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { sameDenotation } from '../../evals/tables/denotation.ts'
import { trainingTables } from '../readings/training-tables.ts'
import { measureCandidates } from '#server/answers/candidates/measure-candidates.ts'
import { indexCatalog } from '#server/answers/plan/catalog-index.ts'
import { plansOf } from '#server/answers/plan/plan-question.ts'
import { readQuestion } from '#server/answers/plan/reading.ts'
import { toSql } from '#server/answers/plan/to-sql.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import type { Line } from './judged.ts'

const [, , out = '', mostTables = '400'] = process.argv
const { questions, memory } = trainingTables(Number(mostTables))
const log = { info: () => undefined, warn: () => undefined }
const workspaces = createWorkspaces({ source: memory.source, log, limits: { processes: 1 } })
const keep = (line: Line) => appendFileSync(out, `${JSON.stringify(line)}\n`)
rmSync(out, { force: true })

async function isRight(person: string, sql: string, answer: readonly string[]): Promise<boolean> {
  const result = await workspaces.query(person, sql, { maxRows: 100 }).catch(() => undefined)
  if (!result || result.rows.length === 0) return false
  const given = [...new Set(result.rows.map(([value = null]) => value))]
  return sameDenotation(given, answer, answer)
}

let kept = ''
try {
  for (const { table_id: person, question, answer } of questions) {
    const tables = await workspaces.catalog(person)
    const index = indexCatalog(tables)
    const [table] = index.tables
    if (!table || index.tables.length > 1) continue
    if (person !== kept) keep({ tables })
    kept = person
    const reading = readQuestion(question, '2026-11-24')
    const plans = plansOf(reading, index).filter((plan) => plan.table === table)
    const right = []
    for (const { candidate } of measureCandidates(reading, table, plans))
      if (await isRight(person, toSql(candidate.query, table), answer)) right.push(candidate.query)
    keep({ table: person, question, right })
  }
} finally {
  await workspaces.close()
}
