import type { Logger } from 'pino'
import type { ExtractionInput } from './extract/extract.ts'
import {
  startExtractionProcess,
  type Extraction,
  type ExtractionProcess,
  type RunOptions,
} from './extraction-process.ts'

export type { Extraction } from './extraction-process.ts'
export type { ExtractionInput } from './extract/extract.ts'

export type ExtractorOptions = {
  timeLimitMs?: number
  memoryLimitBytes?: number
  /** Number of files read concurrently. */
  concurrency?: number
  /** Idle time after which the processes are ended. */
  idleMs?: number
  log?: Logger
}

export type Extractor = ReturnType<typeof createExtractor>

type Idle = { process: ExtractionProcess; timer: NodeJS.Timeout }

/** Reads files in separate processes, so that a hostile file can only crash its own. */
export function createExtractor({
  timeLimitMs = 60_000,
  memoryLimitBytes = 512 * 1024 * 1024,
  concurrency = 3,
  idleMs = 30_000,
  log,
}: ExtractorOptions = {}) {
  const running = new Set<ExtractionProcess>()
  const idle: Idle[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  const start = (): ExtractionProcess => {
    const process = startExtractionProcess({ timeLimitMs, memoryLimitBytes })
    running.add(process)
    void process.ended.then(() => running.delete(process))
    return process
  }
  const take = (): ExtractionProcess => {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer)
      if (next.process.usable()) return next.process
      next.process.end()
    }
    return start()
  }
  const giveBack = (process: ExtractionProcess): void => {
    if (closed || !process.usable()) return process.end()
    idle.push({ process, timer: setTimeout(() => process.end(), idleMs).unref() })
  }
  const turn = async (): Promise<void> => {
    if (busy < concurrency) busy++
    // A finished task passes its slot on without freeing it.
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  const read = async (input: ExtractionInput, options: RunOptions): Promise<Extraction> => {
    if (closed) throw new Error('The extractor is closed')
    options.signal?.throwIfAborted()
    const process = take()
    try {
      return await process.run(input, options)
    } finally {
      giveBack(process)
    }
  }

  return {
    /** Fails with the signal's reason when aborted, and when the extractor is closed meanwhile. */
    extract: async (input: ExtractionInput, options: RunOptions = {}): Promise<Extraction> => {
      await turn()
      try {
        const first = await read(input, options)
        // The process may have been stopped for another reason than this file.
        const wasStopped = !first.ok && first.code === 'file.stopped'
        const extraction = wasStopped ? await read(input, options) : first
        if (!extraction.ok)
          log?.info({ code: extraction.code, sizeBytes: input.bytes.length }, 'file not read')
        return extraction
      } finally {
        leave()
      }
    },
    close: async (): Promise<void> => {
      closed = true
      for (const { timer } of idle) clearTimeout(timer)
      const processes = [...running]
      for (const process of processes) process.end()
      await Promise.all(processes.map((process) => process.ended))
    },
  }
}
