import type { AskResponse, Step } from '#shared/answers.ts'
import { answerFromText } from '../answer-text.ts'
import type { TextHit } from '../answer-text.ts'
import type { Reading } from '../plan/reading.ts'
import { planQuestion } from '../plan/plan-question.ts'
import type { Corrected } from '../readings/corrections.ts'
import { composeParts, readParts } from './answer-parts.ts'
import type { Asked, LookUpDeps } from './look-up.ts'
import { readExpression } from './read-expression.ts'
import { readTrend } from './read-trend.ts'
import { reason } from './reason.ts'

type Context = Omit<Asked, 'corrections' | 'spoken' | 'language'> & {
  reading: Reading
  hits: TextHit[]
  names: Map<string, string>
}
type Deps<Question, Gathered> = Pick<LookUpDeps, 'workspaces' | 'measured'> & {
  /** Gathers the context of a question. */
  gather: (userId: string, question: Question, signal?: AbortSignal) => Promise<Gathered>
  answer: (context: Gathered, signal?: AbortSignal) => Promise<AskResponse>
}

/** The conclusion of the steps, in one line. */
export const conclusionStep = ({ answer, found }: AskResponse): Step => ({
  kind: 'compose',
  title: found ? 'Concluded' : 'Came to no answer',
  detail: (answer.split('\n')[0] ?? '').replaceAll('**', ''),
})

/** Answers a calculation over looked-up figures, or a multi-part question; else undefined. */
export async function answerInSteps<
  Question extends {
    question: string
    language?: string | undefined
    corrections?: readonly Corrected[]
  },
  Gathered extends Context,
>(
  deps: Deps<Question, Gathered>,
  given: { question: Question; context: Gathered; report: (step: Step) => void },
  signal?: AbortSignal,
): Promise<AskResponse | undefined> {
  const { gather, answer } = deps
  const { question, context, report } = given
  const { userId, reading, index, today } = context
  const ask = (text: string) => gather(userId, { ...question, question: text }, signal)
  const several = readParts(question.question, today)
  // If one part contains a whole calculation, it does not extend over the other parts.
  const isInPart = several.some((part) => readExpression(part) !== undefined)
  const plan = () => planQuestion(reading, index)?.plan
  /** The trend asked for, unless the planner itself compares two periods or a payee's payments. */
  const trendAsked = () => {
    const trend = readTrend(question.question, today)
    const { query, table } = (trend && plan()) ?? {}
    const isPlanned =
      query?.comparison !== undefined ||
      (trend?.isAveraged === true && (query?.change?.asks ?? table?.senses?.spending) !== undefined)
    return isPlanned ? undefined : trend?.expression
  }
  const expression = isInPart ? undefined : (readExpression(question.question) ?? trendAsked())
  const readTexts = async (text: string) => {
    const asked = await ask(text)
    return answerFromText(asked.reading, asked.hits, asked.names)
  }
  const asked = {
    userId,
    index,
    today,
    corrections: question.corrections ?? [],
    spoken: reading.speech.lexicon.language,
    language: question.language,
  }
  // For shares of a table's total, the answer from the table shows all parts side by side.
  const parted = expression?.op === 'share' ? plan() : undefined
  const { share } = parted?.query ?? {}
  const isParted =
    share !== undefined &&
    share.of.length > 0 &&
    parted?.unlinked.length === 0 &&
    !parted.table.records
  const computed =
    expression &&
    !isParted &&
    (await reason({ ...deps, readTexts }, { asked, expression, report }, signal))
  if (computed) return { ...computed, followUpQuestions: [] }
  const parts = []
  for (const part of several) {
    const gathered = await ask(part)
    const own = { question: { ...question, question: part }, context: gathered, report }
    const inSteps = await answerInSteps(deps, own, signal)
    const answered = inSteps ?? (await answer(gathered, signal))
    if (!inSteps) for (const step of answered.steps) report(step)
    parts.push({ question: part, answer: answered })
  }
  return composeParts(parts)
}
