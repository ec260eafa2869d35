import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#tests/e2e/server.ts'
import { parts, pidsOf, processesOf, type Part } from '#tests/process/processes.ts'
import { signUp } from '#tests/process/visitor.ts'
import { createRandom } from '../../bench/synthetic/synthetic.ts'
import { checkAcknowledged } from './check-acknowledged.ts'
import { createMixedLoad, type Acknowledged } from './mixed-load.ts'

type Options = {
  /** Each part once in turn, then as the seed decides. */
  kills: number
  seed: number
  onKill?: (kill: { number: number; part: Part }) => void
}
const longestLifeMs = 3_000
const callers = 3
/** Fewer calls would prove nothing; a busy machine may need longer for them than the kills take. */
const leastCalls = 20

/** Kills parts of a server at random moments under a mixed load, and returns what was lost. */
export async function runFaults({ kills, seed, onKill }: Options) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-faults-'))
  const settings = { TROVE_DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const random = createRandom(seed)
  const killed: Partial<Record<Part, number>> = {}
  const logs: string[] = []
  let server = await startServer(settings)
  const stop = new AbortController()
  try {
    const person = { name: 'Ada', password: 'correct horse battery' }
    const visitor = await signUp(() => server.url, person)
    const load = await createMixedLoad(visitor, random)
    const running = Promise.all(Array.from({ length: callers }, () => load.run(stop.signal)))
    for (let number = 1; number <= kills;) {
      const part = parts[number - 1] ?? parts[Math.floor(random() * parts.length)] ?? 'server'
      await wait(random() * longestLifeMs)
      const [pid] = await untilRunning(part, { pid: server.pid, dataDir })
      if (pid === undefined) throw new Error(`no ${part} ran under the load:\n${server.log()}`)
      if (part === 'server') {
        await server.kill()
        await untilGone(dataDir)
        logs.push(server.log())
        server = await startServer(settings)
      } else if (!killNow(pid)) continue
      onKill?.({ number, part })
      killed[part] = (killed[part] ?? 0) + 1
      number += 1
    }
    await untilBusy(load.done)
    stop.abort()
    await running
    const wrong = await checkAcknowledged(visitor, load.done, killed)
    await server.stop()
    logs.push(server.log())
    return { killed, wrong: [...wrong, ...temporaryFiles(dataDir)], done: load.done, logs }
  } finally {
    stop.abort()
    await server.kill()
    await untilGone(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilRunning(part: Part, server: { pid: number | undefined; dataDir: string }) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
    const pids = pidsOf(part, server)
    if (pids.length > 0) return pids
  }
  return []
}

async function untilBusy({ calls }: Acknowledged): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (calls.done > leastCalls) return
  }
}

/** Returns whether it was still there. */
function killNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** The database of a killed server ends by itself. */
async function untilGone(folder: string): Promise<void> {
  while (processesOf(folder).length > 0) await wait(50)
}

/** Temporary files of workers are removed with them. */
function temporaryFiles(dataDir: string): string[] {
  return ['imports', 'source-thread'].flatMap((folder) => {
    try {
      const entries = readdirSync(path.join(dataDir, folder), {
        recursive: true,
        withFileTypes: true,
      })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name} is left`)
    } catch {
      return []
    }
  })
}

/** `npm run soak faults` */
export async function soakFaults(): Promise<boolean> {
  const seed = Date.now() % 100_000
  console.log(`seed ${seed}`)
  const { killed, wrong, done } = await runFaults({
    kills: 200,
    seed,
    onKill: ({ number, part }) => console.log(`kill ${number}: ${part}`),
  })
  console.log(`killed ${JSON.stringify(killed)}; calls ${JSON.stringify(done.calls)}`)
  for (const what of wrong) console.log(what)
  return wrong.length === 0
}
