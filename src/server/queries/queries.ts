import type { Logger } from 'pino'
import type { AskRequest, AskResponse } from '#shared/answers.ts'
import { queryLimits, type NewQuery, type QueryView } from '#shared/queries.ts'
import { AppError } from '#server/errors.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import {
  completedOutcome,
  failedOutcome,
  interrupted,
  isNoQuery,
  ranOutcome,
  sqlOutcome,
  tooSlow,
} from './outcome.ts'
import type { QueryStore, StoredQuery } from './store.ts'

export type Queries = ReturnType<typeof createQueries>

type Deps = {
  store: QueryStore
  answers: {
    ask(
      userId: string,
      request: AskRequest & { reasoning: boolean },
      options: { signal: AbortSignal },
    ): Promise<AskResponse>
  }
  workspaces: Pick<Workspaces, 'query'>
  log: Pick<Logger, 'error'>
  /** No other server uses this database. */
  alone: boolean
  timeLimitMs?: number
}
type Query = NewQuery & { id: string }

/** Another server's clock may differ slightly. */
const graceMs = 10_000

/** Queries that run in the background of this process, each with a time limit. */
export function createQueries(deps: Deps) {
  const { store, alone, timeLimitMs = queryLimits.timeLimitMs } = deps
  const running = new Map<string, { userId: string; ended: Promise<void> }>()
  const stopping = new AbortController()

  function start(userId: string, query: Query): void {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeLimitMs)])
    const ended = run(deps, userId, query, signal).finally(() => running.delete(query.id))
    running.set(query.id, { userId, ended })
  }

  /** No server is working any more on a query that another one left behind. */
  const isLost = (id: string, createdAt: Date) =>
    !running.has(id) && (alone || Date.now() - createdAt.getTime() > timeLimitMs + graceMs)

  return {
    async create(userId: string, query: NewQuery): Promise<string> {
      const own = [...running.values()].filter((entry) => entry.userId === userId)
      if (own.length >= queryLimits.runningAPerson) {
        throw new AppError(
          'too_many',
          'query.too_many',
          'Wait until your other queries have ended.',
          {
            retryAfterS: 1,
          },
        )
      }
      const id = await store.add(userId, query)
      start(userId, { ...query, id })
      return id
    },

    async find(userId: string, id: string): Promise<QueryView | undefined> {
      const found = await store.find(userId, id)
      if (!found) return undefined
      if (found.status !== 'pending' || !isLost(id, found.createdAt)) return viewOf(found)
      await store.end(userId, found, { status: 'error', outcome: interrupted })
      const ended = await store.find(userId, id)
      return ended && viewOf(ended)
    },

    list: (userId: string, before?: string) => store.list(userId, before),
    save: (userId: string, id: string, savedAs: string | null) => store.save(userId, id, savedAs),

    /** Aborts running queries; each ends as an error. */
    async close(): Promise<void> {
      stopping.abort(new Error('stopping'))
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}

const viewOf = ({ id, question, status, outcome, savedAs }: StoredQuery): QueryView => ({
  id,
  question,
  status,
  ...outcome,
  ...(savedAs === undefined ? {} : { savedAs }),
})

type Ended = Parameters<QueryStore['end']>[2]

/** Runs the person's own statement. */
async function runSql(
  { workspaces }: Deps,
  userId: string,
  { sql, timeZone }: { sql: string; timeZone: string | undefined },
  signal: AbortSignal,
): Promise<Ended> {
  try {
    const result = await orAbort(workspaces.query(userId, sql, { timeZone, signal }), signal)
    return { status: 'completed', outcome: ranOutcome(sql, result), measured: { found: true } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { status: 'error', outcome: sqlOutcome(sql, error), measured: { found: false } }
  }
}

/** Turns the question into a statement, and runs it. */
async function runQuestion(
  { answers }: Deps,
  userId: string,
  { question, timeZone, reading }: Query,
  signal: AbortSignal,
): Promise<Ended> {
  const request = {
    question,
    reasoning: false,
    ...(timeZone !== undefined && { timeZone }),
    ...(reading && { reading }),
  }
  const response = await orAbort(answers.ask(userId, request, { signal }), signal)
  const { queryType, confidence } = response
  const completed = completedOutcome(response)
  const found = completed !== undefined && response.found
  const status = completed ? 'completed' : 'error'
  return { status, outcome: completed ?? isNoQuery, measured: { queryType, confidence, found } }
}

async function run(deps: Deps, userId: string, query: Query, signal: AbortSignal): Promise<void> {
  const { store, log } = deps
  const startedAt = performance.now()
  const durationMs = () => Math.round(performance.now() - startedAt)
  const { id, sql, timeZone } = query
  try {
    const ended = await (sql === undefined
      ? runQuestion(deps, userId, query, signal)
      : runSql(deps, userId, { sql, timeZone }, signal))
    const measured = { found: false, ...ended.measured, durationMs: durationMs() }
    await store.end(userId, query, { ...ended, measured })
  } catch (error) {
    const outcome = signal.aborted ? endedBy(signal) : failedOutcome(error)
    if (!signal.aborted && !(error instanceof AppError)) {
      log.error({ queryId: id, kind: kindOf(error), at: framesOf(error) }, 'query failed')
    }
    const measured = { durationMs: durationMs(), found: false }
    // The account may have been deleted, and the query with it.
    await store
      .end(userId, query, { status: 'error', outcome, measured })
      .catch((failure: unknown) => {
        log.error({ queryId: id, kind: kindOf(failure) }, 'query could not be ended')
      })
  }
}

const endedBy = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError' ? tooSlow : interrupted

/** Ends with the signal even if the work ignores it. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
