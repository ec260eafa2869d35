import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Step } from '#shared/answers.ts'
import { AppError } from '#server/errors.ts'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
import type { AnswerDeps, AskOptions } from '../ask.ts'
import type { FromThread, Reply, Task, ThreadSettings, ToThread } from './messages.ts'
import { meterMemory } from './processor-meter.ts'
import { createServedNeeds } from './served-needs.ts'
import { fromThrown, toThrown } from './thrown.ts'
import { watchProcessor } from './watch-processor.ts'

export type ThreadLimits = {
  /** Processor time of one call. */
  limitMs: number
  /** Of indexing a person's tables, once for each time that they change. */
  indexLimitMs: number
  idleMs: number
}
const threadLimits: ThreadLimits = { limitMs: 1_000, indexLimitMs: 15_000, idleMs: 5 * 60_000 }

/** Told a limit, the runtime lets far less lie about before it tidies. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

class ThreadEnded extends Error {}

type Running = { userId: string; signal: AbortSignal; onStep: (step: Step) => void }
type Deps = AnswerDeps & { log: Pick<Logger, 'error' | 'warn'>; limits?: Partial<ThreadLimits> }

/** One thread that questions are read, planned and answered in. */
export function createQuestionThread({ log, limits: given, ...data }: Deps) {
  const limits = { ...threadLimits, ...given }
  const meet = createServedNeeds(data)
  const running = new Map<number, Running>()
  /** Calls for which a thread was ended. */
  const over = new Set<number>()
  let current: Worker | undefined

  function start(): Worker {
    const meter = meterMemory()
    const { limitMs, indexLimitMs } = limits
    const workerData: ThreadSettings = {
      meter,
      limitMs,
      indexLimitMs,
      reads: data.reader !== undefined,
    }
    const worker = new Worker(new URL('./question-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
    })
    current = worker
    worker.on('message', (said: FromThread) => {
      if (said.kind === 'step') running.get(said.call)?.onStep(said.step)
      if (said.kind === 'need') void serve(worker, said)
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
      send({ kind: 'refused', call, need, thrown: toThrown(error) })
    }
  }

  const thread = createIdleWorker<ToThread, FromThread>({
    start,
    hear: ({ kind, call }) => (kind === 'step' || kind === 'need' ? undefined : call),
    close: { kind: 'close' },
    stop: (call) => ({ kind: 'stop', call }),
    unfinished: 'awaited',
    idleMs: limits.idleMs,
    lost: () => new ThreadEnded('The question thread ended'),
    closed: 'The question thread was closed',
    // What it threw may hold what it read.
    onError: (error) =>
      log.error(
        { kind: error instanceof Error ? error.name : 'unknown' },
        'question thread failed',
      ),
  })

  /** Once; undefined where the thread ended meanwhile for a reason that was not this call's. */
  async function attempt(task: Task, by: Running, signal?: AbortSignal) {
    let number = 0
    try {
      const send = (call: number): ToThread => {
        number = call
        running.set(call, by)
        return { kind: 'do', call, userId: by.userId, task }
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
    /** Calls that it works on. */
    waiting: () => thread.waiting(),

    /** Does a task for a person; one that a thread lost with another one's is done once more. */
    async run(userId: string, task: Task, { signal, onStep }: AskOptions = {}): Promise<Reply> {
      const by = createRunning(userId, signal, onStep)
      const reply =
        (await attempt(task, by.first, signal)) ?? (await attempt(task, by.again(), signal))
      signal?.throwIfAborted()
      if (!reply || reply.kind === 'step' || reply.kind === 'need') throw interrupted()
      if (reply.kind === 'failed') throw fromThrown(reply.thrown)
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

/** Steps that were told are not told again when the work is done once more. */
function createRunning(
  userId: string,
  signal: AbortSignal = new AbortController().signal,
  onStep: (step: Step) => void = () => undefined,
) {
  let told = 0
  const tell = (step: Step) => {
    told++
    onStep(step)
  }
  const again = (): Running => {
    let left = told
    return { userId, signal, onStep: (step) => (left-- > 0 ? undefined : onStep(step)) }
  }
  return { first: { userId, signal, onStep: tell }, again }
}
