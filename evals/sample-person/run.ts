/** Questions about the sample person, whose answers are known: `node evals/run.ts sample-person`. */
import { chatResponse } from '#shared/chat.ts'
import { calibrationOf } from '../calibration/calibration.ts'
import { factsOf } from './facts.ts'
import { verdictOn, type Answer, type Verdict } from './judge.ts'
import { suites, type Question } from './question.ts'
import { sampleQuestions } from './questions.ts'
import { openSampleServer, type Asking } from './server.ts'

type Judged = { asked: Question; given: Answer; verdict: Verdict }

const sure = 0.8

export async function runSamplePersonEval() {
  const questions = sampleQuestions(factsOf(new Date().toISOString().slice(0, 10)))
  await using server = await openSampleServer()
  await server.settled()
  const figures: Record<string, unknown> = { loadMs: Math.round(server.loadMs) }
  for (const suite of suites) {
    const ofSuite = questions.filter((each) => each.suite === suite)
    figures[suite] = await figuresOver(server, ofSuite)
  }
  return figures
}

export async function figuresOver(server: Asking, questions: readonly Question[]) {
  const judged: Judged[] = []
  for (const asked of questions) {
    const given = await answerTo(server, asked)
    judged.push({ asked, given, verdict: verdictOn(asked, given) })
  }
  const of = (verdict: Judged['verdict']) => judged.filter((each) => each.verdict === verdict)
  for (const each of judged) if (each.verdict !== 'right') console.log(lineOf(each))
  console.table(
    calibrationOf(
      judged.map(({ given: { confidence }, verdict }) => ({
        confidence,
        isRight: verdict === 'right',
      })),
    ),
  )
  return {
    questions: questions.length,
    right: of('right').length,
    wrong: of('wrong').length,
    declined: of('declined').length,
    wrongAndSure: of('wrong').filter(({ given }) => given.confidence > sure).length,
  }
}

async function answerTo(server: Asking, { question, after = [] }: Question): Promise<Answer> {
  if (after.length === 0) return server.ask(question)
  let conversationId: string | undefined
  let given: Answer | undefined
  for (const message of [...after, question]) {
    const reply = chatResponse.parse(
      await server.call('POST', '/api/chat', {
        message,
        ...(conversationId === undefined ? {} : { conversationId }),
      }),
    )
    conversationId = reply.conversationId
    given = { ...reply, answer: reply.response }
  }
  if (!given) throw new Error('nothing was asked')
  return given
}

function lineOf({ asked, given, verdict }: Judged): string {
  const { question, after, ...wanted } = asked
  const said = given.answer.replaceAll(/\s+/g, ' ').slice(0, 200)
  return `${verdict} ${given.confidence.toFixed(2)}: ${[...(after ?? []), question].join(' → ')}
    wanted ${JSON.stringify(wanted)}
    said ${said}`
}
