import type { ExportedRecord } from '#shared/export.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { Money } from '#server/money/money.ts'

type Sorter = (records: readonly ExportedRecord[]) => readonly ExportedRecord[]

/**
 * Records as the tables of the person hold them. What a transaction is, such as a transfer, shows only
 * among all of them; one that came twice has no row.
 */
export async function sorterOf(
  money: Pick<Money, 'workspaceRows'>,
  userId: string,
  kind: ItemKind,
): Promise<Sorter> {
  if (kind !== 'transaction') return (records) => records
  const sorted = new Map((await money.workspaceRows(userId)).map(({ id, value }) => [id, value]))
  return (records) =>
    records.flatMap((record) => {
      // One that was stored a moment ago is not sorted yet.
      if (!sorted.has(record.id)) return [record]
      const value = sorted.get(record.id)
      return value === undefined ? [] : [{ ...record, value }]
    })
}
