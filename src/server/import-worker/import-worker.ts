import type { Logger } from 'pino'
import { z } from 'zod'
import { createKeyedMutex } from '#server/concurrency/keyed-mutex.ts'
import { createSemaphore } from '#server/concurrency/semaphore.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { ImportFile, Page } from '#server/connectors/connector.ts'
import type { FileReader, Reader, ReadSession } from './file-reader.ts'
import {
  ReaderStopped,
  startImportProcess,
  stoppedTwiceError,
  unsafeFileError,
  type ImportProcess,
  type ProcessLimits,
} from './import-process.ts'
import { sentPage } from './messages.ts'
import { recognition, type Recognition } from './recognition.ts'
import { createTemporaryFolders } from './temporary-folders.ts'

export type ImportWorkerOptions = Partial<Omit<ProcessLimits, 'taskMs'>> & {
  /** Time limit for recognising one file. */
  recognitionMs?: number
  settings: ConnectorSettings
  /** For libraries that can only read from a disk. */
  temporaryRoot: string
  log?: Logger
}

/** Number of concurrent imports, each for a different person; recognition does not wait for them. */
const imports = 3
/** Number of files recognised at once, each for a different person. */
const recognitions = 4

const recognitionAnswer = recognition.optional()
const recogniseAnswer = z.string().max(200).optional()
const pieceAnswer = z.instanceof(Uint8Array).optional()

/** Reads files in separate processes, so that a hostile file can only crash its own. */
export function createImportWorker({
  settings,
  temporaryRoot,
  log,
  memoryLimitBytes = 1024 * 1024 * 1024,
  silenceMs = 120_000,
  recognitionMs = 5_000,
}: ImportWorkerOptions): FileReader {
  const folders = createTemporaryFolders(temporaryRoot)
  const importSlots = createSemaphore(imports)
  const recognitionSlots = createSemaphore(recognitions)
  const recognitionLock = createKeyedMutex()
  const importLock = createKeyedMutex()
  const running = new Set<ImportProcess>()
  let closed = false
  // Functions cannot be sent, and reading needs none.
  const plainSettings: unknown = JSON.parse(JSON.stringify(settings))

  async function start(reader: Reader | undefined, files: readonly ImportFile[]) {
    if (closed) throw new Error('The import worker is closed')
    const folder = await folders.make()
    const about = files.map(({ name, size, mapping, key }) => ({
      name,
      size,
      ...(mapping ? { mapping } : {}),
      ...(key === undefined ? {} : { key }),
    }))
    const process = startImportProcess({
      opening: {
        kind: 'open',
        settings: plainSettings,
        files: about,
        ...(reader ? { reader: { ...reader, credentials: { ...reader.credentials } } } : {}),
      },
      files,
      folder,
      limits: { memoryLimitBytes, silenceMs, ...(reader ? {} : { taskMs: recognitionMs }) },
      onFault: (fault) => log?.warn(fault, 'file of an import not read'),
    })
    running.add(process)
    return {
      process,
      async [Symbol.asyncDispose]() {
        await process.end()
        running.delete(process)
        await folders.remove(folder)
      },
    }
  }

  /** A process for these files; if a file ends it, the next process reads the others. */
  function createReplaceable(
    reader: Reader | undefined,
    files: readonly ImportFile[],
    signal: AbortSignal,
  ) {
    let started: Awaited<ReturnType<typeof start>> | undefined
    const onAbort = (): void => void started?.process.end()
    signal.addEventListener('abort', onAbort, { once: true })
    return {
      async current(): Promise<ImportProcess> {
        signal.throwIfAborted()
        if (started?.process.alive()) return started.process
        await started?.[Symbol.asyncDispose]()
        started = await start(reader, files)
        return started.process
      },
      async [Symbol.asyncDispose]() {
        signal.removeEventListener('abort', onAbort)
        await started?.[Symbol.asyncDispose]()
      },
    }
  }

  return {
    async recognise(userId, files, signal = never()) {
      using _own = await recognitionLock(userId, signal)
      await using processes = createReplaceable(undefined, files, signal)
      const ask = asking(() => processes.current(), signal)
      const found: (Recognition | undefined)[] = []
      for (const file of files.keys()) {
        // One file per turn, so that a person with many files does not block others.
        using _slot = await recognitionSlots(signal)
        found.push(await recogniseIn(ask, file))
      }
      return found
    },

    async opens(userId, type, file, signal = never()) {
      using _own = await recognitionLock(userId, signal)
      using _slot = await recognitionSlots(signal)
      await using processes = createReplaceable({ type, credentials: {} }, [file], signal)
      const answer = await asking(
        () => processes.current(),
        signal,
      )((process) => process.perform({ task: 'opens', file: 0 }))
      return z.boolean().parse(answer)
    },

    async open(userId, reader, files, signal) {
      // The own turn first, so that a person with many imports does not block others.
      const own = await importLock(userId, signal)
      const place = await importSlots(signal).catch((error: unknown) => {
        own[Symbol.dispose]()
        throw error
      })
      const processes = createReplaceable(reader, files, signal)
      return {
        ...session(asking(() => processes.current(), signal)),
        async [Symbol.asyncDispose]() {
          await processes[Symbol.asyncDispose]()
          place[Symbol.dispose]()
          own[Symbol.dispose]()
        },
      }
    },

    async close() {
      closed = true
      await Promise.all([...running].map((process) => process.end()))
    },
  }
}

const never = () => new AbortController().signal

type Ask = <T>(work: (process: ImportProcess) => Promise<T>) => Promise<T>

/** A process ended by a stop reports that, and nothing about the file. */
const asking =
  (current: () => Promise<ImportProcess>, signal: AbortSignal): Ask =>
  async (work) => {
    const process = await current()
    try {
      return await work(process)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  }

/**
 * Tries once more if the process was stopped from outside; the second time the file is to blame.
 */
async function askTwice<T>(ask: Ask, work: Parameters<typeof ask<T>>[0]): Promise<T> {
  try {
    return await ask(work)
  } catch (error) {
    if (!(error instanceof ReaderStopped)) throw error
  }
  try {
    return await ask(work)
  } catch (error) {
    throw error instanceof ReaderStopped ? stoppedTwiceError() : error
  }
}

/** A file whose recognition fails is unknown to every source. */
async function recogniseIn(ask: Ask, file: number): Promise<Recognition | undefined> {
  try {
    const task = { task: 'recognise-source', file } as const
    return recognitionAnswer.parse(await askTwice(ask, (process) => process.perform(task)))
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'bad_file') return undefined
    throw error
  }
}

function session(ask: Ask): Omit<ReadSession, typeof Symbol.asyncDispose> {
  return {
    recognise: (file) =>
      askTwice(ask, async (process) =>
        recogniseAnswer.parse(await process.perform({ task: 'recognise', file })),
      ),
    async *import(files) {
      const process = await ask(async (started) => {
        await started.perform({ task: 'import', files: [...files] })
        return started
      })
      const read = () => {
        const next = ask(() => process.perform({ task: 'next' }))
        // Awaited below, unless the storing of pages stops first.
        next.catch(() => undefined)
        return next
      }
      let next = read()
      for (;;) {
        const answer = await next
        if (answer === undefined) return
        const page = received(answer, process)
        // The next page is read while this one is stored, unless this one has files with contents.
        const canPrefetch = page.items.every(({ kind }) => kind !== 'file')
        if (canPrefetch) next = read()
        yield page
        if (!canPrefetch) next = read()
      }
    },
  }
}

/** A page as sent; contents of files are fetched while it is stored. */
function received(answer: unknown, process: ImportProcess): Page {
  const { success, data } = sentPage.safeParse(answer)
  if (!success) throw unsafeFileError()
  const { gone, cursor, skipped, failures, notes, share } = data
  return {
    items: data.items.map((item) =>
      item.kind === 'file'
        ? { ...item, file: { ...item.file, open: contentOf(item, process) } }
        : item,
    ),
    ...(gone ? { gone } : {}),
    ...(cursor === undefined ? {} : { cursor }),
    ...(skipped ? { skipped } : {}),
    ...(failures ? { failures } : {}),
    ...(notes ? { notes } : {}),
    ...(share === undefined ? {} : { share }),
  }
}

const contentOf = (item: object, process: ImportProcess) =>
  async function* () {
    const content = z.number().int().nonnegative().parse(Reflect.get(item, 'content'))
    for (;;) {
      const piece = pieceAnswer.parse(await process.perform({ task: 'piece', content }))
      if (!piece) return
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    }
  }
