/**
 * Interpretations of everyday questions over the sample person and the people of set A, each judged by
 * its answer: `node training/collect-record-readings.ts training/data/record-readings.jsonl`.
 */
import { rmSync } from 'node:fs'
import { openHousehold } from '../evals/household/run.ts'
import { householdQuestions } from '../evals/household/questions.ts'
import { moveClockTo } from '../evals/reading/clock.ts'
import { judge } from '../evals/reading/judge.ts'
import { openPersonServer } from '../evals/reading/person-server.ts'
import { asked, readPeople, wordings } from '../evals/reading/questions.ts'
import { factsOf } from '../evals/sample-person/facts.ts'
import { verdictOn } from '../evals/sample-person/judge.ts'
import type { Suite } from '../evals/sample-person/question.ts'
import { sampleQuestions } from '../evals/sample-person/questions.ts'
import { judgePlans, keep } from './readings/judged-plans.ts'

const [, , out = ''] = process.argv
rmSync(out, { force: true })
await collectSample()
for (const person of readPeople('a')) await collectPerson(person)

async function collectSample(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const questions = sampleQuestions(factsOf(today))
  const ofSuite = (wanted: Suite) => questions.filter(({ suite }) => suite === wanted)
  await using server = await openHousehold()
  await server.read()
  const { workspaces } = server.tables
  const userId = await server.tables.userId()
  const sets = {
    sample: ofSuite('first'),
    'sample 2': ofSuite('second'),
    'sample 3': ofSuite('third'),
    household: householdQuestions(today),
  }
  for (const [set, questions] of Object.entries(sets)) {
    for (const wanted of questions) {
      if (wanted.after) continue
      const { question } = wanted
      const plans = await judgePlans(
        workspaces,
        { userId, question, today },
        (given) => verdictOn(wanted, { ...given, confidence: 1 }) === 'right',
      )
      keep(out, { set, author: question, question, plans })
    }
  }
}

async function collectPerson(person: ReturnType<typeof readPeople>[number]): Promise<void> {
  const { today, name } = person.about
  moveClockTo(today)
  await using server = await openPersonServer(person)
  const { workspaces } = server.tables
  const userId = await server.tables.userId()
  for (const question of person.questions) {
    if (question.kind !== 'records') continue
    for (const wording of wordings) {
      const text = asked(question, wording)
      if (text === undefined) continue
      const plans = await judgePlans(
        workspaces,
        { userId, question: text, today },
        (given) => judge(question.answer, given) === 'right',
      )
      keep(out, { set: `a ${wording}`, author: `${name} ${question.id}`, question: text, plans })
    }
  }
}
