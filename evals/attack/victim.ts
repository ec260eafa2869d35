import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { z } from 'zod'
import type { Item } from '#server/connectors/connector.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { users } from '#server/db/tables.ts'
import { sampleLife } from '#server/demo/life.ts'
import { createDemoStore } from '#server/demo/store.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { openPassage } from '#server/search/index-passages.ts'
import { storeVectors } from '#server/search/passage-vectors.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { insertSource } from '#server/sources/store.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { openJson } from '#server/vault/seal.ts'
import { createVault } from '#server/vault/vault.ts'

/** What a copy of the database reveals about a passage without any key. */
export type CopiedRow = {
  id: string
  documentId: string
  sample: boolean
  epoch: number
  terms: readonly string[]
  /** Masked, as in the table. */
  signs: Buffer | undefined
}

/** A passage's text; the attacker has it for known texts, the judge for all. */
export type Truth = { text: string; path: string[]; name: string }

const userId = 'victim'
/** Computing the vectors of all would take long, and this many are enough. */
const vectorsOfEach = 150

const copied = z.array(
  z.object({
    id: z.string(),
    documentId: z.string(),
    sample: z.boolean(),
    epoch: z.number(),
    terms: z.array(z.string()),
    signs: z.instanceof(Buffer).nullable(),
    sealed: z.instanceof(Buffer),
    document: z.instanceof(Buffer),
  }),
)

/** A person with the sample and a mailbox in a temporary database, and a copy of that database. */
export async function openVictim(mails: readonly Item[], cacheDir: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-attack-'))
  const server = await startPostgres(folder)
  const db = await openDatabase(server.connection)
  const owner = new pg.Client(server.connection)
  const model = createEmbedder({ cacheDir, threads: 2, log: pino({ level: 'warn' }) })
  try {
    const master = parseMasterKey(randomBytes(32).toString('base64'), 'attack')
    const vault = createVault({ db, master })
    await db.auth.insert(users).values({ id: userId, email: 'victim@example.org' })
    const keys = await vault.create(userId)
    await createDemoStore({ db, vault }).load(userId, () => sampleLife('2026-06-01'))
    await db.asUser(userId, async (tx) => {
      const switches = { scrapingEnabled: true, vectorizationEnabled: true }
      const config = { credentials: {}, category: 'personal' as const, ...switches }
      const source = { name: 'Mail', type: 'gmail' as const, config }
      const sourceId = await insertSource(tx, keys, userId, source, 'awaiting_file')
      await storeItems(tx, keys, { userId, sourceId, type: 'gmail' }, mails)
    })
    await owner.connect()
    const read = async () =>
      copied.parse(
        (
          await owner.query(`
            select passages.id::text, document_id as "documentId", epoch, terms::text[], signs,
              passages.sealed, documents.sealed as document,
              documents.sample or coalesce(data_sources.sample, false) as sample
            from trove.passages join trove.documents on documents.id = document_id
            left join trove.data_sources on data_sources.id = source_id
            left join trove.passage_vectors on passage_id = passages.id
            order by passages.id`)
        ).rows,
      )
    const truthOf = (row: z.infer<typeof copied>[number]): Truth => {
      const { text, path: headings } = openPassage(keys, userId, {
        id: BigInt(row.id),
        sealed: row.sealed,
      })
      const place = { table: 'documents', id: row.documentId, userId }
      const { name } = z
        .object({ name: z.string() })
        .parse(openJson(keys.content, place, row.document))
      return { text, path: headings, name }
    }
    const truths = new Map((await read()).map((row) => [row.id, truthOf(row)]))
    const vectors = new Map<string, Float32Array>()
    const rows = await read()
    const some = [
      rows.filter(({ sample }) => sample),
      rows.filter(({ sample }) => !sample),
    ].flatMap((own, index) => spread(own, vectorsOfEach * (index + 1)))
    const made = await model.embed(some.map(({ id }) => textOf(truths.get(id))))
    for (const [index, { id }] of some.entries()) vectors.set(id, made[index] ?? new Float32Array())
    await db.asUser(userId, (tx) =>
      storeVectors(
        tx,
        keys,
        userId,
        [...vectors].map(([id, vector]) => ({ passageId: BigInt(id), vector })),
      ),
    )
    const copy = (await read()).map(({ signs, sealed: _, document: __, ...row }): CopiedRow => ({
      ...row,
      signs: signs ?? undefined,
    }))
    return { copy, truths, vectors }
  } finally {
    await owner.end()
    await model.close()
    await db.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const textOf = (truth: Truth | undefined) =>
  truth ? [...truth.path, truth.text].join('\n') : ''

/** This many elements of a list, evenly spread. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count)
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor(i * step)],
  ).filter((each) => each !== undefined)
}
