import { calibrationOf } from '../calibration/calibration.ts'
import type { Verdict } from './judge.ts'
import { wordings, type Question, type Wording } from './questions.ts'

/** One question in one wording, with its result. */
export type Outcome = {
  question: Question
  wording: Wording
  asked: string
  answer: string
  found: boolean
  confidence: number
  verdict: Verdict
  ms: number
}

const sureFrom = 0.8

const of = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`

/** The results of a set; for questions without an answer in the data, declining is right. */
function figuresOf(given: readonly Outcome[]) {
  const isRight = ({ verdict }: Outcome) => verdict === 'right'
  const answered = given.filter(({ question, verdict }) =>
    'unanswerable' in question.answer ? verdict === 'wrong' : verdict !== 'declined',
  )
  const sure = answered.filter(({ confidence }) => confidence > sureFrom)
  const without = given.filter(({ question }) => 'unanswerable' in question.answer)
  const share = (kind: Question['kind']) => {
    const some = given.filter(({ question }) => question.kind === kind)
    return of(some.filter(isRight).length, some.length)
  }
  const count = (wanted: Verdict) => given.filter(({ verdict }) => verdict === wanted).length
  return {
    right: of(count('right'), given.length),
    'right, papers': share('paper'),
    'right, records': share('records'),
    declined: of(count('declined'), given.length),
    wrong: of(count('wrong'), given.length),
    'answers over .8': of(sure.length, answered.length),
    'of these wrong': of(sure.filter((outcome) => !isRight(outcome)).length, sure.length),
    'without answer, answered': of(
      without.filter((outcome) => !isRight(outcome)).length,
      without.length,
    ),
    calibration: answered.map((outcome) => ({
      confidence: outcome.confidence,
      isRight: isRight(outcome),
    })),
  }
}

/** Prints the figures of a set: as originally asked, and in each of the other wordings. */
export function printReport(title: string, outcomes: readonly Outcome[]): void {
  const rightBefore = new Set(
    outcomes.flatMap(({ question, wording, verdict }) =>
      wording === 'question' && verdict === 'right' ? [question.id] : [],
    ),
  )
  for (const wording of wordings) {
    const given = outcomes.filter((outcome) => outcome.wording === wording)
    if (given.length === 0) continue
    const { calibration, ...figures } = figuresOf(given)
    const stayed = given.filter(
      ({ question, verdict }) => verdict === 'right' && rightBefore.has(question.id),
    )
    console.log(`\n${title}, ${wording === 'question' ? 'as asked' : wording}`)
    for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`)
    if (wording !== 'question') {
      console.log(`  stay right: ${of(stayed.length, rightBefore.size)}`)
    }
    console.table(calibrationOf(calibration))
  }
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(times[Math.floor(share * times.length)] ?? 0)} ms`
  console.log(`  an answer takes ${at(0.5)}, at most ${at(0.95)} in 95 of 100`)
}
