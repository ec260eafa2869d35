import type { AskResponse } from '#shared/answers.ts'
import { askInSteps, askQuestion as askQuestionCall } from '#shared/calls/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { askedFrom } from '#web/format/region.ts'
import { requestEvents, type AnswerEvents } from '#web/events.ts'

type Question = {
  question: string
  reasoning: boolean
  reading?: Correction | undefined
  /** Takes words as typed. */
  literal?: boolean | undefined
}

export function askQuestion(
  { question, reasoning, reading, literal }: Question,
  signal: AbortSignal,
  events: AnswerEvents,
): Promise<AskResponse> {
  const call = reasoning ? askInSteps : askQuestionCall
  return requestEvents(
    call,
    { json: { question, ...askedFrom(), reading, literal }, signal },
    events,
  )
}
