/**
 * Questions over databases with several tables, loaded as sheets: spider_de (in German and in
 * English) and defog, including questions that their database cannot answer. `node
 * evals/tables/databases.ts [-v]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Cell } from '#shared/answers.ts'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { evalDataDir } from '../data-folder.ts'
import { sameWithin } from './denotation.ts'
import { askAll, print, summary } from './sheet-questions.ts'
import type { Question } from './sheet-questions.ts'

const lines = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

const textOf = z.coerce.string()
const quoted = (value: unknown) => `"${textOf.parse(value ?? '').replaceAll('"', '""')}"`

/** Every table as a CSV export. */
function addDatabase(memory: ReturnType<typeof sheetsInMemory>, person: string, file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  for (const { name } of tables) {
    const rows = db.prepare(`SELECT * FROM ${quoted(name)}`).all()
    const [first] = rows
    if (!first || String(name).startsWith('sqlite_')) continue
    const text = [Object.keys(first), ...rows.map((row) => Object.values(row))]
      .map((cells) => cells.map(quoted).join(','))
      .join('\n')
    for (const table of extractCsv(Buffer.from(text), `${String(name)}.csv`).tables)
      memory.add(person, { documentName: `${String(name)}.csv`, ...table })
  }
  db.close()
}

const cell = z.union([z.string(), z.number(), z.null()])
const spider = z.object({
  id: z.string(),
  db: z.string(),
  question_de: z.string(),
  question_en: z.string(),
  gold_rows: z.array(z.array(cell)).nullable(),
  nonempty: z.boolean(),
})

/** The values of any column of the gold rows: a planner may show more columns, or in another order. */
const isRight = (gold: readonly Cell[][]) => (given: Cell[]) => {
  const width = gold[0]?.length ?? 0
  return Array.from({ length: width }, (_, at) => gold.map((row) => row[at] ?? null)).some(
    (column, at) => at === 0 && sameWithin(given, column),
  )
}

function loaded(folder: string) {
  const memory = sheetsInMemory()
  for (const file of readdirSync(folder))
    addDatabase(memory, file.replace('.sqlite', ''), path.join(folder, file))
  return memory
}

export async function spiderDe(folder: string, language: 'de' | 'en') {
  const memory = loaded(path.join(folder, 'databases'))
  const questions = lines(path.join(folder, 'questions.jsonl'))
    .map((line) => spider.parse(line))
    .filter(({ nonempty }) => nonempty)
    .map((read): Question => ({
      id: read.id,
      person: read.db,
      question: language === 'de' ? read.question_de : read.question_en,
      kind: language,
      isRight: isRight(read.gold_rows ?? []),
    }))
  return askAll(memory, questions)
}

const defogQuestion = z.object({
  id: z.string(),
  db: z.string(),
  question: z.string(),
  gold_sql: z.array(z.string()).optional(),
})

async function defog(folder: string, file: string) {
  const databases = path.join(folder, 'sqlite')
  const memory = loaded(databases)
  const questions = lines(path.join(folder, file))
    .map((line) => defogQuestion.parse(line))
    .filter(({ db }) => existsSync(path.join(databases, `${db}.sqlite`)))
    .map((read): Question => {
      const db = new DatabaseSync(path.join(databases, `${read.db}.sqlite`), { readOnly: true })
      const gold = (read.gold_sql ?? []).map((sql) =>
        db
          .prepare(sql)
          .all()
          .map((row) => z.array(cell).parse(Object.values(row))),
      )
      db.close()
      return {
        id: read.id,
        person: read.db,
        question: read.question,
        kind: read.db,
        isRight: (given) => gold.some((rows) => isRight(rows)(given)),
      }
    })
  return askAll(memory, questions)
}

export async function runDatabasesEval(dataDir: string, verbose = false) {
  const [spiderFolder, defogFolder] = ['spider_de', 'defog_sql'].map((name) =>
    path.join(dataDir, name),
  )
  const sets = [
    ['spider, German', spiderFolder, (folder: string) => spiderDe(folder, 'de')],
    ['spider, English', spiderFolder, (folder: string) => spiderDe(folder, 'en')],
    ['defog', defogFolder, (folder: string) => defog(folder, 'questions.jsonl')],
    ['defog, unanswerable', defogFolder, (folder: string) => defog(folder, 'unanswerable.jsonl')],
  ] as const
  const summaries: Record<string, ReturnType<typeof summary>> = {}
  for (const [name, folder, run] of sets) {
    if (folder === undefined || !existsSync(folder)) continue
    const outcomes = await run(folder)
    if (verbose) for (const outcome of outcomes) print(outcome)
    summaries[name] = summary(outcomes)
  }
  return summaries
}

if (import.meta.main) {
  const verbose = process.argv.includes('-v')
  console.log(JSON.stringify(await runDatabasesEval(evalDataDir(), verbose), null, 1))
}
