/** An answer with its confidence, and whether it was right. */
export type Judged = { confidence: number; isRight: boolean }

/**
 * Share of right answers by confidence, in steps of a fifth; with a confidence of .8 it should be
 * .8.
 */
export function calibrationOf(given: readonly Judged[]) {
  return Array.from({ length: 5 }, (_, step) => {
    const [from, to] = [step / 5, (step + 1) / 5]
    const within = given.filter(
      ({ confidence }) => confidence > from && (confidence <= to || step === 4),
    )
    const right = within.filter(({ isRight }) => isRight).length
    const share = within.length === 0 ? '–' : (right / within.length).toFixed(2)
    return {
      confidence: `${from.toFixed(1)}–${to.toFixed(1)}`,
      answers: within.length,
      right: share,
    }
  })
}
