import path from 'node:path'
import { fileURLToPath } from 'node:url'
import tokenizer from 'llama-tokenizer-js'
import { speechSound } from '#shared/speech.ts'
import { InferenceSession, Tensor } from '#server/models/onnxruntime.ts'

const layers = 6
const heads = 8
const headSize = 36
const startToken = 1
const endToken = 2
/** Faster than anybody speaks; stops a model that repeats itself. */
const tokensPerSecond = 6.5
/** The encoder's minimum input. */
const leastSamples = speechSound.sampleRate / 2

type Tensors = Record<string, Tensor>

/** Moonshine tiny: speech to English text. Blocks its thread while it runs. */
export async function createTranscriber({ threads }: { threads: number }) {
  const [encoder, decoder] = await Promise.all([
    openSession('encoder_model.onnx', threads),
    openSession('decoder_model_merged.onnx', threads),
  ])

  /** `shouldContinue` is called before each word, so that an aborted recognition ends soon. */
  return async function transcribe(
    samples: Float32Array<ArrayBuffer>,
    shouldContinue: () => Promise<boolean>,
  ): Promise<string> {
    const sound = padded(samples)
    const heard = tensorOf(
      await encoder.run({ input_values: new Tensor('float32', sound, [1, sound.length]) }),
      'last_hidden_state',
    )
    const limit = Math.floor((sound.length / speechSound.sampleRate) * tokensPerSecond) + 2
    const tokens: number[] = []
    let past = emptyPast()
    let token = startToken
    while (tokens.length < limit && (await shouldContinue())) {
      const isFirst = tokens.length === 0
      const output = await decoder.run({
        input_ids: new Tensor('int64', [BigInt(token)], [1, 1]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...past,
      })
      token = likeliest(tensorOf(output, 'logits'))
      if (token === endToken) break
      tokens.push(token)
      past = nextPast(past, output, isFirst)
    }
    return tokenizer.decode([startToken, ...tokens]).trim()
  }
}

function openSession(file: string, threads: number): Promise<InferenceSession> {
  const entry = fileURLToPath(import.meta.resolve('@moonshine-ai/moonshine-js'))
  return InferenceSession.create(path.join(path.dirname(entry), 'model/tiny/quantized', file), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Spinning threads would take the processor from the database.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

function padded(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  if (samples.length >= leastSamples) return samples
  const longer = new Float32Array(leastSamples)
  longer.set(samples)
  return longer
}

function emptyPast(): Tensors {
  const past: Tensors = {}
  for (let layer = 0; layer < layers; layer++) {
    for (const side of ['decoder', 'encoder']) {
      for (const part of ['key', 'value']) {
        const nothing = new Tensor('float32', new Float32Array(), [0, heads, 1, headSize])
        past[`past_key_values.${layer}.${side}.${part}`] = nothing
      }
    }
  }
  return past
}

/** The cache for the audio is computed once; the cache for the words grows. */
function nextPast(past: Tensors, output: InferenceSession.ReturnType, isFirst: boolean): Tensors {
  return Object.fromEntries(
    Object.entries(past).map(([name, before]) => {
      const isKept = !isFirst && name.includes('.encoder.')
      return [name, isKept ? before : tensorOf(output, name.replace('past_key_values', 'present'))]
    }),
  )
}

function likeliest({ data, dims }: Tensor): number {
  if (!(data instanceof Float32Array)) throw new Error('The model returned no likelihoods')
  const start = data.length - (dims.at(-1) ?? 0)
  let best = start
  for (let i = start; i < data.length; i++) {
    if ((data[i] ?? 0) > (data[best] ?? 0)) best = i
  }
  return best - start
}

function tensorOf(output: InferenceSession.ReturnType, name: string): Tensor {
  const tensor = output[name]
  if (!(tensor instanceof Tensor)) throw new Error(`The model returned no ${name}`)
  return tensor
}
