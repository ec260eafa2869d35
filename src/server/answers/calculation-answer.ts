import type { AskResponse, Step } from '#shared/answers.ts'
import type { Calculation } from './calculation.ts'

/** The answer to a question that needs no data. */
export function calculationAnswer({ result, working, ...rest }: Calculation): AskResponse {
  const isDeclined = rest.isDeclined === true
  const step: Step = isDeclined
    ? { kind: 'check', title: 'Not computed' }
    : { kind: 'calculate', title: 'Calculated', detail: working }
  return {
    answer: isDeclined ? result : `**${result}**\n\n${working}`,
    queryType: 'general',
    confidence: isDeclined ? 0.1 : 0.99,
    followUpQuestions: [],
    citations: [],
    steps: [step],
    found: !isDeclined,
  }
}
