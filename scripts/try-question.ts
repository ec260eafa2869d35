// Shows how questions over your own CSV files are planned and answered:
// `node scripts/try-question.ts trips.csv "Which trip was the longest?" "Welche Reise war die längste?"`
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { answersInMemory } from '../src/server/answers/fixtures.ts'
import { describeQuery } from '../src/server/answers/plan/labels.ts'
import { plansOf } from '../src/server/answers/plan/plan-question.ts'
import { readQuestion } from '../src/server/answers/plan/reading.ts'
import { toSql } from '../src/server/answers/plan/to-sql.ts'
import { extractCsv } from '../src/server/ingestion/extract/csv.ts'

const shownPlans = 3
const today = new Date().toISOString().slice(0, 10)
const args = process.argv.slice(2)
const files = args.filter((arg) => arg.endsWith('.csv'))
const questions = args.filter((arg) => !arg.endsWith('.csv'))
if (files.length === 0 || questions.length === 0) {
  console.error('Usage: node scripts/try-question.ts FILE.csv… "QUESTION"…')
  process.exit(1)
}

const sheets = files.flatMap((file) => {
  const documentName = basename(file)
  return extractCsv(readFileSync(file), documentName).tables.map((each) => ({
    ...each,
    documentName,
  }))
})
await using answers = answersInMemory({ sheets, today })
for (const question of questions) {
  console.log(`\n${question}`)
  const plans = plansOf(readQuestion(question, today), await answers.index())
  for (const { query, table, score, coverage, unlinked, unused } of plans.slice(0, shownPlans)) {
    console.log(describeQuery(query, table), { score, coverage, unlinked, unused })
  }
  const [best] = plans
  if (best) console.log(JSON.stringify(best.query, null, 2), `\n${toSql(best.query, best.table)}`)
  console.log((await answers.ask(question)).answer)
}
