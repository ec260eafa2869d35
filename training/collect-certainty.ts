/**
 * Answers read from texts with their certainty, each judged: `node training/collect-certainty.ts
 * training/data/certainty.jsonl a,b,c`. Only sets of the reading evaluation that were looked at, and
 * that the reader was not trained on, may be given.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { measuredAnswers } from '../evals/calibration/measured-answers.ts'
import { moveClockTo } from '../evals/reading/clock.ts'
import { judge } from '../evals/reading/judge.ts'
import { openPersonServer } from '../evals/reading/person-server.ts'
import { asked, readPeople } from '../evals/reading/questions.ts'
import type { ReadAnswer } from './confidence/read-answer.ts'

const [, , out = '', sets = ''] = process.argv
const wordings = ['question', 'colloquial'] as const

rmSync(out, { force: true })
for (const set of sets.split(',')) {
  for (const person of readPeople(set)) {
    moveClockTo(person.about.today, person.about.timeZone)
    await using server = await openPersonServer(person)
    const userId = await server.tables.userId()
    const ask = measuredAnswers(server.services)
    for (const wording of wordings) {
      for (const question of person.questions) {
        const text = asked(question, wording)
        if (text === undefined) continue
        const { response, source, certainty } = await ask(userId, text, person.about.timeZone)
        if (source !== 'read' || certainty === undefined) continue
        const isRight = judge(question.answer, response) === 'right'
        const answer: ReadAnswer = { set, person: person.about.name, wording, certainty, isRight }
        appendFileSync(out, `${JSON.stringify(answer)}\n`)
      }
    }
  }
}
