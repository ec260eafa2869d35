/**
 * Fits the confidence that is shown: `node training/fit-first-looks.ts
 * training/confidence/first-looks.jsonl`. The printed figures leave out one set at a time. `--write` puts
 * the fit of all into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { calibrationOf } from '../evals/calibration/calibration.ts'
import { shownConfidence, type FirstLooks } from '#server/answers/confidence/shown-confidence.ts'
import { isotonic } from './confidence/logistic.ts'
import type { FirstLookAnswer } from './confidence/first-look-answer.ts'

const file = 'src/server/answers/confidence/first-looks.json'
const kinds = ['tables', 'texts'] as const
/** Lower figures stay: at first looks hardly any of them were of a person's only sheet, as many are. */
const from = 0.6
/** Answers of a step. */
const least = 20
const sureFrom = 0.8
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const answers = positionals
  .flatMap((name) => readFileSync(name, 'utf8').trim().split('\n'))
  .map((line): FirstLookAnswer => JSON.parse(line))

const pointsOf = (some: readonly FirstLookAnswer[], kind: FirstLookAnswer['kind']) =>
  isotonic(
    some
      .filter((each) => each.kind === kind && each.fitted >= from)
      .map(({ fitted, isRight }) => ({ at: fitted, isRight, weight: 1 })),
    least,
  ).map((point) => point.map((each) => Math.round(each * 1e3) / 1e3))

const fitOf = (some: readonly FirstLookAnswer[]): FirstLooks => ({
  from,
  tables: pointsOf(some, 'tables'),
  texts: pointsOf(some, 'texts'),
})

const sets = [...new Set(answers.map(({ set }) => set))]
if (sets.length < 2) throw new Error('It takes two sets or more.')
const shown = sets.flatMap((set) => {
  const fit = fitOf(answers.filter((each) => each.set !== set))
  return answers
    .filter((each) => each.set === set)
    .map(({ kind, fitted, isRight }) => {
      const confidence = shownConfidence(kind, fitted, fit)
      return { kind, fitted, isRight, confidence }
    })
})
for (const kind of kinds) {
  const some = shown.filter((each) => each.kind === kind)
  console.log(`from ${kind}, before and after`)
  console.table(calibrationOf(some.map((each) => ({ ...each, confidence: each.fitted }))))
  console.table(calibrationOf(some))
}
for (const [name, figure] of [
  ['before', 'fitted'],
  ['after', 'confidence'],
] as const) {
  const sure = shown.filter((each) => each[figure] > sureFrom)
  const right = sure.filter(({ isRight }) => isRight).length
  console.log(`${name}: ${sure.length} of ${shown.length} over ${sureFrom}, ${right} right`)
}
const fit = JSON.stringify(fitOf(answers))
console.log(fit)
if (values.write) writeFileSync(file, `${fit}\n`)
