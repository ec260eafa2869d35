import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Step } from '#shared/answers.ts'
import { AppError } from '#server/errors.ts'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
import type { AnswerDeps } from '../answer-deps.ts'
import type { AskOptions } from '../ask.ts'
import type { FromThread, Reply, Task, ThreadSettings, ToThread } from './messages.ts'
import { meterMemory } from './processor-meter.ts'
import { createDataServer } from './serve-data.ts'
import { deserializeError, serializeError } from './serialize-error.ts'
import { watchProcessor } from './watch-processor.ts'

export type ThreadLimits = {
  /** Processor time of one call. */
  limitMs: number
  /** The same while the thread is warming up: its code is not compiled and its word lists not built. */
  coldLimitMs: number
  /** Processor time to index a person's tables, once per change. */
  indexLimitMs: number
  idleMs: number
}
const threadLimits: ThreadLimits = {
  limitMs: 2_000,
  coldLimitMs: 8_000,
  indexLimitMs: 15_000,
  idleMs: 5 * 60_000,
}

/** With a limit, the runtime collects garbage much earlier. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

class ThreadEnded extends Error {}

type Running = { userId: string; signal: AbortSignal; onStep: (step: Step) => void }
type Deps = AnswerDeps & { log: Pick<Logger, 'error' | 'warn'>; limits?: Partial<ThreadLimits> }

/** A thread that reads, plans and answers questions. */
export function createQuestionThread({ log, limits: given, ...data }: Deps) {
  const limits = { ...threadLimits, ...given }
  const meet = createDataServer(data)
  const running = new Map<number, Running>()
  /** Calls whose limit ended a thread. */
  const over = new Set<number>()
  let current: Worker | undefined

  function start(): Worker {
    const meter = meterMemory()
    const { limitMs, coldLimitMs, indexLimitMs } = limits
    const workerData: ThreadSettings = {
      meter,
      limitMs,
      coldLimitMs,
      indexLimitMs,
      reads: data.reader !== undefined,
      embeds: data.embed !== undefined,
    }
    const worker = new Worker(new URL('./question-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
    })
    current = worker
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'step') running.get(message.call)?.onStep(message.step)
      if (message.kind === 'need') void serve(worker, message)
    })
    watchProcessor(worker, meter, (call) => {
      over.add(call)
      log.warn('a question was stopped at its limit of processor time')
      void worker.terminate()
    })
    return worker
  }

  async function serve(
    worker: Worker,
    { call, need, asked }: Extract<FromThread, { kind: 'need' }>,
  ) {
    const entry = running.get(call)
    if (!entry) return
    const send = (message: ToThread) => worker.postMessage(message)
    try {
      send({ kind: 'given', call, need, given: await meet(asked, entry.userId, entry.signal) })
    } catch (error) {
      send({ kind: 'refused', call, need, thrown: serializeError(error) })
    }
  }

  const thread = createIdleWorker<ToThread, FromThread>({
    start,
    handleMessage: ({ kind, call }) => (kind === 'step' || kind === 'need' ? undefined : call),
    close: { kind: 'close' },
    stop: (call) => ({ kind: 'stop', call }),
    unfinished: 'awaited',
    idleMs: limits.idleMs,
    lost: () => new ThreadEnded('The question thread ended'),
    closed: 'The question thread was closed',
    // The thrown error may contain data that was read.
    onError: (error) =>
      log.error(
        { kind: error instanceof Error ? error.name : 'unknown' },
        'question thread failed',
      ),
  })

  /** One attempt; undefined if the thread ended for a reason other than this call. */
  async function attempt(task: Task, by: Running, signal?: AbortSignal) {
    let number = 0
    try {
      const send = (call: number): ToThread => {
        number = call
        running.set(call, by)
        return { kind: 'do', call, userId: by.userId, task, askedAt: Date.now() }
      }
      return await thread.ask({ signal, send })
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      return over.has(number) ? ({ kind: 'over', call: number } as const) : undefined
    } finally {
      running.delete(number)
      over.delete(number)
    }
  }

  return {
    /** Number of calls in progress. */
    waiting: () => thread.waiting(),

    /** Runs a task; retries it once if the thread ended because of another call. */
    async run(userId: string, task: Task, { signal, onStep }: AskOptions = {}): Promise<Reply> {
      const by = createRunning(userId, signal, onStep)
      const reply =
        (await attempt(task, by.first, signal)) ?? (await attempt(task, by.again(), signal))
      signal?.throwIfAborted()
      if (!reply || reply.kind === 'step' || reply.kind === 'need') throw interrupted()
      if (reply.kind === 'failed') throw deserializeError(reply.thrown)
      return reply
    },

    forget: (userId: string) => current?.postMessage({ kind: 'forget', userId } satisfies ToThread),
    close: () => thread.close(),
  }
}
export type QuestionThread = ReturnType<typeof createQuestionThread>

const interrupted = () =>
  new AppError('unavailable', 'ask.interrupted', 'Answering was interrupted. Please ask again.', {
    retryAfterS: 1,
  })

/** Does not repeat the reported steps on a retry. */
function createRunning(
  userId: string,
  signal: AbortSignal = new AbortController().signal,
  onStep: (step: Step) => void = () => undefined,
) {
  let reported = 0
  const report = (step: Step) => {
    reported++
    onStep(step)
  }
  const again = (): Running => {
    let left = reported
    return { userId, signal, onStep: (step) => (left-- > 0 ? undefined : onStep(step)) }
  }
  return { first: { userId, signal, onStep: report }, again }
}
