import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractionInput } from './extract/extract.ts'
import type { FailureCode } from './extract/failures.ts'
import type { ExtractedDocument } from './extracted.ts'
import type { Passage } from '#server/search/passage.ts'
import { extractionMessage, type ExtractionMessage } from './extractor-messages.ts'
import { residentOf } from './process-usage.ts'

/** The outcome for one file. */
export type Extraction =
  | { ok: true; document: ExtractedDocument; passages: Passage[] }
  | { ok: false; code: FailureCode; detail?: string }

export type ProcessLimits = { timeLimitMs: number; memoryLimitBytes: number }
export type RunOptions = {
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}

export type ExtractionProcess = {
  run(input: ExtractionInput, options: RunOptions): Promise<Extraction>
  /** Ends the process at once; the file being read fails with an error. */
  end(): void
  /** Whether it can take another file. */
  usable(): boolean
  ended: Promise<void>
}

const workerFile = fileURLToPath(new URL('./extract-worker.ts', import.meta.url))
const watchMs = 50
/** A process retaining more than this share of its memory after a file is not reused. */
const tiredShare = 0.6

/** Starts a process that reads files one after another and is killed when one exceeds the limits. */
export function startExtractionProcess(limits: ProcessLimits): ExtractionProcess {
  const child = fork(workerFile, {
    serialization: 'advanced',
    // The program's environment holds keys and addresses; files are read without them.
    env: { TZ: 'UTC' },
    execArgv: [`--max-old-space-size=${heapMegabytes(limits)}`, ...permissions()],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let reportedBytes = 0
  let alive = true
  const ended = new Promise<void>((resolve) => {
    const gone = (): void => {
      alive = false
      resolve()
    }
    child.once('exit', gone)
    child.once('error', gone)
  })
  const residentBytes = (): number => residentOf(child.pid) ?? reportedBytes
  const started = Promise.withResolvers<void>()
  // A process that cannot start says nothing about a file.
  void ended.then(() => started.reject(new Error('The extraction process was ended')))
  started.promise.catch(() => undefined)
  child.on('message', (message) => {
    const parsed = extractionMessage.safeParse(message)
    if (parsed.success && parsed.data.kind === 'ready') started.resolve()
    if (parsed.success && parsed.data.kind === 'memory') reportedBytes = parsed.data.residentBytes
  })
  return {
    run: async (input, options) => {
      await started.promise
      options.signal?.throwIfAborted()
      return runFile(child, input, limits, residentBytes, options)
    },
    end: () => void child.kill('SIGKILL'),
    usable: () =>
      alive &&
      !child.killed &&
      child.connected &&
      residentBytes() < limits.memoryLimitBytes * tiredShare,
    ended,
  }
}

/** The process may read the program and its packages; no other file, and write or start nothing. */
export function permissions(): string[] {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const known = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const packages = path.dirname(path.dirname(known))
  return [
    '--permission',
    ...[`${root}src/`, `${root}package.json`, `${packages}/`].map(
      (name) => `--allow-fs-read=${name}`,
    ),
    '--allow-worker',
    '--allow-addons',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ]
}

/** The heap is only part of the memory; OCR and rendering allocate outside it. */
function heapMegabytes({ memoryLimitBytes }: ProcessLimits): number {
  return Math.max(32, Math.floor((memoryLimitBytes / 1024 / 1024) * 0.75))
}

function runFile(
  child: ChildProcess,
  input: ExtractionInput,
  limits: ProcessLimits,
  residentBytes: () => number,
  { signal, onProgress }: RunOptions,
): Promise<Extraction> {
  let killedFor: FailureCode | undefined
  const kill = (code: FailureCode): void => {
    killedFor ??= code
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => kill('file.too_slow'), limits.timeLimitMs)
  const watch = setInterval(() => {
    if (residentBytes() > limits.memoryLimitBytes) kill('file.too_big')
  }, watchMs)
  const { promise, resolve, reject } = Promise.withResolvers<Extraction>()
  const onAbort = (): void => {
    child.kill('SIGKILL')
    reject(signal?.reason)
  }
  const onMessage = (message: unknown): void => {
    const parsed = extractionMessage.safeParse(message)
    if (!parsed.success) return kill('file.damaged')
    if (parsed.data.kind === 'progress') onProgress?.(parsed.data.share)
    else settle(parsed.data, resolve)
  }
  const onExit = (exitCode: number | null, exitSignal: NodeJS.Signals | null): void => {
    const stopped = exitSignal === 'SIGKILL' && child.killed && killedFor === undefined
    if (stopped) reject(new Error('The extraction process was ended'))
    else resolve(failed(killedFor ?? codeOfExit(exitCode, exitSignal), limits))
  }
  child.on('message', onMessage)
  child.once('exit', onExit)
  signal?.addEventListener('abort', onAbort, { once: true })
  child.send({ ...input, deadline: Date.now() + limits.timeLimitMs }, (error) => {
    // A process that is gone reports its exit; only a live one can be left hanging.
    if (error) child.kill('SIGKILL')
  })
  return promise.finally(() => {
    clearTimeout(clock)
    clearInterval(watch)
    child.off('message', onMessage)
    child.off('exit', onExit)
    signal?.removeEventListener('abort', onAbort)
  })
}

function settle(message: ExtractionMessage, resolve: (extraction: Extraction) => void): void {
  if (message.kind === 'done') {
    resolve({ ok: true, document: message.document, passages: message.passages })
  } else if (message.kind === 'failed') {
    const { code, detail } = message
    resolve(detail === undefined ? { ok: false, code } : { ok: false, code, detail })
  }
}

/** Node aborts when its heap is full; any other signal means a fault in the process. */
function codeOfExit(exitCode: number | null, exitSignal: NodeJS.Signals | null): FailureCode {
  if (isStopped(exitSignal)) return 'file.stopped'
  return exitSignal === 'SIGABRT' || exitCode === 134 ? 'file.too_big' : 'file.damaged'
}

const stops: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** Whether a signal came from outside: from a person, or a system short of memory. */
export const isStopped = (exitSignal: NodeJS.Signals | null): boolean => stops.includes(exitSignal)

function failed(code: FailureCode, { timeLimitMs }: ProcessLimits): Extraction {
  if (code !== 'file.too_slow' || timeLimitMs === 60_000) return { ok: false, code }
  return { ok: false, code, detail: `${timeLimitMs / 1000} seconds` }
}
