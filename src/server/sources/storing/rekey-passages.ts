import { and, eq, inArray } from 'drizzle-orm'
import { mail } from '#server/connectors/kinds/mail.ts'
import type { Database } from '#server/db/open.ts'
import { records } from '#server/db/tables.ts'
import { rekeyNext, type FindBulk } from '#server/search/rekey-passages.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { openRecord } from '../reading/open-records.ts'
import { isSentToMany } from '../reading/render-mail.ts'

/** Re-keys an index made before epochs existed; resumes after an interruption. */
export async function rekeyPassages(
  { db, vault }: { db: Database; vault: KeyHolder },
  { userId }: { userId: string },
  signal: AbortSignal,
): Promise<void> {
  const keys = await vault.keysOf(userId)
  const findBulk = bulkMails(keys, userId)
  for (let more = true; more;) {
    signal.throwIfAborted()
    more = await db.asUser(userId, (tx) => rekeyNext(tx, keys, userId, findBulk))
  }
}

const bulkMails =
  (keys: PersonKeys, userId: string): FindBulk =>
  async (tx, documentIds) => {
    const rows = await tx
      .select({ id: records.id, documentId: records.documentId, sealed: records.sealed })
      .from(records)
      .where(
        and(
          eq(records.userId, userId),
          eq(records.kind, 'email'),
          inArray(records.documentId, [...new Set(documentIds)]),
        ),
      )
    const found = rows.filter((row) =>
      isSentToMany(mail.parse(openRecord(keys, { ...row, userId }))),
    )
    return new Set(found.flatMap(({ documentId }) => documentId ?? []))
  }
