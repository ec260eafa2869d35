import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { documents, passages, questions } from '#server/db/tables.ts'
import { createSourceCounts } from '#server/sources/source-counts.ts'
import { createSourceStore } from '#server/sources/store.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createPersonUsage } from './person-usage.ts'

export const sealed = Buffer.from('sealed')
export const now = () => new Date('2026-11-20T12:00:00Z')

type Asked = { at: string } & Partial<typeof questions.$inferInsert>

export async function ask(db: Database, userId: string, asked: Asked[]) {
  const rows = asked.map(({ at, ...rest }, index) => ({
    userId,
    id: `ask_${at}_${index}`,
    kind: 'ask' as const,
    createdAt: new Date(at),
    sealed,
    ...rest,
  }))
  await db.asUser(userId, (tx) => tx.insert(questions).values(rows))
}

export async function addDocument(
  db: Database,
  userId: string,
  { id, kind, passageCount }: { id: string; kind: 'pdf' | 'text' | 'sheets'; passageCount: number },
) {
  await db.asUser(userId, async (tx) => {
    await tx.insert(documents).values({
      userId,
      id,
      kind,
      sealed,
      contentKey: Buffer.from(id),
      mimeType: 'text/plain',
      sizeBytes: 1,
      status: 'processed',
      uploadedAt: new Date('2026-11-02T00:00:00Z'),
    })
    for (let ordinal = 0; ordinal < passageCount; ordinal++) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select nextval('passages_id_seq') as id`,
      )
      await tx.insert(passages).values({
        userId,
        id: BigInt(rows[0]?.id ?? 0),
        documentId: id,
        ordinal,
        length: 1,
        terms: [],
        sealed,
      })
    }
  })
}

export type Opened = { db: Database; vault: Vault }

export const sourcesOf = ({ db, vault }: Opened) =>
  createSourceCounts({ db, sources: createSourceStore({ db, vault }) })

export const person = (opened: Opened) =>
  createPersonUsage({ db: opened.db, sources: sourcesOf(opened), now })
