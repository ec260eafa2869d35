/**
 * Fits the confidence of answers from tables and records: `node training/fit-confidence.ts
 * training/data/confidence.jsonl`. The printed figures are measured on people and authors that a
 * fold did not see. `--write` puts the fit of all data into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { calibrationOf } from '../evals/calibration/calibration.ts'
import { calibrated } from '#server/answers/confidence/calibrated.ts'
import type { JudgedAnswer } from './confidence/judged-answer.ts'
import { fitLogistic, isotonic, logOddsOf, share, type Example } from './confidence/logistic.ts'

const file = 'src/server/answers/confidence/table-weights.json'
const folds = 5
/** A feature of fewer answers says too little. */
const leastSeen = 12
/** Weight of the answers in one step of the calibration. */
const leastStep = 12
const sureFrom = 0.8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, decay: { type: 'string', default: '4' } },
})
const decay = Number(values.decay)
const answers = positionals
  .flatMap((name) => readFileSync(name, 'utf8').trim().split('\n'))
  .map((line): JudgedAnswer => JSON.parse(line))
  .filter(({ found }) => found)

/** The planner was tuned with these sets, so far more of their answers are right than of others. */
const isTuned = ({ set }: JudgedAnswer) => /^(?:sample|household|sources)/.test(set)
/** Tables by others, with questions that were made to be hard. */
const isPublic = ({ set }: JudgedAnswer) => /^(?:wiki|spider)/.test(set)

/** The same question in other words counts half, and questions that nobody asks of their own sheets little. */
const weightOf = (answer: JudgedAnswer) =>
  isPublic(answer) ? 0.2 : answer.wording === 'question' ? 1 : 0.5

/** Few sets are like a person's own unseen questions: the others correct the calibration a little. */
const weightInCalibration = (answer: JudgedAnswer) =>
  isPublic(answer) || isTuned(answer) ? 0.1 : weightOf(answer)

/** All about one person, and the tables of an encyclopaedia in parts. */
function groupOf({ set, author }: JudgedAnswer): string {
  if (set !== 'wiki') return author
  const sum = Buffer.from(author).reduce((all, byte) => (all * 31 + byte) % 9973, 7)
  return `wiki ${sum % folds}`
}

type Measured = JudgedAnswer & { evidence: NonNullable<JudgedAnswer['evidence']> }
const measured = answers.filter((each): each is Measured => each.evidence !== undefined)
const counts = new Map<string, number>()
for (const { evidence } of measured)
  for (const name of Object.keys(evidence)) counts.set(name, (counts.get(name) ?? 0) + 1)

/** The difficulty of a kind of set is fitted separately, and is not part of the product. */
const exampleOf = (answer: Measured): Example => ({
  features: {
    ...Object.fromEntries(
      Object.entries(answer.evidence).filter(
        ([name]) => (counts.get(name) ?? 0) >= leastSeen && name !== 'alone',
      ),
    ),
    ...(isTuned(answer) ? { tuned: 1 } : isPublic(answer) ? { public: 1 } : {}),
  },
  isRight: answer.verdict === 'right',
  weight: weightOf(answer),
})

const groups = [...new Set(measured.map(groupOf))]
const scoreWith = (weights: Record<string, number>, answer: Measured) =>
  share(logOddsOf({ ...weights, tuned: 0, public: 0 }, exampleOf(answer).features))

/** Scores of answers by a fit that saw nobody of their group. */
function heldOut(all: readonly Measured[]) {
  return groups.flatMap((group) => {
    const unseen = all.filter((answer) => groupOf(answer) === group)
    if (unseen.length === 0) return []
    const weights = fitLogistic(all.filter((answer) => groupOf(answer) !== group).map(exampleOf), {
      decay,
    })
    return unseen.map((answer) => ({ answer, group, at: scoreWith(weights, answer) }))
  })
}

const pointsOf = (scored: ReturnType<typeof heldOut>) =>
  isotonic(
    scored.map(({ answer, at }) => ({
      at,
      isRight: answer.verdict === 'right',
      weight: weightInCalibration(answer),
    })),
    leastStep,
  )

const scored = heldOut(measured)
// The steps of the calibration are also those of the other groups.
const shown = groups.flatMap((group) => {
  const points = pointsOf(scored.filter((each) => each.group !== group))
  return scored
    .filter((each) => each.group === group)
    .map((each) => ({ ...each, confidence: calibrated(each.at, points) }))
})

const sets = [...new Set(measured.map(({ set }) => set))]
const figuresOf = (list: readonly { confidence: number; isRight: boolean }[]) => {
  const sure = list.filter(({ confidence }) => confidence > sureFrom)
  const mean = list.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, list.length)
  const loss = list.reduce((sum, each) => sum + (each.confidence - Number(each.isRight)) ** 2, 0)
  return {
    answers: list.length,
    right: list.filter(({ isRight }) => isRight).length,
    shown: mean.toFixed(2),
    sure: sure.length,
    sureAndWrong: sure.filter(({ isRight }) => !isRight).length,
    brier: (loss / Math.max(1, list.length)).toFixed(3),
  }
}
const isRight = ({ verdict }: JudgedAnswer) => verdict === 'right'
const before = (list: readonly JudgedAnswer[]) =>
  list.map((each) => ({ confidence: each.confidence, isRight: isRight(each) }))
const after = (list: typeof shown) =>
  list.map(({ confidence, answer }) => ({ confidence, isRight: isRight(answer) }))

console.log('from tables and records, as collected')
console.table(
  Object.fromEntries(
    sets.map((set) => [set, figuresOf(before(measured.filter((each) => each.set === set)))]),
  ),
)
console.log('on people and authors that the fit did not see')
console.table(
  Object.fromEntries(
    sets.map((set) => [set, figuresOf(after(shown.filter(({ answer }) => answer.set === set)))]),
  ),
)
const everyday = shown.filter(({ answer }) => !isTuned(answer) && !isPublic(answer))
console.log('people’s own questions, of sets that the planner was not tuned with')
console.table(calibrationOf(after(everyday)))
console.log('public sets')
console.table(calibrationOf(after(shown.filter(({ answer }) => isPublic(answer)))))
console.log('from texts and by calculation, as collected')
const others = answers.filter(({ evidence }) => evidence === undefined)
console.table(
  Object.fromEntries(
    [...new Set(others.map(({ source }) => source))].map((source) => [
      source,
      figuresOf(before(others.filter((each) => each.source === source))),
    ]),
  ),
)

const weights = fitLogistic(measured.map(exampleOf), { decay })
const points = pointsOf(scored)
console.table(points.map(([at, right]) => ({ score: at.toFixed(3), right: right.toFixed(3) })))
for (const [name, weight] of Object.entries(weights).toSorted(([, a], [, b]) => b - a))
  console.log(weight.toFixed(2).padStart(6), name, counts.get(name))

if (values.write) {
  const rounded = Object.entries(weights)
    .map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000])
    .filter(([name, weight]) => weight !== 0 && name !== 'tuned' && name !== 'public')
    .toSorted(([a], [b]) => a.localeCompare(b))
  const calibration = points.map((point) => point.map((each) => Math.round(each * 1e4) / 1e4))
  writeFileSync(
    file,
    `${JSON.stringify({ weights: Object.fromEntries(rounded), calibration }, null, 2)}\n`,
  )
}
