import type { SourceType } from '#shared/sources.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { sourceContext, type SealedSource } from './view-source.ts'

type SourceRowFields = { userId: string; id: string; type: SourceType }

/** A source's row with default values. */
export function sourceRow(keys: PersonKeys, { userId, id, type }: SourceRowFields) {
  const settings: SealedSource = {
    name: type,
    accountId: '',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  }
  const sealed = sealJson(keys.content, sourceContext(userId, id, 'settings'), settings)
  return { userId, id, type, category: 'personal', sealed }
}
