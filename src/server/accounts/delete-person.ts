import { and, eq, like, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#server/db/open.ts'
import { releaseOriginals } from '#server/db/release-originals.ts'
import {
  chatMessages,
  conversations,
  documents,
  indexEpochs,
  passages,
  passageTotals,
  passageVectors,
  profiles,
  questions,
  records,
  recordTotals,
  termCounts,
  users,
  verifications,
} from '#server/db/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { DeletionReceipt } from '#shared/accounts.ts'

/** Children before parents, so that cascades find no rows. */
const tables = [
  passageVectors,
  passages,
  termCounts,
  indexEpochs,
  passageTotals,
  questions,
  chatMessages,
  conversations,
  records,
  recordTotals,
  documents,
  profiles,
] as const

type AuthTx = Parameters<Parameters<Database['auth']['transaction']>[0]>[0]
type Deps = {
  db: Database
  vault: Vault
  /** Stops all work for the person: jobs, a warm workspace. */
  onDelete?: ((userId: string) => Promise<void> | void) | undefined
}

type Conditions = {
  idleGuestBefore?: Date
  /** Throws if the person must not be removed; runs in the transaction that marks them deleted. */
  mayLeave?: (tx: AuthTx) => Promise<void>
}

export type DeletePerson = ReturnType<typeof createDeletePerson>

/**
 * Deletes a person and all their data: the data key first, then the rows, then the account. A
 * partly deleted person counts as an idle guest, so the sweep completes a deletion interrupted by a
 * crash. Returns `undefined` if `idleGuestBefore` is given and the person is no longer an idle
 * guest.
 */
export function createDeletePerson({ db, vault, onDelete }: Deps) {
  return async function deletePerson(
    userId: string,
    { idleGuestBefore, mayLeave }: Conditions = {},
  ): Promise<DeletionReceipt | undefined> {
    const idle =
      idleGuestBefore && and(eq(users.guest, true), lt(users.lastActiveAt, idleGuestBefore))
    const marked = await db.auth.transaction(async (tx) => {
      await mayLeave?.(tx)
      return tx
        .update(users)
        .set({ guest: true, disabled: true, lastActiveAt: new Date(0) })
        .where(and(eq(users.id, userId), idle))
        .returning({ id: users.id })
    })
    if (marked.length === 0) return undefined
    // What was deleted a moment ago goes with the rest.
    const receipt = await db.asUserWithDeleted(userId, (tx) => countContents(tx, userId))
    await db.asUser(userId, (tx) => vault.destroy(tx, userId))
    // Until the commit above, a concurrent reader may have loaded the key into memory again.
    vault.forget(userId)
    await onDelete?.(userId)
    await db.asUserWithDeleted(userId, async (tx) => {
      const own = await tx
        .select({ id: documents.id })
        .from(documents)
        .where(eq(documents.userId, userId))
      const ids = own.map(({ id }) => id)
      await releaseOriginals(tx, userId, ids)
      for (const table of tables) await tx.delete(table).where(eq(table.userId, userId))
    })
    // A passkey registration in progress also names the person: `{"userData":{"id":"…"}}`.
    const isTheirs = or(
      eq(verifications.value, userId),
      like(verifications.value, `{%"id":"${userId}"%`),
    )
    await db.auth.delete(verifications).where(isTheirs)
    await db.auth.delete(users).where(eq(users.id, userId))
    vault.forget(userId)
    return receipt
  }
}

export const nothingDeleted: DeletionReceipt = {
  documents: 0,
  passages: 0,
  questions: 0,
  conversations: 0,
  sources: 0,
  records: 0,
  apiKeys: 0,
}

const receiptRows = z.array(z.record(z.string(), z.coerce.number().int()))

/** Counts records from sources; those derived from a document count with that document. */
async function countContents(tx: Tx, userId: string): Promise<DeletionReceipt> {
  const of = (table: string) =>
    sql`(select count(*) from ${sql.identifier(table)} where user_id = ${userId})`
  const { rows } = await tx.execute(sql`
    select ${of('documents')} as documents, ${of('passages')} as passages,
      ${of('questions')} as questions, ${of('conversations')} as conversations,
      ${of('data_sources')} as sources, ${of('api_keys')} as "apiKeys",
      (select count(*) from records
        where user_id = ${userId} and source_id is not null and kind <> 'gone') as records`)
  return { ...nothingDeleted, ...receiptRows.parse(rows)[0] }
}
