/** Questions about the sample person, whose answers are known: `node evals/run.ts sample-person`. */
import { chatResponse } from '#shared/chat.ts'
import { calibrationOf } from './calibration.ts'
import { moreSampleQuestions } from './more-sample-questions.ts'
import { sampleQuestions, type SampleQuestion, type Wanted } from './sample-questions.ts'
import { openSampleServer, type Asking } from './sample-server.ts'
import { thirdFactsOf } from './third-sample-facts.ts'
import { thirdSampleQuestions } from './third-sample-questions.ts'

type Answer = {
  answer: string
  found: boolean
  confidence: number
  citations: { documentName: string; quote: string }[]
  table?: { rows: unknown[][] } | undefined
}
type Judged = { asked: SampleQuestion; given: Answer; verdict: 'right' | 'wrong' | 'declined' }

const sure = 0.8

export async function runSamplePersonEval() {
  const anchor = new Date().toISOString().slice(0, 10)
  const facts = thirdFactsOf(anchor)
  await using server = await openSampleServer()
  await server.settled()
  return {
    loadMs: Math.round(server.loadMs),
    first: await figuresOver(server, sampleQuestions(facts)),
    second: await figuresOver(server, moreSampleQuestions(facts)),
    third: await figuresOver(server, thirdSampleQuestions(facts)),
  }
}

export async function figuresOver(server: Asking, questions: readonly SampleQuestion[]) {
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

async function answerTo(server: Asking, { question, after = [] }: SampleQuestion): Promise<Answer> {
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

export function verdictOn(wanted: Wanted, given: Answer): Judged['verdict'] {
  if (wanted.unknown) return given.found ? 'wrong' : 'right'
  if (!given.found) return 'declined'
  return isRight(wanted, given) ? 'right' : 'wrong'
}

function isRight({ numbers = [], listed = [], texts = [], without = [] }: Wanted, given: Answer) {
  const { answer, citations, table } = given
  const [first = ''] = answer.split('\n\n')
  const cells = (table?.rows ?? []).flat().map(String)
  const quoted = citations.flatMap(({ documentName, quote }) => [documentName, quote])
  const said = [answer, ...cells].join('\n')
  const all = [said, ...quoted].join('\n').toLowerCase()
  return (
    numbers.every((number) => says(first, number)) &&
    listed.every((number) => says(said, number)) &&
    texts.every((text) => [text].flat().some((one) => all.includes(one.toLowerCase()))) &&
    without.every((text) => !said.includes(text))
  )
}

/** Rounded to the written precision. */
function says(text: string, wanted: number): boolean {
  const written = text.match(/\d[\d,.]*\d|\d/g) ?? []
  return written.some((each) =>
    readings(each).some(({ value, digits }) => {
      const half = 0.5 * 10 ** -digits + 1e-6
      return Math.abs(value - Math.abs(wanted)) <= half
    }),
  )
}

/** `1,234.5` and `1.234,5` in the notation of either country. */
function readings(written: string) {
  return [written.replaceAll(',', ''), written.replaceAll('.', '').replace(',', '.')]
    .filter((plain) => /^\d+(\.\d+)?$/.test(plain))
    .map((plain) => ({ value: Number(plain), digits: plain.split('.')[1]?.length ?? 0 }))
}

function lineOf({ asked, given, verdict }: Judged): string {
  const { question, after, ...wanted } = asked
  const said = given.answer.replaceAll(/\s+/g, ' ').slice(0, 200)
  return `${verdict} ${given.confidence.toFixed(2)}: ${[...(after ?? []), question].join(' → ')}
    wanted ${JSON.stringify(wanted)}
    said ${said}`
}
