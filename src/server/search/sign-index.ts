import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#server/db/open.ts'
import { createSignMask, maskedBytes } from '#server/vault/sign-mask.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { nearest, type SignBlock } from './nearest-signs.ts'
import type { Candidate } from './candidates.ts'
import { readTotals, type Totals } from './totals.ts'

/** Signs in memory, up to the vector with the number `upTo`. */
type Known = { removals: number; upTo: number; blocks: SignBlock[]; rows: number; usedAt: number }

/** `legacy` if some vectors have no signs yet but bits of the legacy index. */
type Signs = { blocks: readonly SignBlock[]; legacy: boolean }

/** Rows read and unmasked before yielding to other work of the process. */
const rowsABlock = 50_000
/** Over all people; about 60 bytes each. */
const rowsInMemory = 1_000_000
const idleMs = 120_000
const idBytes = 8

/**
 * The signs of each person's vectors, unmasked in memory: in the database they are masked row by
 * row, so that it cannot compare them. Those of recent users stay in memory and are updated.
 */
export function createSignIndex({ db }: { db: Database }) {
  const people = new Map<string, Known>()
  const loading = new Map<string, Promise<unknown>>()
  let sweeping: NodeJS.Timeout | undefined

  async function signsOf(userId: string, keys: PersonKeys): Promise<Signs> {
    // One after the other, so that the second reuses what the first has read.
    const before = loading.get(userId) ?? Promise.resolve()
    const loaded = before.then(() => bringUpToDate(userId, keys))
    const settled = loaded.catch(() => undefined)
    loading.set(userId, settled)
    try {
      return await loaded
    } finally {
      if (loading.get(userId) === settled) loading.delete(userId)
    }
  }

  async function bringUpToDate(userId: string, keys: PersonKeys): Promise<Signs> {
    const { unmask } = createSignMask(keys.vector)
    const totals = await db.asUser(userId, (tx) => readTotals(tx, userId))
    const known = stillTrue(people.get(userId), totals)
    while (known.upTo < totals.vectors) {
      const read = await db.asUser(userId, (tx) =>
        readBlock(tx, userId, known.upTo, totals.vectors),
      )
      if (read.ids.length > 0) known.blocks.push({ ids: read.ids, signs: unmask(read.signs) })
      known.rows += read.ids.length
      known.upTo = read.ids.length < rowsABlock ? totals.vectors : read.upTo
      await new Promise(setImmediate)
    }
    known.usedAt = Date.now()
    people.delete(userId)
    people.set(userId, known)
    makeRoom()
    return { blocks: known.blocks, legacy: totals.legacy }
  }

  /** Evicts the least recently used people, and later everyone who has been idle. */
  function makeRoom(): void {
    let rows = 0
    for (const [userId, known] of [...people].toReversed()) {
      rows += known.rows
      if (rows > rowsInMemory) people.delete(userId)
    }
    sweeping ??= setInterval(sweep, idleMs / 4).unref()
  }

  function sweep(): void {
    for (const [userId, { usedAt }] of people) {
      if (Date.now() - usedAt > idleMs) people.delete(userId)
    }
    if (people.size > 0) return
    clearInterval(sweeping)
    sweeping = undefined
  }

  return {
    /** Passages with the smallest Hamming distance to the question's signs, and that distance. */
    async nearest(
      userId: string,
      keys: PersonKeys,
      question: Uint32Array,
      { top, documentIds }: { top: number; documentIds?: readonly string[] | undefined },
    ): Promise<{ candidates: Candidate[]; legacy: boolean }> {
      const only =
        documentIds && (await db.asUser(userId, (tx) => passagesOf(tx, userId, documentIds)))
      const { blocks, legacy } = await signsOf(userId, keys)
      return { candidates: nearest(blocks, question, { top, only }), legacy }
    },
  }
}

/** After a removal all signs are read again, since some may belong to removed passages. */
function stillTrue(known: Known | undefined, { removals }: Totals): Known {
  if (known?.removals === removals) return known
  return { removals, upTo: 0, blocks: [], rows: 0, usedAt: 0 }
}

const bytes = z.instanceof(Buffer).nullable()
const blockRows = z.array(z.object({ ids: bytes, signs: bytes, up_to: z.coerce.number() }))

/** Returned as two values, since one row per vector would take several times as long. */
async function readBlock(tx: Tx, userId: string, after: number, upTo: number) {
  const { rows } = await tx.execute(sql`
    select string_agg(int8send(passage_id), '') as ids, string_agg(signs, '') as signs,
      coalesce(max(seq), 0) as up_to
    from (
      select seq, passage_id, signs from passage_vectors
      where user_id = ${userId} and seq > ${after} and seq <= ${upTo} and signs is not null
        and length(signs) = ${maskedBytes}
      order by seq limit ${rowsABlock}
    ) as block`)
  const [row] = blockRows.parse(rows)
  return {
    ids: toIds(row?.ids ?? Buffer.of()),
    signs: row?.signs ?? Buffer.of(),
    upTo: row?.up_to ?? upTo,
  }
}

const idsRows = z.array(z.object({ ids: bytes }))

async function passagesOf(
  tx: Tx,
  userId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await tx.execute(sql`
    select string_agg(int8send(id), '') as ids from passages
    where user_id = ${userId} and document_id = any(${sql.param(documentIds)}::text[])`)
  return new Set(toIds(idsRows.parse(rows)[0]?.ids ?? Buffer.of()))
}

function toIds(packed: Buffer): BigInt64Array {
  const ids = new BigInt64Array(packed.length / idBytes)
  for (let i = 0; i < ids.length; i++) ids[i] = packed.readBigInt64BE(i * idBytes)
  return ids
}
