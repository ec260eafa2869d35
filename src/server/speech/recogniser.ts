import type { Logger } from 'pino'
import { AppError } from '#server/errors.ts'
import { startModelThread } from '#server/models/model-thread.ts'
import { createKeyedMutex } from '#server/concurrency/keyed-mutex.ts'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
import type { SpeechReply, SpeechRequest } from './speech-protocol.ts'
import { spokenPart } from './spoken-part.ts'

export type Recogniser = ReturnType<typeof createRecogniser>

/** Half a minute of speech takes a second; with more waiting, trying again is as fast. */
const mostWaiting = 8

/** Far longer than the longest recording takes, even queued after others. */
const usualLimitMs = 30_000

type Deps = { threads: number; log: Logger; idleMs?: number; limitMs?: number }

/**
 * The speech model in its own thread. It loads on demand (0.6 seconds) and is unloaded after
 * `idleMs` without work. The audio is in memory only, and never in the log.
 */
export function createRecogniser({ threads, log, idleMs = 120_000, limitMs = usualLimitMs }: Deps) {
  const personLock = createKeyedMutex()
  let startedAt = 0
  const thread = createIdleWorker<SpeechRequest, SpeechReply>({
    start() {
      startedAt = performance.now()
      return startModelThread(new URL('./speech-worker.ts', import.meta.url), { threads })
    },
    handleMessage(message) {
      if (message.kind !== 'ready') return message.id
      log.debug({ ms: Math.round(performance.now() - startedAt) }, 'Speech model loaded')
      return undefined
    },
    close: { kind: 'close' },
    stop: (id) => ({ kind: 'cancel', id }),
    unfinished: 'dropped',
    idleMs,
    lost: () => new Error('The speech thread ended'),
    closed: 'The speech model was closed',
    onError: (error) => log.error({ err: error }, 'The speech thread failed'),
    onEnd: () => log.debug('Speech model unloaded'),
  })

  async function textOf(
    personId: string,
    spoken: Float32Array<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<string> {
    using _own = await personLock(personId, signal)
    if (thread.waiting() >= mostWaiting) throw tooBusy()
    const message = await thread.ask({
      signal,
      send: (id) => ({ kind: 'recognise', id, samples: spoken }),
      moved: [spoken.buffer],
    })
    if (message.kind === 'text') return message.text
    throw new Error('The speech model failed', { cause: message })
  }

  return {
    /**
     * The English text of an utterance; empty if nothing was said. A person's recordings are
     * recognised one at a time, so that many of them do not keep others waiting.
     */
    async recognise(
      personId: string,
      samples: Float32Array<ArrayBuffer>,
      signal?: AbortSignal,
    ): Promise<string> {
      signal?.throwIfAborted()
      const spoken = spokenPart(samples)
      if (spoken.length === 0) return ''
      const limit = AbortSignal.timeout(limitMs)
      try {
        return await textOf(personId, spoken, AbortSignal.any(signal ? [signal, limit] : [limit]))
      } catch (error) {
        if (limit.aborted && error === limit.reason) throw tooBusy()
        throw error
      }
    },

    close: () => thread.close(),
  }
}

function tooBusy(): AppError {
  return new AppError(
    'unavailable',
    'speech.busy',
    'Many people are speaking right now. Please try again in a moment.',
    { retryAfterS: 5 },
  )
}
