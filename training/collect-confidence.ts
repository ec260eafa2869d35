/**
 * Answers of the current rules with the inputs of their confidence, each judged: `node
 * training/collect-confidence.ts training/data/confidence.jsonl`. Of `evals -- tables` only the
 * seen half is asked, of WikiTableQuestions only training tables, and of the reading sets only A.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openHousehold } from '../evals/household/run.ts'
import { householdQuestions } from '../evals/household/questions.ts'
import {
  measuredAnswers,
  withEvidence,
  type MeasuredAnswer,
} from '../evals/calibration/measured-answers.ts'
import { evalDataDir } from '../evals/data-folder.ts'
import { spiderDe } from '../evals/tables/databases.ts'
import { sameDenotation } from '../evals/tables/denotation.ts'
import { openAppServer } from '../evals/reading/app-server.ts'
import { moveClockTo } from '../evals/reading/clock.ts'
import { judge, type Verdict } from '../evals/reading/judge.ts'
import { openPersonServer } from '../evals/reading/person-server.ts'
import { asked, readPeople, wordings } from '../evals/reading/questions.ts'
import { factsOf } from '../evals/sample-person/facts.ts'
import { verdictOn } from '../evals/sample-person/judge.ts'
import { sampleQuestions } from '../evals/sample-person/questions.ts'
import { askAll, type Outcome } from '../evals/tables/sheet-questions.ts'
import { sourceCases } from '../evals/sources/cases.ts'
import { importAs } from '../evals/sources/importing-person.ts'
import { keepers } from '../evals/tables/keepers/keepers.ts'
import { trainingTables } from './readings/training-tables.ts'
import type { JudgedAnswer } from './confidence/judged-answer.ts'

const [, , out = '', ...wanted] = process.argv
const sets: Record<string, () => Promise<void>> = {
  sample: collectSample,
  sources: collectSources,
  tables: collectKeepers,
  a: collectReading,
  wiki: collectWiki,
  spider: collectSpider,
}
if (wanted.length === 0) rmSync(out, { force: true })
for (const [name, collect] of Object.entries(sets)) {
  if (wanted.length === 0 || wanted.includes(name)) await collect()
}

type About = Pick<JudgedAnswer, 'set' | 'author' | 'wording' | 'question' | 'isAnswerable'>

function keep(
  about: About,
  { response, source, evidence }: Omit<MeasuredAnswer, 'certainty'>,
  verdict: Verdict,
): void {
  const { found, confidence, answer } = response
  const said = answer.replaceAll(/\s+/g, ' ').slice(0, 160)
  const judged: JudgedAnswer = {
    ...about,
    found,
    verdict,
    confidence,
    source,
    ...(evidence ? { evidence } : {}),
    said,
  }
  appendFileSync(out, `${JSON.stringify(judged)}\n`)
}

async function collectSample(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  await using server = await openHousehold()
  await server.read()
  await server.settled()
  const ask = measuredAnswers(server.services)
  const userId = await server.tables.userId()
  const all = [
    ...sampleQuestions(factsOf(today)),
    ...householdQuestions(today).map((each) => ({ ...each, suite: 'household' })),
  ]
  for (const wanted of all) {
    if (wanted.after) continue
    const measured = await ask(userId, wanted.question)
    const about: About = {
      set: wanted.suite === 'household' ? 'household' : `sample ${wanted.suite}`,
      author: 'sample person',
      wording: 'question',
      question: wanted.question,
      isAnswerable: !wanted.unknown,
    }
    keep(about, measured, verdictOn(wanted, measured.response))
  }
}

async function collectSources(): Promise<void> {
  await using server = await openAppServer()
  const ask = measuredAnswers(server.services)
  const known = new Set<string>()
  for (const each of sourceCases) {
    await importAs(server, each.name, each)
    const { rows } = await server.db.jobs.query('select id from users')
    const userId = rows.map(({ id }) => String(id)).find((id) => !known.has(id)) ?? ''
    known.add(userId)
    for (const wanted of each.questions) {
      const measured = await ask(userId, wanted.question)
      const about: About = {
        set: 'sources',
        author: 'sources',
        wording: 'question',
        question: wanted.question,
        isAnswerable: !wanted.unknown,
      }
      keep(about, measured, verdictOn(wanted, measured.response))
    }
  }
}

async function collectKeepers(): Promise<void> {
  const today = '2026-11-24'
  moveClockTo(today)
  for (const keeper of keepers) {
    const files = mkdtempSync(path.join(os.tmpdir(), 'trove-tables-'))
    for (const [name, text] of Object.entries(keeper.files)) {
      writeFileSync(path.join(files, name), text)
    }
    await using server = await openPersonServer({
      about: { ...keeper, today, sources: [] },
      questions: [],
      files,
    })
    rmSync(files, { recursive: true, force: true })
    const ask = measuredAnswers(server.services)
    const userId = await server.tables.userId()
    for (const { question, answer } of keeper.seen) {
      const measured = await ask(userId, question, keeper.timeZone)
      const isAnswerable = !('unanswerable' in answer)
      const about: About = {
        set: 'tables',
        author: keeper.name,
        wording: 'question',
        question,
        isAnswerable,
      }
      keep(about, measured, judge(answer, measured.response))
    }
  }
}

async function collectReading(): Promise<void> {
  for (const person of readPeople('a')) {
    const { about: known } = person
    moveClockTo(known.today)
    await using server = await openPersonServer(person)
    const ask = measuredAnswers(server.services)
    const userId = await server.tables.userId()
    for (const wording of wordings) {
      for (const each of person.questions) {
        const question = asked(each, wording)
        if (question === undefined) continue
        const measured = await ask(userId, question, known.timeZone)
        const isAnswerable = !('unanswerable' in each.answer)
        const about: About = { set: 'a', author: known.name, wording, question, isAnswerable }
        keep(about, measured, judge(each.answer, measured.response))
      }
    }
  }
}

async function collectWiki(): Promise<void> {
  const { questions, memory } = trainingTables(70)
  const outcomes = await askAll(
    memory,
    questions.map(({ id, table_id, question, answer }) => ({
      id,
      person: table_id,
      question,
      kind: '',
      isRight: (given) => sameDenotation(given, answer, answer),
    })),
  )
  for (const outcome of outcomes) keepOutcome('wiki', outcome)
}

async function collectSpider(): Promise<void> {
  const folder = path.join(evalDataDir(), 'spider_de')
  for (const outcome of await spiderDe(folder, 'en')) keepOutcome('spider', outcome)
  for (const outcome of await spiderDe(folder, 'de')) keepOutcome('spider, German', outcome)
}

function keepOutcome(set: string, { person, question, response, right, measured }: Outcome): void {
  const verdict = right ? 'right' : response.found ? 'wrong' : 'declined'
  const about: About = { set, author: person, wording: 'question', question, isAnswerable: true }
  keep(about, withEvidence(response, measured), verdict)
}
