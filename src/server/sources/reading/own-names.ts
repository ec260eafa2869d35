import { eq } from 'drizzle-orm'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import type { Tx } from '#server/db/open.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { dataSources } from '../tables.ts'
import { openSource } from '../view-source.ts'
import type { ReadRecord } from './record-batches.ts'

/** The names the person says they use, by source. */
export type OwnNames = ReadonlyMap<string, ReadonlySet<string>>

export async function readOwnNames(tx: Tx, keys: PersonKeys, userId: string): Promise<OwnNames> {
  const rows = await tx.select().from(dataSources).where(eq(dataSources.userId, userId))
  return new Map(
    rows.flatMap((row) => {
      const { id, settings } = openSource(keys, row)
      const { ownNames = [] } = settings
      return ownNames.length > 0 ? [[id, new Set(ownNames)] as const] : []
    }),
  )
}

/**
 * Marks messages as the person's own by those names, in chats that do not say whose export it is.
 */
export function withOwnNames(records: ReadRecord[], ownNames: OwnNames): ReadRecord[] {
  if (ownNames.size === 0) return records
  return records.map((record) => {
    const names = record.kind === 'message' ? ownNames.get(record.sourceId) : undefined
    if (!names || !isMessage(record.value)) return record
    const { author, fromMe } = record.value
    if (author === null || fromMe !== undefined) return record
    return { ...record, value: { ...record.value, fromMe: names.has(author) } }
  })
}

/** It was sealed from a value of this type. */
const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' && value !== null && 'author' in value
