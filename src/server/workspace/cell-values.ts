import {
  BIGINT,
  BOOLEAN,
  DATE,
  DOUBLE,
  TIMESTAMP,
  VARCHAR,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimestampValue,
  DuckDBTypeId,
} from '@duckdb/node-api'
import type { DuckDBAppender, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { Cell } from '#shared/answers.ts'
import type { ColumnType } from '#server/ingestion/extracted.ts'

const dayMs = 86_400_000

export const duckTypes: Record<ColumnType, DuckDBType> = {
  text: VARCHAR,
  integer: BIGINT,
  number: DOUBLE,
  date: DATE,
  timestamp: TIMESTAMP,
  boolean: BOOLEAN,
}

function timeOf(cell: Cell): number | undefined {
  if (typeof cell !== 'string') return undefined
  const time = Date.parse(cell.length > 10 ? `${cell.replace(/Z$/, '')}Z` : cell)
  return Number.isNaN(time) ? undefined : time
}

/** Appends a cell converted to its column's type; null if it does not convert. */
export function appendCell(to: DuckDBAppender, cell: Cell, type: ColumnType): void {
  if (cell === null) return to.appendNull()
  switch (type) {
    case 'text':
      return to.appendVarchar(String(cell))
    case 'integer':
      return Number.isSafeInteger(cell) ? to.appendBigInt(BigInt(Number(cell))) : to.appendNull()
    case 'number':
      return Number.isFinite(cell) ? to.appendDouble(Number(cell)) : to.appendNull()
    case 'boolean':
      return typeof cell === 'boolean' ? to.appendBoolean(cell) : to.appendNull()
    case 'date': {
      const time = timeOf(cell)
      if (time === undefined) return to.appendNull()
      return to.appendDate(new DuckDBDateValue(Math.floor(time / dayMs)))
    }
    case 'timestamp': {
      const time = timeOf(cell)
      if (time === undefined) return to.appendNull()
      return to.appendTimestamp(new DuckDBTimestampValue(BigInt(time) * 1000n))
    }
  }
}

/** A result's value as a cell: dates as `YYYY-MM-DD`, anything unusual as its text. */
export function toCell(value: DuckDBValue): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  // A double holds 15 digits exactly: 115.55 instead of 115.55000000000001.
  if (typeof value === 'number') {
    return Number.isFinite(value) ? Number(value.toPrecision(15)) : null
  }
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : value.toString()
  }
  if (value instanceof DuckDBDecimalValue) return value.toDouble()
  if (value instanceof DuckDBTimestampValue) return value.toString().replace(' ', 'T')
  return value.toString()
}

const resultTypes = new Map<DuckDBTypeId, ColumnType>([
  [DuckDBTypeId.BOOLEAN, 'boolean'],
  [DuckDBTypeId.DATE, 'date'],
  [DuckDBTypeId.TIMESTAMP, 'timestamp'],
  [DuckDBTypeId.TIMESTAMP_S, 'timestamp'],
  [DuckDBTypeId.TIMESTAMP_MS, 'timestamp'],
  [DuckDBTypeId.TIMESTAMP_NS, 'timestamp'],
  [DuckDBTypeId.TIMESTAMP_TZ, 'timestamp'],
  [DuckDBTypeId.TINYINT, 'integer'],
  [DuckDBTypeId.SMALLINT, 'integer'],
  [DuckDBTypeId.INTEGER, 'integer'],
  [DuckDBTypeId.BIGINT, 'integer'],
  [DuckDBTypeId.HUGEINT, 'integer'],
  [DuckDBTypeId.UTINYINT, 'integer'],
  [DuckDBTypeId.USMALLINT, 'integer'],
  [DuckDBTypeId.UINTEGER, 'integer'],
  [DuckDBTypeId.UBIGINT, 'integer'],
  [DuckDBTypeId.UHUGEINT, 'integer'],
  [DuckDBTypeId.FLOAT, 'number'],
  [DuckDBTypeId.DOUBLE, 'number'],
  [DuckDBTypeId.DECIMAL, 'number'],
])

/** The type of a result's column; anything unusual is shown as text. */
export const columnTypeOf = (id: DuckDBTypeId): ColumnType => resultTypes.get(id) ?? 'text'
