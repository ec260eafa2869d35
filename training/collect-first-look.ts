/**
 * Answers of the first look at sets of the reading evaluation, each judged: `node
 * training/collect-first-look.ts training/confidence/first-looks.jsonl n,o`. It prints no question, so it
 * may be run before a set is read; afterwards the set is no longer one of first looks.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { measuredAnswers } from '../evals/calibration/measured-answers.ts'
import { moveClockTo } from '../evals/reading/clock.ts'
import { judge } from '../evals/reading/judge.ts'
import { openPersonServer } from '../evals/reading/person-server.ts'
import { readPeople } from '../evals/reading/questions.ts'
import type { FirstLookAnswer } from './confidence/first-look-answer.ts'

const [, , out = '', sets = ''] = process.argv

const known = existsSync(out) ? readFileSync(out, 'utf8') : ''
for (const set of sets.split(',')) {
  if (known.includes(`"set":"${set}"`)) throw new Error(`${out} has answers of set ${set}.`)
  for (const person of readPeople(set)) {
    const { about } = person
    moveClockTo(about.today, about.timeZone)
    await using server = await openPersonServer(person)
    const userId = await server.tables.userId()
    const ask = measuredAnswers(server.services)
    for (const { question, answer } of person.questions) {
      const { response } = await ask(userId, question, about.timeZone)
      const { found, fitted: kind, confidence: fitted } = response
      if (!found || kind === undefined) continue
      const isRight = judge(answer, response) === 'right'
      const given: FirstLookAnswer = { set, person: about.name, kind, fitted, isRight }
      appendFileSync(out, `${JSON.stringify(given)}\n`)
    }
  }
}
