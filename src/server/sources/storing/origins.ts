import { sql } from 'drizzle-orm'
import type { Item } from '#server/connectors/connector.ts'
import { newId } from '#server/ids.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { Store } from './insert-rows.ts'

export const originContext = (userId: string, id: string) => ({
  table: 'record_origins',
  id,
  userId,
})

type Shared = { naturalKey: Buffer; item: Item }

/** Remembers that a source also brought items that another one had already brought. */
export async function keepOrigins(
  { tx, keys, owner: { userId, sourceId } }: Store,
  shared: readonly Shared[],
): Promise<void> {
  if (shared.length === 0) return
  const rows = shared.map(({ naturalKey, item: { key } }) => {
    const id = newId('org')
    return { id, naturalKey, sealed: sealJson(keys.content, originContext(userId, id), { key }) }
  })
  await tx.execute(sql`
    insert into record_origins (user_id, source_id, id, natural_key, sealed)
    select ${userId}, ${sourceId}, id, natural_key, sealed
    from unnest(${sql.param(rows.map(({ id }) => id))}::text[],
      ${sql.param(rows.map(({ naturalKey }) => naturalKey))}::bytea[],
      ${sql.param(rows.map(({ sealed }) => sealed))}::bytea[]) as row (id, natural_key, sealed)
    on conflict do nothing`)
}

/** Forgets that a source brought items, because its origin no longer has them. */
export async function dropOrigins(
  { tx, owner: { userId, sourceId } }: Store,
  naturalKeys: readonly Buffer[],
): Promise<void> {
  if (naturalKeys.length === 0) return
  await tx.execute(sql`
    delete from record_origins where user_id = ${userId} and source_id = ${sourceId}
      and natural_key = any(${sql.param([...naturalKeys])}::bytea[])`)
}

/** A record that another form of itself replaces keeps the sources that brought it. */
export async function renameOrigins(
  { tx, owner: { userId } }: Store,
  renamed: readonly { from: Buffer; to: Buffer }[],
): Promise<void> {
  if (renamed.length === 0) return
  await tx.execute(sql`
    update record_origins set natural_key = new.key
    from unnest(${sql.param(renamed.map(({ from }) => from))}::bytea[],
      ${sql.param(renamed.map(({ to }) => to))}::bytea[]) as new (before, key)
    where user_id = ${userId} and natural_key = new.before`)
}
