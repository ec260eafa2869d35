import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { users } from '#server/db/tables.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { storePassages } from '#server/search/index-passages.ts'
import { readMasterKey } from '#server/vault/master-key.ts'
import { createVault } from '#server/vault/vault.ts'
import { startServer } from '#tests/e2e/server.ts'
import {
  createPassage,
  createRandom,
  createWords,
  machineFacts,
  percentile,
} from '../synthetic/synthetic.ts'
import { storeRandomVectors } from '../synthetic/random-vectors.ts'
import { proportionalOfTree } from './memory-of-tree.ts'

const passagesInAll = Number(process.env['BENCH_PASSAGES'] ?? 100_000)
const documentsInAll = 1_000
const questions = 200
/** Longer than idle models, workspaces and readers stay in memory. */
const idleMs = Number(process.env['BENCH_IDLE_MS'] ?? 200_000)

/**
 * The whole server as a person uses it: 1,000 documents with 100,000 passages, asked and searched
 * over HTTP, then left idle. Memory is the proportional set size of the server and its database.
 */
export async function runServerBench() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-bench-'))
  const settings = {
    TROVE_DATA_DIR: dataDir,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
  try {
    const first = await startServer(settings)
    const cookie = await signUp(first.url)
    await first.stop()
    await fill(settings)
    const server = await startServer(settings)
    try {
      const call = caller(server.url, cookie)
      const ask = await times((question) => call('/api/ask', { question }))
      const search = await times((query) => call('/api/search', { query }))
      await wait(idleMs)
      return { ask, search, idleBytes: proportionalOfTree(server.pid ?? 0) }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.org',
      password: 'bench bench bench',
    }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Stores passages like ingestion, with random vectors instead of embeddings. */
async function fill(env: Record<string, string>): Promise<void> {
  const config = readConfig(env)
  const { db, close } = await connectDatabase(config)
  const vault = createVault({ db, master: readMasterKey(undefined, config.dataDir, false) })
  const [person] = await db.auth.select({ id: users.id }).from(users)
  const userId = person?.id ?? ''
  const keys = await vault.keysOf(userId)
  const documents = createDocumentStore({ db, vault })
  const random = createRandom(5)
  const word = createWords(random)
  for (let index = 0; index < documentsInAll; index++) {
    const documentId = `doc_bench${index}`
    const name = `${word()} ${word()}.txt`
    const bytes = Buffer.from(documentId)
    await documents.add(userId, documentId, { name, mimeType: 'text/plain', bytes })
    const passages = Array.from({ length: passagesInAll / documentsInAll }, (_, page) =>
      createPassage(word, page + 1),
    )
    await db.asUser(userId, async (tx) => {
      await storePassages(tx, keys, userId, { documentId, name, language: 'en', passages })
      await storeRandomVectors(tx, { keys, userId, documentId }, random)
      await tx.execute(sql`update documents set status = 'processed', kind = 'text', progress = 1,
        embedded_at = now() where id = ${documentId}`)
    })
  }
  await close()
}

const caller = (url: string, cookie: string) => async (path: string, body: unknown) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await answer.arrayBuffer()
}

async function times(call: (question: string) => Promise<void>) {
  const word = createWords(createRandom(5))
  const taken: number[] = []
  for (let i = 0; i < questions; i++) {
    const words = Array.from({ length: 3 + (i % 8) }, word).join(' ')
    const startedAt = performance.now()
    await call(`What about ${words}?`)
    taken.push(performance.now() - startedAt)
  }
  // The first calls load pages and compile; the figures are for a warm server.
  const warm = taken.slice(20)
  return { p50Ms: percentile(warm, 0.5), p95Ms: percentile(warm, 0.95) }
}

if (import.meta.main) {
  const { ask, search, idleBytes } = await runServerBench()
  const show = ({ p50Ms, p95Ms }: { p50Ms: number; p95Ms: number }) =>
    `p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms`
  console.log(
    `${documentsInAll} documents, ${passagesInAll} passages of one person (${machineFacts()})`,
  )
  console.log(`ask over HTTP: ${show(ask)}`)
  console.log(`search over HTTP: ${show(search)}`)
  console.log(`idle memory of server and database: ${Math.round(idleBytes / 2 ** 20)} MiB`)
}
