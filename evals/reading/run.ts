import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { moveClockTo } from './clock.ts'
import { judge } from './judge.ts'
import { openPersonServer } from './person-server.ts'
import { asked, readPeople, readTexted, wordings, type AskingPerson } from './questions.ts'
import { printReport, type Outcome } from './report.ts'

/**
 * Questions of fictional people over their own files, asked without a language model: `npm run
 * evals reading -- --sets a,b`. Without `--sets` all sets are asked; `--plain` leaves out the other
 * wordings; `--texted` asks the questions that were written later, as one texts them. Questions and
 * answers are written to .cache/results/reading-<set>.json, except with `--totals`, for a set that
 * has to stay unseen.
 */
export async function runReadingEval(options: ReadingOptions): Promise<void> {
  const { sets, plain, totals, texted } = options
  for (const set of sets ?? allSets()) {
    const outcomes: Outcome[] = []
    for (const person of texted ? readTexted(set) : readPeople(set)) {
      moveClockTo(person.about.today, person.about.timeZone)
      outcomes.push(...(await askAll(person, plain)))
    }
    if (!totals) writeDetails(texted ? `${set}-texted` : set, outcomes)
    printReport(`set ${set}`, outcomes)
  }
}

export type ReadingOptions = {
  sets: readonly string[] | undefined
  plain: boolean
  totals: boolean
  texted: boolean
}

const allSets = (): string[] =>
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

async function askAll(person: AskingPerson, plain: boolean): Promise<Outcome[]> {
  await using server = await openPersonServer(person)
  for (const problem of server.problems) console.log(`  ${person.about.name}: ${problem}`)
  const outcomes: Outcome[] = []
  for (const wording of plain ? (['question'] as const) : wordings) {
    for (const question of person.questions) {
      const text = asked(question, wording)
      if (text === undefined) continue
      const startedAt = performance.now()
      const { answer, found, confidence } = await server.ask(text)
      const ms = performance.now() - startedAt
      const verdict = judge(question.answer, { answer, found })
      outcomes.push({ question, wording, asked: text, answer, found, confidence, verdict, ms })
    }
  }
  return outcomes
}

function writeDetails(set: string, outcomes: readonly Outcome[]): void {
  const folder = path.resolve('.cache/results')
  mkdirSync(folder, { recursive: true })
  const details = outcomes.map(({ question: { id, kind, type, answer: expected }, ...given }) => ({
    id,
    kind,
    type,
    expected,
    ...given,
  }))
  writeFileSync(path.join(folder, `reading-${set}.json`), JSON.stringify(details, null, 1))
}
