/** The column of row ids; joined tables number theirs. */
const rowId = /^_row(_\d+)?$/

/** `SELECT *` leaves the ids of rows out; a statement that names them shows them. */
const showsRowIds = (sql: string) => /\b_row\b/i.test(sql)

/** The select list of what is shown of a statement's result. */
export const shownColumns = (sql: string): string =>
  showsRowIds(sql) ? '*' : `COLUMNS(name -> NOT regexp_matches(name, '${rowId.source}'))`

type Result<Cell> = { columns: string[]; rows: Cell[][]; total: number }

/** The result of a statement without the ids of its rows. */
export function withoutRowIds<Cell>(sql: string, result: Result<Cell>): Result<Cell> {
  const { columns, rows, total } = result
  if (showsRowIds(sql) || !columns.some((name) => rowId.test(name))) return result
  const shown = [...columns.keys()].filter((index) => !rowId.test(columns[index] ?? ''))
  const of = <T>(list: readonly T[]) => list.filter((_, index) => shown.includes(index))
  return { columns: of(columns), rows: rows.map(of), total }
}
