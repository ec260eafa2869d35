/** Padded tokens of one batch. A question waits for at most one batch, so it must be short. */
const maxBatchTokens = 1024
const maxBatchTexts = 32

export type Batch = { index: number; ids: number[] }[]

/** Batches of texts of similar length, to keep padding small; tokenised only when taken. */
export function createBatches(texts: readonly string[], tokenize: (text: string) => number[]) {
  const order = texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => a.text.length - b.text.length)
  let next = 0
  let waiting: { index: number; ids: number[] } | undefined

  function take(): { index: number; ids: number[] } | undefined {
    const taken = waiting
    waiting = undefined
    if (taken) return taken
    const entry = order[next++]
    return entry && { index: entry.index, ids: tokenize(entry.text) }
  }

  /** The next batch; empty when all have been taken. */
  return function nextBatch(): Batch {
    const batch: Batch = []
    let longest = 0
    while (batch.length < maxBatchTexts) {
      const entry = take()
      if (!entry) break
      longest = Math.max(longest, entry.ids.length)
      if (batch.length > 0 && longest * (batch.length + 1) > maxBatchTokens) {
        waiting = entry
        break
      }
      batch.push(entry)
    }
    return batch
  }
}
