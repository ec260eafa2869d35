/** Ten obvious questions after an import of each kind of source: `node evals/run.ts sources`. */
import { openAppServer, type AppServer } from '../reading/app-server.ts'
import { verdictOn } from '../sample-person/judge.ts'
import { sourceCases } from './cases.ts'
import { importAs } from './importing-person.ts'
import type { SourceCase } from './source-case.ts'

type Figures = {
  right: number
  declined: number
  wrong: number
  offered: number
  unanswered: number
}

/** All kinds of sources, or those named. */
export async function runSourcesEval(wanted: readonly string[] | undefined) {
  await using server = await openAppServer()
  const rows: Record<string, Figures> = {}
  for (const each of sourceCases) {
    if (wanted && !wanted.includes(each.name)) continue
    rows[each.name] = await figuresOf(server, each)
  }
  console.table(rows)
  const all = Object.values(rows)
  const sumOf = (name: keyof Figures) => all.reduce((total, figures) => total + figures[name], 0)
  return {
    right: sumOf('right'),
    declined: sumOf('declined'),
    wrong: sumOf('wrong'),
    offered: sumOf('offered'),
    unanswered: sumOf('unanswered'),
  }
}

async function figuresOf(server: AppServer, each: SourceCase): Promise<Figures> {
  const person = await importAs(server, each.name, each)
  const misplaced = person.types.filter((type) => type !== each.type)
  for (const problem of [...person.problems, ...misplaced]) console.log(`${each.name}: ${problem}`)
  const figures: Figures = { right: 0, declined: 0, wrong: 0, offered: 0, unanswered: 0 }
  for (const wanted of each.questions) {
    const given = await person.ask(wanted.question)
    const verdict = verdictOn(wanted, given)
    figures[verdict] += 1
    if (verdict !== 'right') console.log(lineOf(each.name, verdict, wanted.question, given.answer))
  }
  for (const question of person.offered) {
    const given = await person.ask(question)
    figures.offered += 1
    console.log(lineOf(each.name, 'offered', question, given.answer))
    if (!given.found) figures.unanswered += 1
  }
  return figures
}

const lineOf = (name: string, verdict: string, question: string, answer: string) =>
  `${name} ${verdict}: ${question}\n    ${answer.replaceAll(/\s+/g, ' ').slice(0, 220)}`
