import { plural } from '#shared/plural.ts'
import type { DeletedSource } from '#shared/sources.ts'
import { formatCount } from '#web/format/count.ts'

const counted = (count: number, one: string) => `${formatCount(count)} ${plural(count, one)}`

/** The amount of deleted data. */
export function formatDeleted({ name, records, passages }: DeletedSource): string {
  if (records === 0 && passages === 0) return `${name} held no data.`
  const parts = [counted(records, 'record'), counted(passages, 'searchable passage')]
  return `${parts.join(' and ')} of ${name} are gone for good.`
}
