import type { AskResponse } from '#shared/answers.ts'

/** A question and what came of it. */
export type Exchange = { question: string; reasoning: boolean; response: AskResponse }
