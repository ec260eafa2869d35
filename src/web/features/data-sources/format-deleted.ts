import type { DeletedSource } from '#shared/sources.ts'
import { t, tn } from '#web/words/translate.ts'

/** The amount of deleted data. */
export function formatDeleted({ name, records, passages }: DeletedSource): string {
  if (records === 0 && passages === 0) return t('{name} had no data.', { name })
  return t('{records} and {passages} of {name} were deleted.', {
    records: tn(records, '{count} record', '{count} records'),
    passages: tn(passages, '{count} searchable passage', '{count} searchable passages'),
    name,
  })
}
