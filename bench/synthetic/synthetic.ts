import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { documents, users } from '#server/db/tables.ts'
import type { Passage } from '#server/search/passage.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { sealJson } from '#server/vault/seal.ts'
import { createVault } from '#server/vault/vault.ts'

/** A temporary database with one person. */
export async function openBenchVault() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-bench-'))
  const server = await startPostgres(folder)
  const db = await openDatabase(server.connection)
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'bench')
  const vault = createVault({ db, master })
  const userId = 'bench'
  await db.auth.insert(users).values({ id: userId, email: 'bench@example.org' })
  const keys = await vault.create(userId)

  return {
    db,
    vault,
    userId,
    keys,
    connection: server.connection,
    folder,
    /** Creates the document that passages belong to. */
    async addDocument(id: string, name: string): Promise<void> {
      const sealed = sealJson(keys.content, { table: 'documents', id, userId }, { name })
      await db.asUser(userId, (tx) =>
        tx.insert(documents).values({
          userId,
          id,
          sealed,
          contentKey: Buffer.from(id),
          mimeType: 'text/plain',
          sizeBytes: 0,
          status: 'processed',
        }),
      )
    },
    async [Symbol.asyncDispose]() {
      await db.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Numbers from 0 to 1, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const vocabularySize = 50_000
const syllables = 'ba co di fu ga he ji ko lu ma ne po qui ro sa te vu wa xe zo tri ble str'.split(
  ' ',
)

/**
 * Words with a natural distribution: the n-th most frequent one occurs 1/n as often as the first.
 */
export function createWords(random: () => number): () => string {
  const words = Array.from({ length: vocabularySize }, (_, rank) => {
    const parts = 2 + Math.floor(Math.log2(rank + 2) / 5)
    const word = Array.from({ length: parts }, () => pick(syllables, random)).join('')
    return `${word}${((rank % 26) + 10).toString(36)}`
  })
  const total = Math.log(vocabularySize + 1)
  return () => words[Math.floor(Math.exp(random() * total)) - 1] ?? 'word'
}

const sentencesAPassage = 15

/** A passage of 180 words, about 250 tokens of a language model. */
export function createPassage(word: () => string, page: number): Passage {
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`
  const text = Array.from({ length: sentencesAPassage }, sentence).join(' ')
  return { text, path: [`Chapter ${word()}`], locator: { kind: 'page', page, rects: [] } }
}

export function machineFacts(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.availableParallelism()} cores, ${memory} GiB, Node ${process.version}`
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function pick<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)]
}
