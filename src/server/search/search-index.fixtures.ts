import path from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { documents } from '#server/db/tables.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { openTestVault } from '#tests/database.ts'
import { embedPending } from './embed-passages.ts'
import { storePassages } from './index-passages.ts'
import type { Passage } from './passage.ts'
import { pendingVectors, storeVectors } from './passage-vectors.ts'
import { createSearch } from './search.ts'

type Text = { path?: string[]; text: string }

export const passage = ({ path: headings = [], text }: Text, index: number): Passage => ({
  text,
  path: headings,
  locator: { kind: 'blocks', from: index, to: index },
})

/** Shared by the test files of a process, so none may close it; its thread ends once it is idle. */
export const embedder = createEmbedder({
  cacheDir: path.resolve('.cache/models'),
  threads: 1,
  log: pino({ level: 'silent' }),
})

/** A database with people, a search over it, and a function to store documents. */
export async function openSearch() {
  const opened = await openTestVault()
  const { db, vault } = opened
  const { search, around } = createSearch({ db, vault, embedder })

  return {
    ...opened,
    around,
    search: (userId: string, question: string, documentIds?: string[]) =>
      search(userId, question, { limit: 10, ...(documentIds ? { documentIds } : {}) }),

    async add(userId: string, id: string, texts: Text[], language = 'en', name = `${id}.txt`) {
      const keys = await vault.keysOf(userId)
      await db.asUser(userId, async (tx) => {
        await tx.insert(documents).values({
          userId,
          id,
          sealed: Buffer.of(),
          contentKey: Buffer.from(id),
          mimeType: 'text/plain',
          sizeBytes: 0,
        })
        const passages = texts.map(passage)
        await storePassages(tx, keys, userId, { documentId: id, name, language, passages })
      })
    },

    async embed(userId: string) {
      const keys = await vault.keysOf(userId)
      const pending = await db.asUser(userId, (tx) =>
        pendingVectors(tx, keys, userId, { limit: 100 }),
      )
      const rows = await embedPending(embedder, pending)
      await db.asUser(userId, (tx) => storeVectors(tx, keys, userId, rows))
      return rows.length
    },

    async counts(userId: string) {
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select (select count(*)::int from term_counts) as terms,
            (select coalesce(sum(passages), 0)::int from passage_totals) as passages,
            (select coalesce(sum(tokens), 0)::int from passage_totals) as tokens,
            (select count(*)::int from passage_vectors) as vectors`),
      )
      return rows[0]
    },
  }
}
