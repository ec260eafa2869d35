import { sql } from 'drizzle-orm'
import type { DeletedItem, Item, ItemKind } from '#server/connectors/connector.ts'
import type { Tx } from '#server/db/open.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { findChanges, type Changes } from './changes.ts'
import type { Owner } from './insert-rows.ts'
import { joinForms } from './join-forms.ts'
import { storeMessages } from './store-chats.ts'
import { storeFiles, type Unreadable } from './store-files.ts'
import { storeMails } from './store-mails.ts'
import { storeSheetRows } from './store-sheets.ts'

/** The outcome of a page; stored, updated, unchanged and skipped add up to all of its items. */
export type StoredItems = {
  stored: number
  updated: number
  unchanged: number
  /** Items deleted here because their origin no longer has them. */
  removed: number
  /** Items stored without their text, or not at all. */
  skipped: { reason: string; count: number }[]
}

/**
 * Stores a page's new items, updates changed ones and removes those gone at the origin, with their
 * passages.
 */
export async function storeItems(
  tx: Tx,
  keys: PersonKeys,
  owner: Owner,
  items: readonly Item[],
  gone: readonly DeletedItem[] = [],
): Promise<StoredItems> {
  const store = { tx, keys, owner }
  // Readers follow the sequence, so only one transaction at a time may store a person's records.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('records:' || ${owner.userId}, 0))`,
  )
  const found = await findChanges(store, items, gone)
  const joined = await joinForms(store, found.fresh)
  const changes = { ...found, fresh: joined.fresh, changed: [...found.changed, ...joined.changed] }
  let skipped: Unreadable[] = []
  for (const [kind, own] of byKind(changes)) {
    if (kind === 'email') await storeMails(store, own)
    else if (kind === 'message') await storeMessages(store, own)
    else if (kind === 'file') skipped = await storeFiles(store, own)
    else await storeSheetRows(store, recordKinds[kind], own)
  }
  const { fresh, changed } = changes
  const isSkipped = skipped.reduce((sum, { count }) => sum + count, 0)
  const unread = skipped.reduce((sum, { fresh: isNew }) => sum + isNew, 0)
  return {
    stored: fresh.length - unread,
    updated: changed.length - (isSkipped - unread),
    unchanged: items.length - fresh.length - changed.length,
    removed: changes.gone.length,
    skipped: skipped.map(({ reason, count }) => ({ reason, count })),
  }
}

function byKind({ fresh, changed, gone }: Changes): Map<ItemKind, Changes> {
  const kinds = new Map<ItemKind, Changes>()
  const of = (kind: ItemKind): Changes => {
    const known = kinds.get(kind) ?? { fresh: [], changed: [], gone: [] }
    kinds.set(kind, known)
    return known
  }
  for (const each of fresh) of(each.item.kind).fresh.push(each)
  for (const each of changed) of(each.item.kind).changed.push(each)
  for (const each of gone) of(each.kind).gone.push(each)
  return kinds
}
