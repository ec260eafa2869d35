/**
 * Fits the share of right answers above what held-out papers can tell: `node
 * training/fit-sure-points.ts training/data/certainty.jsonl`. The printed figures leave out one person
 * at a time. `--write` puts the fit of all into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { calibrated } from '#server/answers/confidence/calibrated.ts'
import ranking from '#server/answers/text/ranking.json' with { type: 'json' }
import { isotonic } from './confidence/logistic.ts'
import type { ReadAnswer } from './confidence/read-answer.ts'

const file = 'src/server/answers/text/sure-points.json'
/** Questions over held-out papers are harder: their share of .8 is where this fit takes over. */
const from = 0.8
/** Answers of a step. */
const least = 20
/** An answer shown as sure has to be: lower shares are shown as `from`. */
const leastShown = 0.9
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const answers = positionals
  .flatMap((name) => readFileSync(name, 'utf8').trim().split('\n'))
  .map((line): ReadAnswer => JSON.parse(line))
  .filter(({ certainty }) => calibrated(certainty, ranking.calibration) >= from)

const pointsOf = (some: readonly ReadAnswer[]) =>
  isotonic(
    some.map(({ certainty, isRight }) => ({ at: certainty, isRight, weight: 1 })),
    least,
  ).map(([at, share]): [number, number] => [
    Math.round(at * 1e4) / 1e4,
    share < leastShown ? from : Math.round(share * 1e4) / 1e4,
  ])

const people = [...new Set(answers.map(({ person }) => person))]
const left = people.flatMap((person) => {
  const points = pointsOf(answers.filter((each) => each.person !== person))
  return answers
    .filter((each) => each.person === person)
    .map((each) => ({ ...each, shown: calibrated(each.certainty, points) }))
})
for (const least of [0.8, 0.85, 0.9, 0.95]) {
  const sure = left.filter(({ shown }) => shown > least)
  console.log(
    `over ${least}: ${sure.filter(({ isRight }) => isRight).length} of ${sure.length} right`,
  )
}
const points = pointsOf(answers)
console.log(JSON.stringify(points))
if (values.write) writeFileSync(file, `${JSON.stringify({ from, points })}\n`)
