import { readFile } from 'node:fs/promises'
import { Tokenizer } from '@huggingface/tokenizers'
import { z } from 'zod'
import type { ModelFiles } from './gte-small.ts'
import { InferenceSession, Tensor } from './onnxruntime.ts'
import type { Vocabulary } from './reader/pair.ts'

const maxTokens = 512
/** No 512 tokens are longer; tokenising more would be wasted. */
const maxCharacters = 8192

const jsonObject = z.record(z.string(), z.unknown())

/** Token states of a batch, in order of texts and tokens, with `width` numbers each. */
export type States = { values: Float32Array; tokensPerText: number; width: number }

/**
 * The model itself: turns texts into token ids and ids into token states. Blocks its thread while
 * it runs.
 */
export async function createEncoder({ files, threads }: { files: ModelFiles; threads: number }) {
  const tokenizer = await loadTokenizer(files)
  const session = await InferenceSession.create(files.model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Spinning threads would take the processor from the database.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })

  return {
    tokenize(text: string): number[] {
      const ids = tokenizer.encode(text.slice(0, maxCharacters)).ids
      const last = ids.at(-1)
      if (ids.length <= maxTokens || last === undefined) return ids
      return [...ids.slice(0, maxTokens - 1), last]
    },

    vocabulary: vocabularyOf(tokenizer),

    tokenOf(id: number): string {
      return tokenizer.id_to_token(id) ?? ''
    },

    async run(batch: readonly (readonly number[])[]): Promise<States> {
      const tokensPerText = Math.max(...batch.map((ids) => ids.length))
      const size = batch.length * tokensPerText
      const ids = new BigInt64Array(size)
      const mask = new BigInt64Array(size)
      for (const [row, tokens] of batch.entries()) {
        for (const [column, id] of tokens.entries()) {
          ids[row * tokensPerText + column] = BigInt(id)
          mask[row * tokensPerText + column] = 1n
        }
      }
      const shape = [batch.length, tokensPerText]
      const output = await session.run({
        input_ids: new Tensor('int64', ids, shape),
        attention_mask: new Tensor('int64', mask, shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(size), shape),
      })
      const values = output['last_hidden_state']?.data
      if (!(values instanceof Float32Array)) throw new Error('The model gave no token states')
      return { values, tokensPerText, width: values.length / size }
    },
  }
}

async function loadTokenizer(files: ModelFiles): Promise<Tokenizer> {
  const [tokenizer, config] = await Promise.all(
    [files.tokenizer, files.tokenizerConfig].map(async (file) =>
      jsonObject.parse(JSON.parse(await readFile(file, 'utf8'))),
    ),
  )
  if (!tokenizer || !config) throw new Error('The tokenizer of the model is missing')
  // Truncation and padding are done here, per batch.
  return new Tokenizer({ ...tokenizer, truncation: null, padding: null }, config)
}

/** The tokens for encoding pairs of a question and a text. */
function vocabularyOf(tokenizer: Tokenizer): Vocabulary {
  const [first = 0, separator = 0] = tokenizer.encode('').ids
  return {
    first,
    separator,
    idsOf: (word) => tokenizer.encode(word, { add_special_tokens: false }).ids,
  }
}
