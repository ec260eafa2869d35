import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { calibrationOf } from '../calibration/calibration.ts'
import { moveClockTo } from '../reading/clock.ts'
import { judge, type Verdict } from '../reading/judge.ts'
import { openPersonServer } from '../reading/person-server.ts'
import type { Asked, Keeper } from './keepers/keeper.ts'
import { keepers } from './keepers/keepers.ts'

const today = '2026-11-24'
const sureFrom = 0.8

type Outcome = {
  asked: Asked
  answer: string
  found: boolean
  confidence: number
  verdict: Verdict
}

/**
 * Questions over two tables that a fictional person keeps, asked without a language model: `npm run
 * evals -- tables`. With `--totals` those that are kept apart are asked, and no answers are shown.
 */
export async function runTablesEval({ totals }: { totals: boolean }): Promise<void> {
  moveClockTo(today)
  const outcomes: Outcome[] = []
  for (const keeper of keepers) {
    outcomes.push(...(await askAll(keeper, totals ? keeper.apart : keeper.seen)))
  }
  if (!totals) for (const outcome of outcomes) print(outcome)
  printFigures(outcomes)
}

async function askAll(keeper: Keeper, questions: readonly Asked[]): Promise<Outcome[]> {
  const files = mkdtempSync(path.join(os.tmpdir(), 'trove-tables-'))
  for (const [name, text] of Object.entries(keeper.files)) {
    writeFileSync(path.join(files, name), text)
  }
  try {
    await using server = await openPersonServer({
      about: { ...keeper, today, sources: [] },
      questions: [],
      files,
    })
    for (const problem of server.problems) console.log(`  ${keeper.name}: ${problem}`)
    const outcomes: Outcome[] = []
    for (const asked of questions) {
      const { answer, found, confidence } = await server.ask(asked.question)
      const verdict = judge(asked.answer, { answer, found })
      outcomes.push({ asked, answer, found, confidence, verdict })
    }
    return outcomes
  } finally {
    rmSync(files, { recursive: true, force: true })
  }
}

function print({ asked, answer, confidence, verdict }: Outcome): void {
  console.log(`${verdict} ${confidence.toFixed(2)}: ${asked.question}`)
  if (verdict === 'right') return
  console.log(`    wanted ${JSON.stringify(asked.answer)}`)
  console.log(`    said ${answer.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
}

function printFigures(outcomes: readonly Outcome[]): void {
  const count = (wanted: Verdict) => outcomes.filter(({ verdict }) => verdict === wanted).length
  const answered = outcomes.filter(({ found }) => found)
  const sure = answered.filter(({ confidence }) => confidence > sureFrom)
  console.log({
    questions: outcomes.length,
    right: count('right'),
    declined: count('declined'),
    wrong: count('wrong'),
    sure: sure.length,
    sureAndWrong: sure.filter(({ verdict }) => verdict !== 'right').length,
  })
  console.table(
    calibrationOf(
      answered.map(({ confidence, verdict }) => ({ confidence, isRight: verdict === 'right' })),
    ),
  )
}
