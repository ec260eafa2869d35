import { tServer } from '#web/words/translate.ts'
import type { Refused } from './check-files.ts'

/** The same refusals, saying what the files are and what would work instead. */
export async function explainRefused<F extends File, R extends Refused<F>>(
  refused: readonly R[],
): Promise<R[]> {
  if (!refused.some(({ ofKind }) => ofKind)) return [...refused]
  // Most people never need these words, so that no screen waits for them.
  const words = await import('./refusal-words.ts').catch(() => undefined)
  return Promise.all(
    refused.map(async (refusal) => {
      if (!words || !refusal.ofKind) return refusal
      const remedy = await words.remedyFor(refusal.file)
      return { ...refusal, reason: `${refusal.reason}. ${tServer(remedy)}` }
    }),
  )
}
