/**
 * Fits the weights that choose among interpretations of a question over tables:
 * `node training/rank-readings.ts training/data/record-readings.jsonl training/data/table-readings.jsonl`.
 * The table it prints is measured on authors that a fold did not see. `--write` replaces the weights
 * of the product by those fitted on all authors.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { JudgedQuestion } from './readings/judged-plans.ts'
import { fit, sharesOf, type Weights } from './readings/fit.ts'

const ranking = 'src/server/answers/plan/ranking.json'
const folds = 5
/** Everyday questions are few. */
const weightOf = ({ set }: JudgedQuestion) => (set === 'tables' ? 1 : 3)
/** The order of the former cascade: cases that the little data does not cover stay as they were. */
const start: Weights = {
  any: -12,
  coverage: 12,
  linking: 4,
  evidence: 0.25,
  named: 2.4,
  strange: -3,
  past: -3,
  isFirst: 2,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const questions = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): JudgedQuestion => JSON.parse(line)),
)
const foldOf = ({ author }: JudgedQuestion) =>
  Buffer.from(author).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7) % folds

const held = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(
    questions.filter((question) => foldOf(question) !== fold),
    start,
    { weightOf },
  )
  return questions
    .filter((question) => foldOf(question) === fold)
    .map((question) => ({ question, shares: sharesOf(weights, question) }))
}).flat()

const before = questions.map((question) => ({ question, shares: sharesOf(start, question) }))
type Ranked = (typeof held)[number]
const chosen = ({ question, shares }: Ranked) => {
  const at = shares.indexOf(Math.max(...shares))
  return { isRight: question.plans[at]?.isRight === true, share: shares[at] ?? 0 }
}
const rightOf = (ranked: readonly Ranked[]) => ranked.filter((each) => chosen(each).isRight).length

const sets = [...new Set(questions.map(({ set }) => set))]
console.table(
  sets.map((set) => {
    const inSet = (ranked: readonly Ranked[]) =>
      ranked.filter(({ question }) => question.set === set)
    return {
      set,
      questions: inSet(held).length,
      before: rightOf(inSet(before)),
      ranked: rightOf(inSet(held)),
      possible: inSet(held).filter(({ question }) => question.plans.some(({ isRight }) => isRight))
        .length,
    }
  }),
)

const round = (weights: Weights): Weights =>
  Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000])
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
if (values.write) {
  const weights = round(fit(questions, start, { weightOf }))
  writeFileSync(ranking, `${JSON.stringify({ weights }, null, 2)}\n`)
}
