import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { documents, users } from '#server/db/tables.ts'
import { languageOf } from '#server/ingestion/extract/language.ts'
import type { Passage } from '#server/search/passage.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { storePassages } from '#server/search/index-passages.ts'
import { embedPassages } from '#server/search/embed-passages.ts'
import { createSearch } from '#server/search/search.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { sealJson } from '#server/vault/seal.ts'
import { createVault } from '#server/vault/vault.ts'

export type EvalDocument = { id: string; name: string; passages: Passage[] }

const cacheDir = path.resolve('.cache/evals')
const userId = 'eval'

/** Stores a person's documents in a temporary database and searches them like the server. */
export async function openCollection(files: readonly EvalDocument[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-eval-'))
  const server = await startPostgres(folder)
  const db = await openDatabase(server.connection)
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'eval')
  const vault = createVault({ db, master })
  const model = createEmbedder({ cacheDir, threads: 2, log: pino({ level: 'warn' }) })
  const embedder = rememberVectors(model)
  await db.auth.insert(users).values({ id: userId, email: 'eval@example.org' })
  const keys = await vault.create(userId)

  for (const { id, name, passages } of files) {
    const language = languageOf(
      passages.map(({ text, locator }) => ({ kind: 'paragraph', text, locator })),
    )
    const sealed = sealJson(keys.content, { table: 'documents', id, userId }, { name })
    await db.asUser(userId, async (tx) => {
      await tx.insert(documents).values({
        userId,
        id,
        sealed,
        contentKey: Buffer.from(id),
        mimeType: 'text/plain',
        sizeBytes: 0,
        status: 'processed',
      })
      await storePassages(tx, keys, userId, { documentId: id, name, language, passages })
    })
  }
  await embedPassages({ db, vault, embedder }, { userId }, new AbortController().signal)

  const { search, around } = createSearch({ db, vault, embedder })
  return {
    around: (ids: readonly string[], reach: number) => around(userId, ids, reach),
    search: (question: string, limit: number, documentIds?: string[], fewest = 0) =>
      search(userId, question, { limit, fewest, ...(documentIds ? { documentIds } : {}) }),
    reader: model,
    async [Symbol.asyncDispose]() {
      await model.close()
      await db.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hashBytes = 32

/** Embedding a collection takes minutes, so its vectors are cached between runs. */
function rememberVectors(model: Embedder): Pick<Embedder, 'embed'> {
  mkdirSync(cacheDir, { recursive: true })
  const file = path.join(cacheDir, `${model.id.replace(/\W+/g, '-')}.vectors`)
  const entryBytes = hashBytes + model.dimensions * 4
  const known = new Map<string, Float32Array>()
  if (existsSync(file)) {
    const bytes = readFileSync(file)
    for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
      const values = bytes.buffer.slice(
        bytes.byteOffset + at + hashBytes,
        bytes.byteOffset + at + entryBytes,
      )
      known.set(bytes.toString('hex', at, at + hashBytes), new Float32Array(values))
    }
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest()

  return {
    async embed(texts, options) {
      const missing = texts.filter((text) => !known.has(hashOf(text).toString('hex')))
      const vectors = await model.embed(missing, options)
      for (const [index, text] of missing.entries()) {
        const vector = vectors[index]
        if (!vector) continue
        known.set(hashOf(text).toString('hex'), vector)
        appendFileSync(
          file,
          Buffer.concat([
            hashOf(text),
            Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
          ]),
        )
      }
      return texts.flatMap((text) => known.get(hashOf(text).toString('hex')) ?? [])
    },
  }
}
