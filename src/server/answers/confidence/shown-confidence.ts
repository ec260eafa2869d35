import type { AskResponse } from '#shared/answers.ts'
import { calibrated } from './calibrated.ts'
import firstLooks from './first-looks.json' with { type: 'json' }

/** An answer whose confidence is a fitted one, of a query over tables or of the reader of texts. */
export type Fitted = { fitted?: 'tables' | 'texts' | undefined }
export type FittedAnswer = AskResponse & Fitted

/** Fitted confidence and share that was right, step by step, from a least confidence on. */
export type FirstLooks = { from: number } & Record<
  'tables' | 'texts',
  readonly (readonly number[])[]
>

/**
 * The share of answers with this fitted confidence that were right when sets of questions were asked
 * for the first time, but at least `from`: lower figures are not changed; see training/README.md.
 */
export function shownConfidence(
  kind: 'tables' | 'texts',
  confidence: number,
  { from, ...points }: FirstLooks = firstLooks,
): number {
  if (confidence < from) return confidence
  return Math.max(from, Math.round(calibrated(confidence, points[kind]) * 100) / 100)
}

type Answers<Question, Options> = {
  ask(userId: string, question: Question, options?: Options): Promise<FittedAnswer>
}

/** Shows that share instead of the fitted confidence, by which answers are chosen before. */
export const withShownConfidence = <Question, Options>(answers: Answers<Question, Options>) => ({
  async ask(userId: string, question: Question, options?: Options): Promise<AskResponse> {
    const { fitted, ...answer } = await answers.ask(userId, question, options)
    if (!answer.found || fitted === undefined) return answer
    return { ...answer, confidence: shownConfidence(fitted, answer.confidence) }
  },
})
