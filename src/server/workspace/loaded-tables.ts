import type { Child } from './child.ts'
import type { CatalogColumn, CatalogTable } from './catalog.ts'
import { createFeed } from './feed.ts'
import type { TableProfile, TableShape } from './messages.ts'
import { createRecordTables } from './record-tables.ts'
import type { SheetRecord, WorkspaceRecord } from './source.ts'
import { distinctNames, plainName, tableName } from './table-names.ts'

type Loaded = { record: SheetRecord; shape: TableShape; table: CatalogTable | undefined }

function shapeOf(record: SheetRecord, taken: ReadonlySet<string>): TableShape {
  const [name = 'table'] = distinctNames([tableName(record.documentName, record.sheet)], taken)
  const names = distinctNames(
    record.columns.map((column, index) => plainName(column.name, `column_${index + 1}`)),
  )
  return {
    name,
    columns: record.columns.map(({ type }, index) => ({ name: names[index] ?? '', type })),
  }
}

/** Index of the first column of an A1 range: 0 for `A1:D9`. */
export function firstColumn(range: string): number {
  const letters = /^\$?([A-Z]+)/i.exec(range)?.[1] ?? 'A'
  return (
    Array.from(letters.toUpperCase()).reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) -
    1
  )
}

function columnsOf({ record, shape }: Loaded, profile: TableProfile): CatalogColumn[] {
  const first = firstColumn(record.range)
  return record.columns.flatMap((column, index) => {
    const known = profile.columns[index]
    const name = shape.columns[index]?.name
    if (!known || !name) return []
    const label = column.name.trim() === '' ? name : column.name.trim()
    const unit = column.unit === undefined ? {} : { unit: column.unit }
    return [{ ...known, ...unit, name, label, type: column.type, sheetColumn: first + index }]
  })
}

/** The tables in a worker, with their shapes and profiles. */
export function createLoadedTables(child: Pick<Child, 'call'>) {
  const loaded = new Map<string, Loaded>()
  const feed = createFeed(child)
  const records = createRecordTables(feed, claim)
  const taken = () =>
    new Set([...records.names(), ...[...loaded.values()].map(({ shape }) => shape.name)])

  /** Tables of records keep their names; a sheet with the same name is renamed. */
  async function claim(name: string) {
    const holder = [...loaded.values()].find(({ shape }) => shape.name === name)
    if (!holder) return
    const [to = name] = distinctNames([name], taken())
    await feed.put({ op: 'rename', name, to })
    holder.shape = { ...holder.shape, name: to }
    holder.table = undefined
  }

  /** `isFirst`: nothing was loaded before. */
  async function add(record: WorkspaceRecord, isFirst: boolean) {
    if (record.kind === 'records') return records.add(record, isFirst)
    if (record.kind === 'gone') return isFirst ? undefined : records.remove(record.ids)
    if (record.kind === 'sheet') {
      if (record.columns.length === 0) return
      const shape = shapeOf(record, taken())
      loaded.set(record.recordId, { record, shape, table: undefined })
      await feed.put({ op: 'create', table: shape })
      return
    }
    const target = loaded.get(record.sheetRecordId)
    if (!target) return
    target.table = undefined
    const { rows, rowNumbers } = record
    await feed.put({ op: 'append', table: target.shape, rows, rowNumbers })
  }

  async function clear() {
    const names = [...records.names(), ...[...loaded.values()].map(({ shape }) => shape.name)]
    loaded.clear()
    records.forget()
    for (const name of names) await feed.put({ op: 'drop', name })
  }

  /** Tables with their profiles, which are recomputed only after rows were added. */
  async function describe(): Promise<CatalogTable[]> {
    const tables = await records.describe()
    for (const entry of loaded.values()) {
      entry.table ??= await profiled(entry)
      if (entry.table) tables.push(entry.table)
    }
    return tables
  }

  async function profiled(entry: Loaded): Promise<CatalogTable | undefined> {
    const profile = await feed.ask({ op: 'profile', table: entry.shape })
    if (!profile || !('firstRow' in profile)) return undefined
    const { documentId, documentName, sheet } = entry.record
    const { rows, firstRow, lastRow } = profile
    const columns = columnsOf(entry, profile)
    return {
      name: entry.shape.name,
      documentId,
      documentName,
      sheet,
      rows,
      firstRow,
      lastRow,
      columns,
    }
  }

  /** Resolves once the worker has made all changes. */
  const settle = () => feed.settle()

  return { add, clear, describe, settle }
}
