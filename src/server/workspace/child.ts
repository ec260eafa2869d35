import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '#server/errors.ts'
import type { ErrorKind } from '#server/errors.ts'
import { residentOf } from '#server/ingestion/process-usage.ts'
import { createMemoryWatch, mostResidentMb, withMemoryLimit } from './memory-limit.ts'
import type { Failure, FromWorker, QueryResult, Request, TableProfile } from './messages.ts'

const workerPath = fileURLToPath(new URL('./workspace-worker.ts', import.meta.url))
/** Time for an interrupted query to stop before its process is killed. */
const interruptGraceMs = 1_000

type Value = QueryResult | TableProfile | null
type Waiting = { op: Request['op'] } & Omit<PromiseWithResolvers<Value>, 'promise'>

export type ChildLimits = { memoryMb: number; threads: number; heapMb: number }
type CallLimits = { timeLimitMs: number; signal?: AbortSignal | undefined }

const kinds: Record<string, ErrorKind> = { 'query.time_limit': 'unavailable' }
const toError = ({ code, message }: Failure) =>
  new AppError(kinds[code] ?? 'invalid', code, message)

const ended = () =>
  new AppError('unavailable', 'query.ended', 'The query was stopped because it used too much.')
const tooLate = () =>
  new AppError('unavailable', 'query.time_limit', 'The query took too long and was stopped.')
const overLimit = () =>
  new AppError('invalid', 'query.memory_limit', 'The query needs more memory than it may use.')

/** Starts a worker process, and wraps it in functions to call and end it. */
export function startChild({ memoryMb, threads, heapMb }: ChildLimits, onExit: () => void) {
  const child = fork(workerPath, [], {
    serialization: 'advanced',
    env: {},
    ...withMemoryLimit(memoryMb, [`--max-old-space-size=${heapMb}`]),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  /** Calls that were interrupted because they timed out. */
  const timedOut = new Set<number>()
  let lastId = 0
  let alive = true
  let isOver = false
  const memory = createMemoryWatch(child.pid, mostResidentMb(memoryMb), () => {
    isOver = true
    child.kill('SIGKILL')
  })
  const settle = (id: number): Waiting | undefined => {
    const call = waiting.get(id)
    waiting.delete(id)
    timedOut.delete(id)
    if (waiting.size === 0) memory.stop()
    return call
  }

  child.on('message', (message: FromWorker) => {
    const call = settle(message.id)
    if ('failure' in message) call?.reject(toError(message.failure))
    else call?.resolve(message.value)
  })
  const exited = new Promise<void>((resolve) => {
    const onEnd = () => {
      if (alive) {
        alive = false
        memory.stop()
        for (const [id, { op, reject }] of waiting) {
          reject(isOver && op === 'query' ? overLimit() : timedOut.has(id) ? tooLate() : ended())
        }
        waiting.clear()
        onExit()
      }
      resolve()
    }
    child.on('exit', onEnd)
    child.on('error', onEnd)
  })
  child.send({ open: { memoryMb, threads } })

  function call(request: Request, { timeLimitMs, signal }: CallLimits): Promise<Value> {
    if (!alive) return Promise.reject(ended())
    const id = ++lastId
    const interrupt = () => {
      if (alive) child.send({ interrupt: id })
      killTimer = setTimeout(() => child.kill('SIGKILL'), interruptGraceMs)
    }
    let killTimer: NodeJS.Timeout | undefined
    const timer = setTimeout(() => {
      timedOut.add(id)
      interrupt()
    }, timeLimitMs)
    signal?.addEventListener('abort', interrupt, { once: true })
    return new Promise<Value>((resolve, reject) => {
      waiting.set(id, { op: request.op, resolve, reject })
      memory.start()
      child.send({ id, request })
      if (signal?.aborted) interrupt()
    }).finally(() => {
      clearTimeout(timer)
      clearTimeout(killTimer)
      signal?.removeEventListener('abort', interrupt)
    })
  }

  return {
    call,
    /** Whether a failed statement has left the process with too much memory. */
    isBloated(error: unknown): boolean {
      if (error instanceof AppError && error.code === 'query.memory_limit') return true
      return (residentOf(child.pid) ?? 0) > memoryMb * 2 ** 20
    },
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
export type Child = ReturnType<typeof startChild>
