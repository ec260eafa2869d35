import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pino from 'pino'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { descriptors } from '#server/connectors/all.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { createImportWorker } from '#server/import-worker/import-worker.ts'
import { failureCodes, failureText } from '#server/ingestion/extract/failures.ts'
import { createExtractor } from '#server/ingestion/extractor.ts'
import { createRandom } from '../../bench/synthetic/synthetic.ts'
import { mutate } from './mutate.ts'
import { credentials, originals, pictures, type Original } from './mutation-originals.ts'

const limitMs = 60_000
/** Files read by one process, like those of one import. */
const mostAtOnce = 25

type Options = {
  files: number
  seed: number
  of?: readonly Original[]
  onProgress?: (files: number) => void
}
type Mutant = Original & { how: string; number: number }
type Result = {
  read: number
  refused: number
  /** Violations, with the seed and number to reproduce them. */
  wrong: string[]
  /**
   * Exceptions of a reader caught by its process; the person was told that the file cannot be read.
   */
  faults: Set<string>
  slowestMs: number
  /** The longest time that the program that started the readers was busy. */
  blockedMs: number
}

const faultLine = z.object({ at: z.tuple([z.string()], z.unknown()).catch(['somewhere']) })

/** Reads damaged files in the same processes as real uploads. */
export async function runMutations({
  files,
  seed,
  of = originals,
  onProgress,
}: Options): Promise<Result> {
  const random = createRandom(seed)
  const root = mkdtempSync(path.join(os.tmpdir(), 'trove-mutations-'))
  const result: Result = {
    read: 0,
    refused: 0,
    wrong: [],
    faults: new Set(),
    slowestMs: 0,
    blockedMs: 0,
  }
  const { imap, apis, googleServers: google } = readConfig({})
  const write = (line: string) => void result.faults.add(faultLine.parse(JSON.parse(line)).at[0])
  const worker = createImportWorker({
    settings: { imap, apis, google },
    temporaryRoot: root,
    silenceMs: limitMs,
    log: pino({ level: 'warn' }, { write }),
  })
  const extractor = createExtractor({ timeLimitMs: limitMs })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  async function note(mutant: Mutant, read: () => Promise<string | undefined>): Promise<void> {
    const say = (what: string) =>
      result.wrong.push(`seed ${seed}, ${mutant.number}: ${mutant.name} (${mutant.how}): ${what}`)
    const startedAt = performance.now()
    try {
      const refusal = await read()
      if (refusal === undefined) result.read += 1
      else result.refused += 1
      if (refusal !== undefined && !/^[A-Z].*\.$/.test(refusal)) say(`no reason: "${refusal}"`)
    } catch (error) {
      say(String(error))
    }
    const ms = performance.now() - startedAt
    result.slowestMs = Math.max(result.slowestMs, ms)
    if (ms > limitMs + 10_000) say(`took ${Math.round(ms)} ms`)
  }

  async function extractAll(mutants: readonly Mutant[]): Promise<void> {
    for (const mutant of mutants) {
      await note(mutant, async () => {
        const { name, bytes } = mutant
        const extraction = await extractor.extract({ name, bytes, mimeType: '' })
        if (extraction.ok) return undefined
        if (!failureCodes.includes(extraction.code)) return extraction.code
        return failureText(extraction.code, extraction.detail)
      })
    }
  }

  async function importAll(type: Exclude<Original['reader'], 'document'>, mutants: Mutant[]) {
    const given = mutants.map(({ name, bytes }) => memoryFile(name, bytes))
    const never = new AbortController().signal
    await using session = await worker.open('usr_soak', { type, credentials }, given, never)
    for (const [at, mutant] of mutants.entries()) {
      await note(mutant, async () => {
        try {
          if ((await session.recognise(at)) === undefined) return 'Nothing that this source knows.'
          for await (const _ of session.import([at]));
          return undefined
        } catch (error) {
          if (!(error instanceof ConnectorError)) throw error
          // A damaged key is refused like a wrong password: the two look the same.
          if (error.code === 'auth_failed') return descriptors[type].reasons?.auth_failed ?? ''
          if (error.code === 'bad_file') return error.detail ?? 'This file is damaged.'
          throw error
        }
      })
    }
  }

  try {
    const group = Math.min(mostAtOnce, Math.ceil(files / of.length))
    for (let number = 0; number < files; number += group) {
      const original = of[Math.floor(number / group) % of.length]
      if (!original) break
      const count = Math.min(group, files - number)
      const mutants = Array.from({ length: count }, (_, at): Mutant => {
        return { ...original, ...mutate(original.bytes, random), number: number + at }
      })
      if (original.reader === 'document') await extractAll(mutants)
      else await importAll(original.reader, mutants)
      onProgress?.(number + count)
    }
  } finally {
    await Promise.all([worker.close(), extractor.close()])
    delay.disable()
    result.blockedMs = delay.max / 1e6
    for (const left of readdirSync(root)) result.wrong.push(`temporary: ${left} is left`)
    rmSync(root, { recursive: true, force: true })
  }
  return result
}

/** `npm run soak mutations`; few OCR files, since each takes seconds. */
export async function soakMutations(): Promise<boolean> {
  const seed = Date.now() % 100_000
  const onProgress = (read: number) => read % 500 === 0 && console.log(`${read} files`)
  const wrong: string[] = []
  for (const given of [
    { files: 9_700, of: originals },
    { files: 300, of: pictures },
  ]) {
    const result = await runMutations({ ...given, seed, onProgress })
    const { faults, wrong: found, ...figures } = result
    console.log(`seed ${seed}: ${JSON.stringify(figures)}`)
    for (const fault of faults) console.log(`a reader failed at ${fault}`)
    for (const what of found) console.log(what)
    wrong.push(...found)
  }
  return wrong.length === 0
}
