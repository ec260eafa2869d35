import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
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

const waitingRows = z.array(z.object({ userId: z.string() }))

/** People whose index still has to be re-keyed. */
export async function findLegacyIndexes(db: Database): Promise<{ userId: string }[]> {
  const { rows } = await db.jobs.query(
    `select user_id as "userId" from passage_totals
     where legacy and not exists (select from users where users.id = user_id and disabled)
     order by user_id limit 10000`,
  )
  return waitingRows.parse(rows)
}
