import type { AskResponse } from '#shared/answers.ts'
import { calibrated } from './calibrated.ts'
import firstLooks from './first-looks.json' with { type: 'json' }

/**
 * The confidence that is shown: the share of answers with this fitted confidence that were right when
 * sets of questions were asked for the first time; see training/README.md. Below `from` such
 * questions had too few of the simple ones that are asked of a single sheet. Answers are chosen by
 * their fitted confidence.
 */
export function shownConfidence(
  answer: Pick<AskResponse, 'found' | 'confidence' | 'sql' | 'parts' | 'steps'>,
): number {
  const { found, confidence } = answer
  const kind = kindOf(answer)
  const { from } = firstLooks
  if (!found || kind === undefined || confidence < from) return confidence
  return Math.max(from, Math.round(calibrated(confidence, firstLooks[kind]) * 100) / 100)
}

/** What the answer is from, as far as first looks have enough of its kind. */
function kindOf({
  sql,
  parts,
  steps,
}: Pick<AskResponse, 'sql' | 'parts' | 'steps'>): 'tables' | 'texts' | undefined {
  if (sql !== undefined || parts !== undefined) return 'tables'
  return steps.some(({ kind }) => kind === 'read') ? 'texts' : undefined
}
