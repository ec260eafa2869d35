import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { DeletedItem, Item, ItemKind } from '#server/connectors/connector.ts'
import type { StoredFile } from '#server/records/file.ts'
import { itemKinds, recordKinds, valueOf } from '#server/records/record-kinds.ts'
import { naturalKey } from '../reading/natural-key.ts'
import { readRecords } from '../reading/open-records.ts'
import type { Store } from './insert-rows.ts'
import { dropOrigins, keepOrigins } from './origins.ts'

/** An item with its natural key and the digest of its content. */
export type Incoming = { item: Item; value: unknown; naturalKey: Buffer; digest: Buffer }

/** The stored state of an item. */
export type Known = {
  id: bigint
  kind: ItemKind
  sourceId: string
  documentId: string | null
  rowNumber: number | null
  digest: string | null
}

export type Changed = Incoming & { known: Known }
/** A new item, and the stored record of the same thing in another form. */
export type Pair = {
  incoming: Incoming
  known: Known
  naturalKey: Buffer
  /** Whether the new item knows the instant, and the stored record only the time of some clock. */
  isBetter: boolean
}

export type Changes = { fresh: Incoming[]; changed: Changed[]; gone: Known[] }

const keyBytes = 32
const digestBytes = 16

/** Compares items with their stored state and fills in missing digests. */
export async function findChanges(
  store: Store,
  items: readonly Item[],
  gone: readonly DeletedItem[],
): Promise<Changes> {
  const incoming = new Map<string, Incoming>()
  for (const item of items) {
    const made = incomingOf(store, item)
    incoming.set(made.naturalKey.toString('hex'), made)
  }
  const left = gone
    .map(({ kind, key }) => naturalKey(store, kind, key).toString('hex'))
    .filter((key) => !incoming.has(key))
  const known = await findKnown(store, [...incoming.keys(), ...left])
  const changes: Changes = { fresh: [], changed: [], gone: [] }
  const undigested: Changed[] = []
  const differing: Changed[] = []
  for (const [key, made] of incoming) {
    const there = known.get(key)
    if (!there) changes.fresh.push(made)
    else if (there.digest === null) undigested.push({ ...made, known: there })
    else if (there.digest !== made.digest.toString('hex')) {
      differing.push({ ...made, known: there })
    }
  }
  const isOther = ({ naturalKey: key }: Incoming) => {
    const there = known.get(key.toString('hex'))
    return there !== undefined && there.sourceId !== store.owner.sourceId
  }
  await keepOrigins(store, [...incoming.values()].filter(isOther))
  changes.changed = await withMerged(store, differing)
  await dropOrigins(
    store,
    left.map((key) => Buffer.from(key, 'hex')),
  )
  // A record shared by two sources belongs to one of them and is deleted only with that one.
  for (const key of new Set(left)) {
    const there = known.get(key)
    if (there?.sourceId === store.owner.sourceId) changes.gone.push(there)
  }
  await fillDigests(store, undigested)
  return changes
}

function incomingOf(store: Store, item: Item): Incoming {
  const value = item.kind === 'file' ? storedFile(item.file) : valueOf(item)
  const digest = digestOf(store, item.kind, value)
  return { item, value, naturalKey: naturalKey(store, item.kind, item.key), digest }
}

function digestOf({ keys }: Store, kind: ItemKind, value: unknown): Buffer {
  return createHmac('sha256', keys.index)
    .update(`digest:${kind}:`)
    .update(inOrder(recordKinds[kind].content?.(value) ?? value))
    .digest()
    .subarray(0, digestBytes)
}

/** The changes that remain after merging in details only the stored copy has. */
async function withMerged(store: Store, differing: readonly Changed[]): Promise<Changed[]> {
  const mergeable = differing.filter(({ item }) => recordKinds[item.kind].merge !== undefined)
  if (mergeable.length === 0) return [...differing]
  const stored = await readRecords(
    store.tx,
    store.keys,
    store.owner.userId,
    mergeable.map(({ known }) => known.id),
  )
  return differing.flatMap((changed) => {
    const { kind } = changed.item
    const before = stored.get(changed.known.id)
    const value =
      before === undefined ? undefined : recordKinds[kind].merge?.(before, changed.value)
    if (value === undefined) return [changed]
    const digest = digestOf(store, kind, value)
    return digest.toString('hex') === changed.known.digest ? [] : [{ ...changed, value, digest }]
  })
}

function storedFile({ open: _, ...file }: Extract<Item, { kind: 'file' }>['file']): StoredFile {
  return { ...file, withoutText: '' }
}

/** Serialises content with sorted keys, so that the order of fields does not matter. */
function inOrder(content: unknown): string {
  if (typeof content !== 'object' || content === null) return JSON.stringify(content)
  return JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const knownRows = z.array(
  z.object({
    key: z.string(),
    id: z.coerce.bigint(),
    kind: z.enum(itemKinds),
    sourceId: z.string(),
    documentId: z.string().nullable(),
    rowNumber: z.number().nullable(),
    digest: z.string().nullable(),
  }),
)

async function findKnown({ tx, owner }: Store, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, Known>()
  const { rows } = await tx.execute(sql`
    select encode(natural_key, 'hex') as key, id, kind, source_id as "sourceId",
      document_id as "documentId", row_number as "rowNumber", encode(digest, 'hex') as digest
    from records
    where user_id = ${owner.userId} and natural_key = any(array(
      select substring(bytes from place * ${keyBytes}::int - ${keyBytes - 1}::int for ${keyBytes}::int)
      from generate_series(1, ${keys.length}::int) as place,
        (values (${Buffer.from(keys.join(''), 'hex')}::bytea)) as wanted (bytes)))`)
  return new Map(knownRows.parse(rows).map(({ key, ...known }) => [key, known]))
}

async function fillDigests({ tx, owner }: Store, found: readonly Changed[]): Promise<void> {
  if (found.length === 0) return
  await tx.execute(sql`
    update records set digest = new.digest
    from unnest(${sql.param(found.map(({ known }) => String(known.id)))}::bigint[],
      ${sql.param(found.map(({ digest }) => digest))}::bytea[]) as new (id, digest)
    where user_id = ${owner.userId} and records.id = new.id`)
}
