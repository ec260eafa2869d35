import { sql } from 'drizzle-orm'
import { openTestVault } from '#tests/database.ts'
import type { SourceType } from '#shared/sources.ts'
import type { DeletedItem, Item } from '#server/connectors/connector.ts'
import { createDocumentReader } from '#server/documents/content.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { openPassage } from '#server/search/index-passages.ts'
import { forgetContent } from '../forget-content.ts'
import { sourceRow } from '../source-row.fixtures.ts'
import { dataSources } from '../tables.ts'
import { openSource as openStored } from '../view-source.ts'
import { storeItems } from './store-items.ts'

/** A source of Ada's to store items for, with ways to inspect the result. */
export async function openSource() {
  const opened = await openTestVault()
  const { db, vault } = opened
  const keys = await vault.keysOf('ada')
  const owner = { userId: 'ada', sourceId: 'src_1', type: 'google' } as const
  const reader = createDocumentReader({ db, vault })
  await db.asUser('ada', (tx) =>
    tx.insert(dataSources).values(sourceRow(keys, { userId: 'ada', id: 'src_1', type: 'google' })),
  )
  const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.asUser('ada', (tx) => tx.execute<Row>(query))).rows

  return {
    ...opened,
    read,
    reader,
    documents: createDocumentStore({ db, vault }),
    store: (items: Item[], gone: DeletedItem[] = []) =>
      db.asUser('ada', (tx) => storeItems(tx, keys, owner, items, gone)),
    /** Another source of Ada's, with a way to store items for it. */
    async other(type: SourceType, id = 'src_2') {
      await db.asUser('ada', (tx) =>
        tx.insert(dataSources).values(sourceRow(keys, { userId: 'ada', id, type })),
      )
      return (items: Item[], gone: DeletedItem[] = []) =>
        db.asUser('ada', (tx) =>
          storeItems(tx, keys, { userId: 'ada', sourceId: id, type }, items, gone),
        )
    },
    /** Deletes what a source brought. */
    forget: (id = 'src_1') =>
      db.asUser('ada', async (tx) => {
        const rows = await tx.select().from(dataSources)
        const row = rows.find((each) => each.id === id)
        return row && forgetContent(tx, keys, openStored(keys, row))
      }),
    /** The text of every passage, in the order of their documents. */
    async passages(): Promise<string[]> {
      const rows = await db.asUser('ada', (tx) =>
        tx.execute<{ id: string; sealed: Buffer }>(
          sql`select id, sealed from passages order by document_id, ordinal, id`,
        ),
      )
      return rows.rows.map(
        ({ id, sealed }) => openPassage(keys, 'ada', { id: BigInt(id), sealed }).text,
      )
    },
    /** Each document as the viewer shows it. */
    async shown() {
      const ids = await read<{ id: string }>(sql`select id from documents order by id`)
      const shown: { name: string; texts: string[] }[] = []
      for (const { id } of ids) {
        const content = await reader.read('ada', id)
        if (!content) continue
        const sheet =
          content.kind === 'sheets' ? await reader.sheet('ada', id, 0, { from: 0 }) : undefined
        const texts =
          content.kind === 'text'
            ? content.blocks.map(({ text }) => text)
            : (sheet?.rows.map((row) => row.join(' | ')) ?? [])
        shown.push({ name: content.document.originalName, texts })
      }
      return shown.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    },
  }
}

/** The result of a page without changes. */
export const noItems = { stored: 0, updated: 0, unchanged: 0, removed: 0, skipped: [] }
