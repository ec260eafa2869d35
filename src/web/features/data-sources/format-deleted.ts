import { plural } from '#shared/plural.ts'
import type { DeletedSource } from '#shared/sources.ts'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'

const counted = (count: number, one: string) => `${formatCount(count)} ${plural(count, one)}`

/** The amount of deleted data. */
export function formatDeleted({ name, records, passages }: DeletedSource): string {
  if (records === 0 && passages === 0) return t('{name} held no data.', { name })
  const parts = [counted(records, 'record'), counted(passages, t('searchable passage'))]
  return t('{parts} of {name} are gone for good.', { parts: parts.join(' and '), name })
}
