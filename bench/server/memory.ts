import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#tests/e2e/server.ts'
import { createRandom, createWords } from '../synthetic/synthetic.ts'
import { importChat } from './chat-import.ts'
import { cpuSecondsOfTree, memoryOfTree, proportionalOfTree } from './memory-of-tree.ts'
import { signedIn, type Call } from './signed-in.ts'

const messagesInAll = Number(process.env['BENCH_MESSAGES'] ?? 40_000)
const filesInAll = Number(process.env['BENCH_FILES'] ?? 1_000)
/** Longer than idle models, workspaces and readers stay in memory. */
const idleMs = Number(process.env['BENCH_IDLE_MS'] ?? 200_000)
/** Processor time of a server at rest: health checks and the clock of the jobs. */
const restingShare = 0.05
const longestMs = 60 * 60_000
const filesACall = 20

/**
 * Memory of all processes, idle after a person has imported messages and uploaded documents and all
 * of it can be found by meaning: the proportional set size of the server and its children.
 */
export async function runMemoryBench() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-memory-'))
  const server = await startServer({
    TROVE_DATA_DIR: dataDir,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const pid = server.pid ?? 0
  try {
    const startedBytes = proportionalOfTree(pid)
    const call = await signedIn(server.url)
    const messages = await importChat(call, messagesInAll)
    await uploadFiles(call)
    const atWorkBytes = await memoryUntilIdle(pid)
    return {
      messages,
      files: filesInAll,
      startedBytes,
      atWorkBytes,
      idleBytes: proportionalOfTree(pid),
      idleByPart: memoryOfTree(pid),
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function uploadFiles(call: Call): Promise<void> {
  const word = createWords(createRandom(5))
  for (let from = 0; from < filesInAll; from += filesACall) {
    const form = new FormData()
    for (let index = from; index < Math.min(from + filesACall, filesInAll); index++) {
      const text = Array.from({ length: 300 }, word).join(' ')
      form.append('documents', new File([text], `${word()} ${index}.txt`))
    }
    await call('POST', '/api/documents/upload', form)
  }
}

/** Waits until the processes have had no work for a while; returns the most they held before. */
async function memoryUntilIdle(pid: number): Promise<number> {
  const deadline = performance.now() + longestMs
  let most = 0
  let restingSince = performance.now()
  let cpu = cpuSecondsOfTree(pid)
  while (performance.now() - restingSince < idleMs) {
    if (performance.now() > deadline) throw new Error('The server did not come to rest.')
    const from = performance.now()
    await wait(5_000)
    most = Math.max(most, proportionalOfTree(pid))
    const now = cpuSecondsOfTree(pid)
    const seconds = (performance.now() - from) / 1000
    if (now - cpu > seconds * restingShare) restingSince = performance.now()
    cpu = now
  }
  return most
}

if (import.meta.main) {
  const { messages, files, startedBytes, atWorkBytes, idleBytes, idleByPart } =
    await runMemoryBench()
  const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`
  const { server, worker, database } = idleByPart
  console.log(
    `${messages} messages, ${files} files: ${mib(startedBytes)} after the start, at most ${mib(atWorkBytes)}, idle ${mib(idleBytes)} (server ${mib(server)}, readers ${mib(worker)}, database ${mib(database)})`,
  )
}
