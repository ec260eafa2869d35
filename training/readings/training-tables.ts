import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { evalDataDir } from '../../evals/data-folder.ts'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'

const question = z.object({
  id: z.string(),
  table_id: z.string(),
  question: z.string(),
  answer: z.array(z.string()),
})
const table = z.object({ table_id: z.string(), rows: z.array(z.array(z.string())) })

const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

/** Questions of WikiTableQuestions' training set over `most` tables, none of them in the development set. */
export function trainingTables(most: number) {
  const folder = path.join(evalDataDir(), 'wikitablequestions')
  const linesOf = <T>(file: string, schema: z.ZodType<T>): T[] =>
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line)))
  // The tables of the development questions are among those of the training questions.
  const held = new Set(
    linesOf('dev/questions.jsonl', z.object({ table_id: z.string() })).map((each) => each.table_id),
  )
  const allowed = linesOf('train/questions.jsonl', question).filter(
    ({ table_id }) => !held.has(table_id),
  )
  const all = [...new Set(allowed.map(({ table_id }) => table_id))].toSorted()
  const step = Math.max(1, Math.floor(all.length / most))
  const chosen = new Set(all.filter((_, index) => index % step === 0))
  // Questions of one table together, so that its workspace stays open.
  const questions = allowed
    .filter(({ table_id }) => chosen.has(table_id))
    .toSorted((a, b) => a.table_id.localeCompare(b.table_id))
  const memory = sheetsInMemory()
  for (const { table_id, rows } of linesOf('train/tables.jsonl', table)) {
    if (!chosen.has(table_id)) continue
    const { tables } = extractCsv(Buffer.from(csvOf(rows)), `${table_id}.csv`)
    for (const each of tables) memory.add(table_id, { documentName: `${table_id}.csv`, ...each })
  }
  return { questions, memory }
}
