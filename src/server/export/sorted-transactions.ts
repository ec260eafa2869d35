import type { ExportedRecord } from '#shared/export.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { Money } from '#server/money/money.ts'

type Sorter = (records: readonly ExportedRecord[]) => readonly ExportedRecord[]

/**
 * Records as in the person's tables. Only the context of all transactions shows how to classify
 * one, such as a transfer; duplicates have no row.
 */
export async function classifierOf(
  money: Pick<Money, 'workspaceRows'>,
  userId: string,
  kind: ItemKind,
): Promise<Sorter> {
  if (kind !== 'transaction') return (records) => records
  const sorted = new Map((await money.workspaceRows(userId)).map(({ id, value }) => [id, value]))
  return (records) =>
    records.flatMap((record) => {
      // A transaction stored a moment ago is not classified yet.
      if (!sorted.has(record.id)) return [record]
      const value = sorted.get(record.id)
      return value === undefined ? [] : [{ ...record, value }]
    })
}
