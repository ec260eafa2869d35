import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import { isStopped, permissions } from '#server/ingestion/extraction-process.ts'
import { deadlineOf, residentOf } from '#server/ingestion/process-usage.ts'
import { blockBytes, fromProcess, type FromProcess, type Opening, type Task } from './messages.ts'

export type ProcessLimits = {
  memoryLimitBytes: number
  /** The process is ended after this long without a sign of life. */
  silenceMs: number
  /**
   * Most time for one task, even with signs of life; unlimited if absent. Waiting for a busy
   * machine's processor hardly counts.
   */
  taskMs?: number
}
export type Fault = { kind: string; at: string[] }
export type ImportProcess = {
  perform(task: Task): Promise<unknown>
  alive(): boolean
  /** Ends the process at once and waits until it is gone. */
  end(): Promise<void>
}
type TaskInput = {
  opening: Opening
  files: readonly ImportFile[]
  /** The only folder that the process can write to. */
  folder: string
  limits: ProcessLimits
  onFault: (fault: Fault) => void
}
type Call = { resolve: (answer: unknown) => void; reject: (error: unknown) => void }

const childFile = fileURLToPath(new URL('./import-child.ts', import.meta.url))
const watchMs = 100

/** The error for a file that ended the process reading it. */
export const unsafeFileError = () =>
  new ConnectorError('bad_file', {
    detail: 'This file could not be read safely, so reading it was ended.',
  })
const tooSlow = () =>
  new ConnectorError('bad_file', {
    detail: 'Reading this file took too long without getting any further, so it was ended.',
  })

/**
 * The process was stopped from outside: by a person, or a system short of memory. The file need not
 * be the reason.
 */
export class ReaderStopped extends ConnectorError {
  constructor() {
    super('transient')
  }
}
/** The error for a file whose reader was stopped a second time. */
export const stoppedTwiceError = () =>
  new ConnectorError('bad_file', {
    detail:
      'The system stopped the reading of this file twice, perhaps because memory ran out. Import it again.',
  })

/** Starts a process that reads the given files, and is killed when it exceeds the limits. */
export function startImportProcess({
  opening,
  files,
  folder,
  limits,
  onFault,
}: TaskInput): ImportProcess {
  const child = fork(childFile, {
    serialization: 'advanced',
    // The program's environment holds keys and addresses; files are read without them.
    env: { TZ: 'UTC', TMPDIR: folder },
    execArgv: [
      `--max-old-space-size=${Math.max(64, Math.floor((limits.memoryLimitBytes / 2 ** 20) * 0.75))}`,
      ...permissions(),
      `--allow-fs-read=${folder}/`,
      `--allow-fs-write=${folder}/`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const calls = new Map<number, Call>()
  let callsSoFar = 0
  let reading = 0
  let alive = true
  let reportedBytes = 0
  let heardAt = Date.now()
  let isOverdue = (): boolean => false
  let because: ConnectorError | undefined
  /**
   * The server could not read the file: whatever the process reports then is not the file's fault.
   */
  let lost: unknown
  const kill = (error: ConnectorError): void => {
    because ??= error
    child.kill('SIGKILL')
  }
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => undefined)
  const watch = setInterval(() => {
    const resident = residentOf(child.pid) ?? reportedBytes
    if (resident > limits.memoryLimitBytes) kill(unsafeFileError())
    else if (isOverdue()) kill(tooSlow())
    // While it waits for the server it cannot give a sign of life.
    else if (calls.size === 0 || reading > 0) heardAt = Date.now()
    else if (Date.now() - heardAt > limits.silenceMs) kill(tooSlow())
  }, watchMs)
  const ended = new Promise<void>((resolve) => {
    const gone = (exitSignal: NodeJS.Signals | null): void => {
      alive = false
      clearInterval(watch)
      const error = because ?? (isStopped(exitSignal) ? new ReaderStopped() : unsafeFileError())
      started.reject(error)
      for (const { reject } of calls.values()) reject(error)
      calls.clear()
      resolve()
    }
    child.once('exit', (_code, exitSignal) => gone(exitSignal))
    child.once('error', () => gone(null))
  })

  async function readBlock({ read, file, block }: Extract<FromProcess, { kind: 'read' }>) {
    reading += 1
    const bytes = await files[file]
      ?.read(block * blockBytes, blockBytes)
      .catch((error: unknown) => {
        lost ??= error
        return undefined
      })
      .finally(() => {
        reading -= 1
      })
    send({ kind: 'block', read, bytes })
  }

  function settle(message: Extract<FromProcess, { kind: 'done' | 'failed' }>): void {
    const call = calls.get(message.call)
    calls.delete(message.call)
    if (lost !== undefined) return call?.reject(lost)
    if (message.kind === 'done') return call?.resolve(message.answer)
    const { code, detail, retryAfterMs, fault } = message
    if (fault) onFault(fault)
    const about = {
      ...(detail === undefined ? {} : { detail }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
    call?.reject(new ConnectorError(code, about))
  }

  function send(message: object): void {
    // A process that is gone reports its exit; only a live one can be left hanging.
    if (alive) child.send(message, (error) => error && child.kill('SIGKILL'))
  }

  child.on('message', (value) => {
    heardAt = Date.now()
    const { success, data } = fromProcess.safeParse(value)
    if (!success) kill(unsafeFileError())
    else if (data.kind === 'ready') started.resolve()
    else if (data.kind === 'memory') reportedBytes = data.residentBytes
    else if (data.kind === 'read') void readBlock(data)
    else settle(data)
  })
  send(opening)

  return {
    async perform(task) {
      const call = callsSoFar++
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      calls.set(call, { resolve, reject })
      promise.catch(() => undefined)
      heardAt = Date.now()
      await started.promise
      isOverdue = deadlineOf(child.pid, limits.taskMs ?? Infinity)
      send({ kind: 'do', call, task })
      return promise.finally(() => {
        isOverdue = () => false
      })
    },
    alive: () => alive && !child.killed,
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
