import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { users } from '#server/db/tables.ts'
import { readMasterKey } from '#server/vault/master-key.ts'
import { createVault } from '#server/vault/vault.ts'
import { startServer } from '#tests/e2e/server.ts'
import { importChat } from '../server/chat-import.ts'
import { signedIn, type Call } from '../server/signed-in.ts'
import { createRandom, createWords, machineFacts, percentile } from '../synthetic/synthetic.ts'
import { addPassages } from './add-passages.ts'

const peopleInAll = Number(process.env['BENCH_PEOPLE'] ?? 1_000)
const asking = Number(process.env['BENCH_ASKING'] ?? 50)
/** Of each person who asks, and of each other. */
const passagesEach = Number(process.env['BENCH_PASSAGES'] ?? 10_000)
const passagesOfOthers = Number(process.env['BENCH_PASSAGES_OF_OTHERS'] ?? 500)
const messagesImported = 60_000
const pauseMs = 10_000
const periodMs = 60_000

type Figures = { questions: number; errors: number; p50Ms: number; p95Ms: number }

/** A server with a thousand accounts, of which fifty ask at the same time, and one imports. */
export async function runManyPeopleBench() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-bench-'))
  const settings = {
    TROVE_DATA_DIR: dataDir,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
  try {
    const first = await startServer(settings)
    for (let at = 0; at < asking; at++) await signedIn(first.url, emailOf(at))
    await first.stop()
    await fill(settings)
    const server = await startServer(settings)
    try {
      const calls = await Promise.all(
        Array.from({ length: asking }, (_, at) => signedIn(server.url, emailOf(at), 'login')),
      )
      const importing = await signedIn(server.url, 'importing@example.org')
      await askFor(calls, { pauseMs, periodMs: periodMs / 2 })
      const withPauses = await askFor(calls, { pauseMs, periodMs })
      const imported = importChat(importing, messagesImported)
      const besideAnImport = await askFor(calls, { pauseMs, periodMs })
      await imported
      const withoutPauses = await askFor(calls, { pauseMs: 0, periodMs: periodMs / 2 })
      return { withPauses, besideAnImport, withoutPauses }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const emailOf = (at: number) => `person${at}@example.org`

/** Adds the other accounts, and passages with random vectors to all. */
async function fill(env: Record<string, string>): Promise<void> {
  const config = readConfig(env)
  const { db, close } = await connectDatabase(config)
  const vault = createVault({ db, master: readMasterKey(undefined, config.dataDir, false) })
  const random = createRandom(7)
  const word = createWords(random)
  for (const { id } of await db.auth.select({ id: users.id }).from(users)) {
    const keys = await vault.keysOf(id)
    await addPassages({ db, keys, userId: id }, passagesEach, { word, random })
  }
  for (let at = asking; at < peopleInAll; at++) {
    const userId = `other${at}`
    await db.auth.insert(users).values({ id: userId, email: emailOf(at) })
    const keys = await vault.create(userId)
    await addPassages({ db, keys, userId }, passagesOfOthers, { word, random })
  }
  await close()
}

/** Each asks, waits, and asks again until the period is over. */
async function askFor(
  calls: readonly Call[],
  { pauseMs, periodMs }: { pauseMs: number; periodMs: number },
): Promise<Figures> {
  const times: number[] = []
  let errors = 0
  const until = performance.now() + periodMs
  await Promise.all(
    calls.map(async (call, at) => {
      const word = createWords(createRandom(at))
      await wait((pauseMs * at) / calls.length)
      while (performance.now() < until) {
        const startedAt = performance.now()
        const question = `What about ${word()} ${word()} and ${word()}?`
        await call('POST', '/api/ask', { question }).catch(() => errors++)
        times.push(performance.now() - startedAt)
        await wait(pauseMs)
      }
    }),
  )
  const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)]
  return { questions: times.length, errors, p50Ms, p95Ms }
}

if (import.meta.main) console.log(await runManyPeopleBench(), machineFacts())
