/**
 * Fits the confidence that is shown: `node training/fit-first-looks.ts
 * training/confidence/first-looks.jsonl`. The printed figures leave out one set at a time. `--write` puts
 * the fit of all into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { calibrationOf } from '../evals/calibration/calibration.ts'
import { calibrated } from '#server/answers/confidence/calibrated.ts'
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

if (new Set(answers.map(({ set }) => set)).size < 2) throw new Error('It takes two sets or more.')

const pointsOf = (some: readonly FirstLookAnswer[], kind: FirstLookAnswer['kind']) =>
  isotonic(
    some
      .filter((each) => each.kind === kind && each.fitted >= from)
      .map(({ fitted, isRight }) => ({ at: fitted, isRight, weight: 1 })),
    least,
  ).map((point) => point.map((each) => Math.round(each * 1e3) / 1e3))

const shown = [...new Set(answers.map(({ set }) => set))].flatMap((set) => {
  const others = answers.filter((each) => each.set !== set)
  return answers
    .filter((each) => each.set === set)
    .map(({ kind, fitted, isRight }) => {
      const share = calibrated(fitted, pointsOf(others, kind))
      const confidence = fitted < from ? fitted : Math.max(from, share)
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
const points = {
  from,
  ...Object.fromEntries(kinds.map((kind) => [kind, pointsOf(answers, kind)])),
}
console.log(JSON.stringify(points))
if (values.write) writeFileSync(file, `${JSON.stringify(points)}\n`)
