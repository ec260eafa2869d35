/**
 * Questions over sheets, answered without a model: `node evals/tables/sheets.ts [-v]`.
 * WikiTableQuestions (one table each) and TimelineQA (all tables of one life at once). Denotations
 * are compared, not wordings.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Cell } from '#shared/answers.ts'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { evalDataDir } from '../data-folder.ts'
import { sameDenotation, sameWithin } from './denotation.ts'
import { askAll, print, summary } from './sheet-questions.ts'
import type { Memory, Outcome, Question } from './sheet-questions.ts'

const lines = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

function addCsv(memory: Memory, person: string, file: string) {
  const { tables } = extractCsv(readFileSync(file), path.basename(file))
  for (const table of tables) memory.add(person, { documentName: path.basename(file), ...table })
}

const wikiQuestion = z.object({
  id: z.string(),
  table_id: z.string(),
  question: z.string(),
  answer: z.array(z.string()),
  answer_canon: z.array(z.union([z.string(), z.number()])),
  answer_type: z.string(),
})

async function wikiTables(folder: string): Promise<Outcome[]> {
  const memory = sheetsInMemory()
  const read = lines(path.join(folder, 'questions.jsonl')).map((line) => wikiQuestion.parse(line))
  for (const id of new Set(read.map(({ table_id }) => table_id)))
    addCsv(memory, id, path.join(folder, 'tables', `${id}.csv`))
  const questions = read.map(
    ({ id, table_id, question, answer, answer_canon, answer_type }): Question => ({
      id,
      person: table_id,
      question,
      kind: answer_type,
      isRight: (given) => sameDenotation(given, answer, answer_canon.map(String)),
    }),
  )
  // Questions about one table together, so that its workspace stays warm.
  return askAll(
    memory,
    questions.toSorted((a, b) => a.person.localeCompare(b.person)),
  )
}

const timelineQuestion = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  answer_rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  answer_column: z.string(),
})
type TimelineQuestion = z.infer<typeof timelineQuestion>

/** The column, or the joined columns, with the answer. */
function goldOf({ answer_rows, answer_column }: TimelineQuestion): Cell[] {
  if (answer_column === '1,:') return answer_rows.map(([first = null]) => first)
  const [from = 1, to] = answer_column.split(',').map((column) => Number(column) || 1)
  return answer_rows.map((row) =>
    to === undefined
      ? (row[Math.min(from, row.length) - 1] ?? null)
      : row.slice(from - 1, to).join(' '),
  )
}

async function timeline(folder: string): Promise<Outcome[]> {
  const memory = sheetsInMemory()
  for (const file of (await readdir(path.join(folder, 'tables'))).toSorted())
    addCsv(memory, 'life', path.join(folder, 'tables', file))
  const questions = lines(path.join(folder, 'multihop_qa.jsonl')).map((line): Question => {
    const read = timelineQuestion.parse(line)
    return {
      id: read.id,
      person: 'life',
      question: read.question,
      kind: read.kind,
      isRight: (given) => sameWithin(given, goldOf(read)),
    }
  })
  return askAll(memory, questions)
}

export async function runSheetsEval(dataDir: string, verbose = false) {
  const sets = [
    ['wikiTableQuestions', path.join(dataDir, 'wikitablequestions/dev'), wikiTables],
    ['timelineQa', path.join(dataDir, 'timelineqa/persona_dev'), timeline],
  ] as const
  const summaries: Record<string, ReturnType<typeof summary>> = {}
  for (const [name, folder, run] of sets) {
    if (!existsSync(folder)) continue
    const outcomes = await run(folder)
    if (verbose) for (const outcome of outcomes) print(outcome)
    summaries[name] = summary(outcomes)
  }
  return summaries
}

if (import.meta.main) {
  const verbose = process.argv.includes('-v')
  console.log(JSON.stringify(await runSheetsEval(evalDataDir(), verbose), null, 2))
}
