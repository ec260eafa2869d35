import type { AskResponse } from '#shared/answers.ts'

/** The answer to a question that exceeded its processor time. */
export const outOfTime: AskResponse = {
  answer: 'I couldn’t work out this question in time. Try a shorter one.',
  queryType: 'general',
  confidence: 0.05,
  followUpQuestions: [],
  citations: [],
  steps: [{ kind: 'check', title: 'Stopped at the limit of processor time' }],
  found: false,
}
