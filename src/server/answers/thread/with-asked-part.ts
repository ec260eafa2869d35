import type { AskResponse, Step } from '#shared/answers.ts'
import type { AskOptions, Question } from '../ask.ts'
import { askedPart } from './asked-part.ts'

type Answers = {
  ask(userId: string, question: Question, options?: AskOptions): Promise<AskResponse>
}

/** Answers only the asking part of a long text, and says which part that was. */
export function withAskedPart(answers: Answers): Answers {
  return {
    async ask(userId, question, options = {}) {
      const { text, isPart } = askedPart(question.question)
      if (!isPart) return answers.ask(userId, question, options)
      const step: Step = {
        kind: 'understand',
        title: 'Only this part was answered',
        detail: text,
      }
      options.onStep?.(step)
      const response = await answers.ask(userId, { ...question, question: text }, options)
      const note = `Only this part was answered: “${text}”`
      return {
        ...response,
        answer: `${response.answer}\n\n${note}`,
        steps: [step, ...response.steps],
      }
    },
  }
}
