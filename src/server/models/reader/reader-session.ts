import { InferenceSession, Tensor } from '../onnxruntime.ts'
import { logitsName } from './assemble.ts'
import { encodePair } from './pair.ts'
import type { Pair, Vocabulary, Window } from './pair.ts'

/**
 * A word of a window with the logits of an answer starting and ending there; "no answer" has the
 * logit 0.
 */
export type ReadWord = { from: number; to: number; starts: number; ends: number }

export type WindowReading = {
  words: ReadWord[]
  /** Logit of the window answering the question. */
  answers: number
  /** Logit of the window saying yes, if the question is a yes-or-no question. */
  yes: number
}

/** Columns of the head. */
const columns = { starts: 0, ends: 1, answers: 2, yes: 3, width: 4 }
/** Padded tokens per run. */
const mostTokens = 1200

/** Reads windows for the answer to a question. Blocks its thread while it runs. */
export async function createReaderSession(model: string, threads: number, vocabulary: Vocabulary) {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Spinning threads would take the processor from the database.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })

  async function run(pairs: readonly Pair[]): Promise<WindowReading[]> {
    const width = Math.max(...pairs.map(({ ids }) => ids.length))
    const shape = [pairs.length, width]
    const [ids, mask, types] = [0, 0, 0].map(() => new BigInt64Array(pairs.length * width))
    if (!ids || !mask || !types) return []
    for (const [row, pair] of pairs.entries()) {
      for (const [column, id] of pair.ids.entries()) {
        ids[row * width + column] = BigInt(id)
        mask[row * width + column] = 1n
        types[row * width + column] = column >= pair.windowFrom ? 1n : 0n
      }
    }
    const output = await session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
      token_type_ids: new Tensor('int64', types, shape),
    })
    const logits = output[logitsName]?.data
    if (!(logits instanceof Float32Array)) throw new Error('The reader gave no logits')
    const at = (row: number, token: number, column: number) =>
      logits[(row * width + token) * columns.width + column] ?? 0
    return pairs.map((pair, row) => ({
      words: pair.words.map(({ start, end, first, last }) => ({
        from: start,
        to: end,
        starts: at(row, first, columns.starts),
        ends: at(row, last, columns.ends),
      })),
      answers: at(row, 0, columns.answers),
      yes: at(row, 0, columns.yes),
    }))
  }

  return {
    async read(question: string, windows: readonly Window[]): Promise<WindowReading[]> {
      const pairs = windows
        .map((window, index) => ({ index, pair: encodePair(question, window, vocabulary) }))
        .toSorted((a, b) => a.pair.ids.length - b.pair.ids.length)
      const readings: WindowReading[] = []
      for (let from = 0; from < pairs.length;) {
        let to = from + 1
        while (
          to < pairs.length &&
          (to - from + 1) * (pairs[to]?.pair.ids.length ?? 0) <= mostTokens
        )
          to++
        const batch = pairs.slice(from, to)
        const read = await run(batch.map(({ pair }) => pair))
        for (const [row, { index }] of batch.entries()) {
          const reading = read[row]
          if (reading) readings[index] = reading
        }
        from = to
      }
      return readings
    },
  }
}
