import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import {
  moneyCorrection,
  type MoneyCorrection,
  type MoneyCorrectionRequest,
} from '#shared/money-corrections.ts'
import { order, type Order } from '#server/connectors/kinds/order.ts'
import { transaction } from '#server/connectors/kinds/transaction.ts'
import type { Database } from '#server/db/open.ts'
import { countChange } from '#server/records/count-change.ts'
import { recordContext } from '#server/sources/reading/open-records.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import type { Entry } from './entry.ts'
import type { Corrections } from './ledger.ts'

export type MoneyStore = ReturnType<typeof createMoneyStore>
/** The subject of a correction: a transaction or a merchant, by key. */
export type Target = { scope: MoneyCorrectionRequest['scope']; key: string }
type Change = { target: Target; correction: MoneyCorrection }

const recordRow = z.object({
  id: z.string(),
  source: z.string().nullable(),
  document: z.string().nullable(),
  key: z.string(),
  sealed: z.instanceof(Buffer),
})
const orderRow = z.object({ id: z.string(), sealed: z.instanceof(Buffer) })
const correctionRow = z.object({ target: z.string(), sealed: z.instanceof(Buffer) })
const sealedCorrection = z.object({
  of: z.enum(['one', 'merchant']),
  key: z.string(),
  correction: moneyCorrection,
})

export const noCorrection: MoneyCorrection = { category: null, name: null, isTransfer: null }

/** The scopes as they are stored, and hashed into the key of a row. */
const storedScopes = { transaction: 'one', merchant: 'merchant' } as const
const targetOf = (keys: PersonKeys, { scope, key }: Target): Buffer =>
  createHmac('sha256', keys.index).update(`money:${storedScopes[scope]}:${key}`).digest()
const correctionContext = (userId: string, target: string) => ({
  table: 'money_corrections',
  id: target,
  userId,
})

/** A person's transactions, and the person's corrections. */
export function createMoneyStore({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** All transactions in the order of storing. */
    async entries(userId: string): Promise<Entry[]> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select id::text as id, source_id as source, document_id as document, encode(natural_key, 'hex') as key, sealed
          from records where user_id = ${userId} and kind = 'transaction' order by id`),
      )
      return z
        .array(recordRow)
        .parse(rows)
        .map(({ id, source, document, key, sealed }) => ({
          id,
          sourceId: source ?? '',
          documentId: document ?? '',
          key,
          transaction: transaction.parse(
            openJson(keys.content, recordContext(userId, BigInt(id)), sealed),
          ),
        }))
    },

    /** The person's orders from shops. */
    async orders(userId: string): Promise<Order[]> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select id::text as id, sealed from records
          where user_id = ${userId} and kind = 'order' order by id`),
      )
      return z
        .array(orderRow)
        .parse(rows)
        .map(({ id, sealed }) =>
          order.parse(openJson(keys.content, recordContext(userId, BigInt(id)), sealed)),
        )
    },

    async corrections(userId: string): Promise<Corrections> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select encode(target, 'hex') as target, sealed from money_corrections
          where user_id = ${userId}`),
      )
      const corrections = {
        transaction: new Map<string, MoneyCorrection>(),
        merchant: new Map<string, MoneyCorrection>(),
      }
      for (const { target, sealed } of z.array(correctionRow).parse(rows)) {
        const { of, key, correction } = sealedCorrection.parse(
          openJson(keys.content, correctionContext(userId, target), sealed),
        )
        corrections[of === 'one' ? 'transaction' : of].set(key, correction)
      }
      return corrections
    },

    /** Replaces the correction of each target; an empty one removes it. All or none. */
    async correct(userId: string, changes: readonly Change[]): Promise<void> {
      const keys = await vault.keysOf(userId)
      await db.asUser(userId, async (tx) => {
        for (const { target, correction } of changes) {
          const hash = targetOf(keys, target)
          const stored = { of: storedScopes[target.scope], key: target.key, correction }
          const isEmpty = Object.values(correction).every((value) => value === null)
          const context = correctionContext(userId, hash.toString('hex'))
          const sealed = sealJson(keys.content, context, stored)
          await tx.execute(
            isEmpty
              ? sql`delete from money_corrections where user_id = ${userId} and target = ${hash}`
              : sql`insert into money_corrections (user_id, target, sealed)
                  values (${userId}, ${hash}, ${sealed})
                  on conflict (user_id, target)
                  do update set sealed = excluded.sealed, changed_at = now()`,
          )
        }
        await countChange(tx, userId)
      })
    },
  }
}
