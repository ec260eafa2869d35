import type { TableEvidence } from '#server/answers/confidence/table-evidence.ts'
import type { Source } from '../../evals/calibration/measured-answers.ts'
import type { Verdict } from '../../evals/reading/judge.ts'
import type { Wording } from '../../evals/reading/questions.ts'

/** An answer with the inputs of its confidence. */
export type JudgedAnswer = {
  set: string
  /** Answers about one person or table stay on one side of a split. */
  author: string
  wording: Wording
  question: string
  isAnswerable: boolean
  found: boolean
  verdict: Verdict
  /** The confidence shown when it was collected. */
  confidence: number
  source: Source
  evidence?: TableEvidence
  said: string
}
