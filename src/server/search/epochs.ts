import { sql } from 'drizzle-orm'
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { indexEpochs } from '#server/db/tables.ts'
import { open, seal } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

/** A range of a person's passages whose index terms share a key. */
export type Epoch = { id: number; key: KeyObject }

/**
 * Whose text the passages are. Others know the text of bulk mail and of the sample person, so
 * neither shares a key with the person's own.
 */
type Origin = 'own' | 'bulk' | 'sample'
type Group = { sourceId: string | null; origin: Origin }

/** The epoch of passages from before epochs existed, whose key is the person's index key. */
export const legacyEpoch = 0

/** An epoch is full at this many passages, or at a share of all passages if that is more. */
const passagesAnEpoch = 20_000
const shareAnEpoch = 8

const sealContext = (userId: string, id: number) => ({
  table: 'index_epochs',
  id: String(id),
  userId,
})
const epochRow = z.object({ id: z.number(), sealed: z.instanceof(Buffer) })
const epochRows = z.array(epochRow)

const opened = new WeakMap<PersonKeys, Map<number, Epoch>>()

/** Always the same object for an epoch, since values derived from its key are cached by it. */
function openEpoch(
  keys: PersonKeys,
  userId: string,
  { id, sealed }: z.infer<typeof epochRow>,
): Epoch {
  const known = opened.get(keys) ?? new Map<number, Epoch>()
  opened.set(keys, known)
  const epoch = known.get(id) ?? {
    id,
    key: createSecretKey(open(keys.content, sealContext(userId, id), sealed)),
  }
  known.set(id, epoch)
  return epoch
}

/** All of a person's epochs, including the legacy one while `legacy` passages remain. */
export async function readEpochs(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  legacy: boolean,
): Promise<Epoch[]> {
  const { rows } = await tx.execute(
    sql`select id, sealed from index_epochs where user_id = ${userId} order by id`,
  )
  const epochs = epochRows.parse(rows).map((row) => openEpoch(keys, userId, row))
  return legacy ? [{ id: legacyEpoch, key: keys.index }, ...epochs] : epochs
}

const originRows = z.array(
  z.object({ id: z.string(), source_id: z.string().nullable(), sample: z.boolean() }),
)

/**
 * The epochs for new passages of documents: the open one for their source and origin, or a new one.
 * They stay until the transaction ends.
 */
export async function epochsFor(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  documents: readonly { documentId: string; bulk?: boolean }[],
): Promise<(document: { documentId: string; bulk?: boolean }) => Epoch> {
  const ids = [...new Set(documents.map(({ documentId }) => documentId))]
  const { rows } = await tx.execute(sql`
    select documents.id, source_id, documents.sample or coalesce(data_sources.sample, false) as sample
    from documents left join data_sources
      on data_sources.user_id = documents.user_id and data_sources.id = source_id
    where documents.user_id = ${userId} and documents.id = any(${sql.param(ids)}::text[])`)
  const origins = new Map(originRows.parse(rows).map((row) => [row.id, row]))
  const groupOf = ({ documentId, bulk }: { documentId: string; bulk?: boolean }): Group => {
    const known = origins.get(documentId)
    if (known?.sample) return { sourceId: null, origin: 'sample' }
    return { sourceId: known?.source_id ?? null, origin: bulk ? 'bulk' : 'own' }
  }
  const nameOf = ({ sourceId, origin }: Group) => `${origin} ${sourceId}`
  const epochs = new Map<string, Epoch>()
  for (const group of documents.map(groupOf)) {
    if (epochs.has(nameOf(group))) continue
    const found =
      (await findOpen(tx, keys, userId, group)) ?? (await begin(tx, keys, userId, group))
    epochs.set(nameOf(group), found)
  }
  return (document) => {
    const epoch = epochs.get(nameOf(groupOf(document)))
    if (!epoch) throw new Error('a document without an epoch')
    return epoch
  }
}

async function findOpen(tx: Tx, keys: PersonKeys, userId: string, { sourceId, origin }: Group) {
  // The lock prevents its removal as empty before the passages are stored.
  const { rows } = await tx.execute(sql`
    select id, sealed from index_epochs
    where user_id = ${userId} and source_id is not distinct from ${sourceId} and origin = ${origin}
      and passages < greatest(${passagesAnEpoch}::bigint,
        (select passages from passage_totals where user_id = ${userId}) / ${shareAnEpoch}::bigint)
    order by id desc limit 1 for key share`)
  const [row] = epochRows.parse(rows)
  return row && openEpoch(keys, userId, row)
}

const idRows = z.array(z.object({ id: z.coerce.number() }))

async function begin(tx: Tx, keys: PersonKeys, userId: string, group: Group): Promise<Epoch> {
  // Anyone else starting an epoch for this person waits here, and then finds this one.
  await tx.execute(sql`
    insert into passage_totals (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id`)
  const known = await findOpen(tx, keys, userId, group)
  if (known) return known
  const { rows } = await tx.execute(sql`select nextval('index_epochs_id_seq') as id`)
  const id = idRows.parse(rows)[0]?.id ?? 0
  const sealed = seal(keys.content, sealContext(userId, id), randomBytes(32))
  await tx.insert(indexEpochs).values({ userId, id, ...group, sealed })
  return openEpoch(keys, userId, { id, sealed })
}

/** Adds to the number of passages in each epoch; negative numbers subtract. */
export async function countEpochs(
  tx: Tx,
  userId: string,
  passages: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.execute(sql`
    update index_epochs set passages = index_epochs.passages + changed.passages
    from unnest(${sql.param([...passages.keys()])}::int[],
      ${sql.param([...passages.values()])}::int[]) as changed (id, passages)
    where user_id = ${userId} and index_epochs.id = changed.id`)
}

/** Destroys the keys of empty epochs, except one that is just being filled. */
export async function removeEmptyEpochs(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from index_epochs where user_id = ${userId} and id in (
      select id from index_epochs where user_id = ${userId} and passages <= 0
      for update skip locked)`)
}
