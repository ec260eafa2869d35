import { tablesOf } from '#server/answers/model/tools.ts'
import { inZone } from '#server/workspace/in-zone.ts'
import type { Services } from '#server/services.ts'

/** Result rows of a statement, with the source documents of its tables. */
export async function runQuery(
  { workspaces }: Pick<Services, 'workspaces'>,
  userId: string,
  { sql, limit, timeZone }: { sql: string; limit: number; timeZone: string },
  signal: AbortSignal,
) {
  const tables = inZone(workspaces, timeZone)
  const { columns, rows, total } = await tables.query(userId, sql, { maxRows: limit, signal })
  const used = tablesOf(sql, await tables.catalog(userId))
  return {
    sql,
    columns: columns.map(({ name }) => name),
    rows,
    total,
    evidence: used.map(
      ({ name, documentId, documentName, sheet, firstRow, lastRow, ...table }) => ({
        table: name,
        // Records of one table come from several documents.
        ...(table.records ? {} : { documentId, sheet, firstRow, lastRow }),
        documentName,
      }),
    ),
  }
}
