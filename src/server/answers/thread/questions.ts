import type { Logger } from 'pino'
import type { AskResponse } from '#shared/answers.ts'
import type { ReadingView } from '#shared/readings.ts'
import type { AnswerDeps } from '../answer-deps.ts'
import type { AskOptions, Question } from '../ask.ts'
import { phrasingOf } from '../offering/spoken-questions.ts'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'
import type { FollowUp, Reply, RunStatements, Task } from './messages.ts'
import { outOfTime } from './out-of-time.ts'
import { createQuestionThread, type ThreadLimits } from './question-thread.ts'

export type Questions = ReturnType<typeof createQuestions>

type Deps = AnswerDeps & {
  log: Pick<Logger, 'error' | 'warn'>
  isGuest: (userId: string) => Promise<boolean>
  threads?: number
  limits?: Partial<ThreadLimits>
  turns?: Partial<QueueLimits>
}

/** Calls per thread: while one question waits for its rows, others are planned. */
const runningAThread = 4
const turnLimits = { waitingAPerson: 5, waiting: 100 }

/**
 * Reads and plans everything that people say, outside the thread that serves the page: each call
 * has a limit of processor time, and people take turns.
 */
export function createQuestions({ isGuest, threads: count = 1, turns: given, ...deps }: Deps) {
  const threads = Array.from({ length: count }, () => createQuestionThread(deps))
  const running = runningAThread * count
  const turns = createFairQueue({ running, ...turnLimits, ...given })

  /** Always the same thread for a person, so that their tables are indexed once. */
  function threadOf(userId: string) {
    let sum = 0
    for (const sign of userId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
    const thread = threads[sum % count]
    if (!thread) throw new Error('There is no question thread')
    return thread
  }

  async function run(userId: string, task: Task, options: AskOptions = {}): Promise<Reply> {
    const person = { id: userId, isGuest: await isGuest(userId) }
    const work = () => threadOf(userId).run(userId, task, options)
    return turns.take(person, work, options.signal)
  }

  return {
    /** Starts the threads and loads what their first question would wait for. */
    async warm(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.run('', { name: 'load' })))
    },

    async ask(userId: string, question: Question, options?: AskOptions): Promise<AskResponse> {
      const reply = await run(userId, { name: 'ask', question }, options)
      return reply.kind === 'answered' ? reply.answer : outOfTime
    },

    /** Suggested questions about a person's data; general ones without any. */
    async suggest(userId: string | undefined, language = 'en'): Promise<string[]> {
      const withoutData = [...phrasingOf(language).withoutData]
      if (userId === undefined) return withoutData
      const reply = await run(userId, { name: 'suggest', language })
      return reply.kind === 'suggested' ? reply.suggestions : withoutData
    },

    /** The standalone question that a follow-up means; undefined if it already stands alone. */
    async inContext(
      userId: string,
      followUp: FollowUp,
      signal?: AbortSignal,
    ): Promise<string | undefined> {
      const options = signal ? { signal } : {}
      const reply = await run(userId, { name: 'follow-up', ...followUp }, options)
      return reply.kind === 'followed-up' ? reply.question : undefined
    },

    /** How a language model interpreted the words of a question, from its statements. */
    async readingsOf(userId: string, statements: RunStatements): Promise<ReadingView[]> {
      const reply = await run(userId, { name: 'readings', ...statements })
      return reply.kind === 'read' ? reply.readings : []
    },

    /**
     * Indexes a person's tables and plans likely questions ahead of time; a question that arrives
     * in between is answered between the two.
     */
    async warmUp(userId: string): Promise<void> {
      await run(userId, { name: 'index' })
      await run(userId, { name: 'suggest', language: 'en' })
    },

    /** Drops everything kept for the person. */
    forget: (userId: string) => threadOf(userId).forget(userId),

    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
