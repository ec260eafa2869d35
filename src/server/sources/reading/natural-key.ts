import { createHmac } from 'node:crypto'
import type { SourceType } from '#shared/sources.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

type Keyed = { keys: PersonKeys; owner: { type: SourceType } }

/** A mail is the same one in a mailbox, its file and an archive; stored keys contain this word. */
const mailScope = 'gmail'
const scopeOf = (type: SourceType, kind: ItemKind) => (kind === 'email' ? mailScope : type)

/** Identifies an item within one type of source; without the person's key it reveals nothing. */
export const naturalKey = ({ keys, owner }: Keyed, kind: ItemKind, key: string): Buffer =>
  createHmac('sha256', keys.index)
    .update(`record:${scopeOf(owner.type, kind)}:${kind}:${key}`)
    .digest()
