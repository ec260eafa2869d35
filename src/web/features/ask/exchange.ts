import type { AskResponse } from '#shared/answers.ts'

/** A question with its answer. */
export type Exchange = { question: string; reasoning: boolean; response: AskResponse }
