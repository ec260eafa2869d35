import { stringify } from 'csv-stringify/sync'
import type { Cell } from '#shared/answers.ts'
import type { ExportedRecord } from '#shared/export.ts'
import { formulaSafe } from '#shared/formula-safe.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import { rowsOf } from '#server/records/record-kind.ts'
import { recordKinds } from '#server/records/record-kinds.ts'

/** The columns of a kind in a CSV file: those of its SQL table, and the origin of a row. */
export const csvHeader = (kind: ItemKind): string =>
  `\uFEFF${lines([['record', 'source', ...recordKinds[kind].columns.map(({ name }) => name)]])}`

/** A record may have several rows, such as the measurements of a day. */
export const csvRows = (kind: ItemKind, records: readonly ExportedRecord[]): string =>
  lines(
    records.flatMap(({ id, source, value }) =>
      rowsOf(recordKinds[kind], value).map((cells) => [id, source, ...cells]),
    ),
  )

const lines = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : stringify(
        rows.map((cells) => cells.map((value) => formulaSafe(value))),
        { record_delimiter: 'windows', cast: { boolean: (value) => String(value) } },
      )
