import { and, eq, isNull, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { documentChunks as chunks } from '#server/db/tables.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'

type Chunk = { userId: string; documentId: string; ordinal: number; object: string | null }
type Moving = {
  db: Database
  objects: ObjectStore
  /** Where originals belong. */
  to: 'store' | 'database'
  signal: AbortSignal
}

const batch = 100
const found = z.array(
  z.object({
    userId: z.string(),
    documentId: z.string(),
    ordinal: z.number(),
    object: z.string().nullable(),
  }),
)
const named = z.array(z.object({ object: z.string() }))

/**
 * Moves originals to where they belong, part by part. They are stored in the database first, in the
 * transaction that adds their document, so that a store which cannot be reached delays nothing.
 */
export async function moveOriginals({ db, objects, to, signal }: Moving): Promise<void> {
  const isMisplaced = to === 'store' ? 'object is null' : 'object is not null'
  for (;;) {
    const { rows } = await db.jobs.query(
      `select user_id as "userId", document_id as "documentId", ordinal, object
       from document_chunks where ${isMisplaced} limit ${batch}`,
    )
    const waiting = found.parse(rows)
    for (const chunk of waiting) {
      if (signal.aborted) return
      if (to === 'store') await moveOut(db, objects, chunk)
      else await moveBack(db, objects, chunk)
    }
    if (waiting.length < batch) return
  }
}

const placeOf = ({ userId, documentId, ordinal }: Chunk) =>
  and(eq(chunks.userId, userId), eq(chunks.documentId, documentId), eq(chunks.ordinal, ordinal))

async function moveOut(db: Database, objects: ObjectStore, chunk: Chunk): Promise<void> {
  const place = and(placeOf(chunk), isNull(chunks.object))
  const [row] = await db.asUser(chunk.userId, (tx) =>
    tx.select({ sealed: chunks.sealed }).from(chunks).where(place),
  )
  if (!row?.sealed) return
  const object = randomBytes(20).toString('hex')
  // If this process dies, the object is removed. Using it withdraws that.
  await announceRemoval(db, object)
  await objects.put(object, row.sealed)
  const digest = createHash('sha256').update(row.sealed).digest()
  await db.asUser(chunk.userId, async (tx) => {
    const moved = await tx
      .update(chunks)
      .set({ sealed: null, object })
      // A newer version of the file may have replaced the part meanwhile.
      .where(and(place, sql`sha256(${chunks.sealed}) = ${digest}`))
      .returning({ object: chunks.object })
    if (moved.length > 0) await tx.execute(sql`select trove_keep_object(${object})`)
  })
}

async function moveBack(db: Database, objects: ObjectStore, chunk: Chunk): Promise<void> {
  if (chunk.object === null) return
  const sealed = await objects.get(chunk.object)
  if (!sealed) throw new Error('The store of originals lacks an object.')
  // Nothing in use is removed, if this process dies before the next statement.
  await announceRemoval(db, chunk.object)
  await db.asUser(chunk.userId, (tx) =>
    tx
      .update(chunks)
      .set({ sealed, object: null })
      .where(and(placeOf(chunk), eq(chunks.object, chunk.object ?? ''))),
  )
}

const announceRemoval = (db: Database, object: string) =>
  db.jobs.query(
    `insert into object_removals values ($1, now() + interval '1 hour') on conflict do nothing`,
    [object],
  )

/** Removes the objects that nothing uses any more. */
export async function sweepObjects({ db, objects, signal }: Omit<Moving, 'to'>): Promise<void> {
  const client = await db.jobs.connect()
  try {
    for (let left = batch; left === batch && !signal.aborted;) {
      await client.query('begin')
      // Locked, so that nobody begins to use an object while it is being removed.
      const due = await client.query(
        `select object from object_removals where due_at < now()
         limit ${batch} for update skip locked`,
      )
      const names = named.parse(due.rows).map(({ object }) => object)
      const used = await client.query('select object from document_chunks where object = any($1)', [
        names,
      ])
      const inUse = new Set(named.parse(used.rows).map(({ object }) => object))
      for (const object of names.filter((name) => !inUse.has(name))) await objects.remove(object)
      await client.query('delete from object_removals where object = any($1)', [names])
      await client.query('commit')
      left = names.length
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
