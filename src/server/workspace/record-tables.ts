import type { Cell } from '#shared/answers.ts'
import { headingOf, type RecordKind } from '#server/records/record-kind.ts'
import type { CatalogTable } from './catalog.ts'
import type { Feed } from './feed.ts'
import type { TableProfile, TableShape } from './messages.ts'
import type { RecordRows } from './source.ts'
import { plainName } from './table-names.ts'

/** A table of records of one kind from all sources. */
type Loaded = {
  of: RecordKind<unknown>
  shape: TableShape
  documentId: string
  /** Names of the views by unit; made once there is more than one unit. */
  units: Map<string, string>
  tables: CatalogTable[] | undefined
}

const shapeOf = ({ table, columns }: RecordKind<unknown>): TableShape => ({
  name: table,
  columns: columns.map(({ name, type, prose }) => ({
    name,
    type,
    ...(prose === undefined ? {} : { prose }),
  })),
})

/** The data source of each record. Not in the catalog, since no question is about it. */
const origins: TableShape = { name: '_origins', columns: [{ name: 'source', type: 'text' }] }

/** Figures in different units must not be added up, so the catalog has a table for each unit. */
const unitIndex = ({ columns }: RecordKind<unknown>): number => {
  const unit = columns.find(({ unitColumn }) => unitColumn !== undefined)?.unitColumn
  return columns.findIndex(({ name }) => name === unit)
}

/** A worker's tables of records. `claim` frees a name that another table has. */
export function createRecordTables(feed: Feed, claim: (name: string) => Promise<void>) {
  const loaded = new Map<string, Loaded>()
  let hasOrigins = false

  async function noteOrigins({ ids, sources }: RecordRows, isAgain: boolean) {
    if (ids.length === 0) return
    if (!hasOrigins) await feed.put({ op: 'create', table: origins })
    hasOrigins = true
    if (isAgain) await feed.put({ op: 'remove', names: [origins.name], rows: ids })
    const rows = sources.map((source) => [source])
    await feed.put({ op: 'append', table: origins, rows, rowNumbers: ids })
  }

  async function tableFor({ of, documentId }: RecordRows): Promise<Loaded> {
    const known = loaded.get(of.table)
    if (known) return known
    await claim(of.table)
    const made = { of, shape: shapeOf(of), documentId, units: new Map(), tables: undefined }
    loaded.set(of.table, made)
    await feed.put({ op: 'create', table: made.shape })
    return made
  }

  /** The first unit is the table itself until there is a second one. */
  async function noteUnits({ of, shape, units }: Loaded, rows: readonly Cell[][]) {
    const index = unitIndex(of)
    if (index < 0) return
    for (const row of rows) {
      const unit = row[index]
      if (typeof unit === 'string' && !units.has(unit)) units.set(unit, '')
    }
    if (units.size < 2) return
    for (const [value, made] of units) {
      if (made !== '') continue
      const name = `${shape.name}_${plainName(value, 'other')}`
      await claim(name)
      const column = shape.columns[index]?.name ?? ''
      await feed.put({ op: 'view', name, of: shape.name, column, value })
      units.set(value, name)
    }
  }

  async function describe(table: Loaded): Promise<CatalogTable[]> {
    const { of, shape, units } = table
    if (units.size < 2) {
      const [unit] = units.keys()
      return [
        await profiled(table, shape.name, of.sheet?.name(unit ?? '') ?? of.label, unit),
      ].flat()
    }
    const tables: CatalogTable[] = []
    for (const [unit, name] of units) {
      tables.push(...(await profiled(table, name, of.sheet?.name(unit) ?? of.label, unit)))
    }
    return tables
  }

  async function profiled(
    { of, shape, documentId, units }: Loaded,
    name: string,
    documentName: string,
    unit: string | undefined,
  ): Promise<CatalogTable[]> {
    const request = { op: 'profile', table: { ...shape, name } } as const
    const profile = await feed.ask(request)
    if (!profile || !('firstRow' in profile) || profile.rows === 0) return []
    const title = units.size === 0 ? of.label : documentName
    return [tableOf({ of, name, documentId, documentName: title, unit }, profile)]
  }

  return {
    async add(record: RecordRows, isFirst: boolean): Promise<void> {
      const table = await tableFor(record)
      table.tables = undefined
      const { shape } = table
      const { ids, rows, rowIds, isWhole, isAgain } = record
      if (isWhole) {
        await feed.put({ op: 'drop', name: shape.name })
        await feed.put({ op: 'create', table: shape })
      } else if (!isFirst || isAgain)
        await feed.put({ op: 'remove', names: [shape.name], rows: ids })
      await feed.put({ op: 'append', table: shape, rows, rowNumbers: rowIds })
      await noteUnits(table, rows)
      await noteOrigins(record, !isFirst || isAgain === true)
    },

    async remove(ids: number[]): Promise<void> {
      const names = [
        ...(hasOrigins ? [origins.name] : []),
        ...[...loaded.values()].map(({ shape }) => shape.name),
      ]
      for (const table of loaded.values()) table.tables = undefined
      if (names.length > 0) await feed.put({ op: 'remove', names, rows: ids })
    },

    /** Names of the tables and views, the views first. */
    names: (): string[] => [
      ...[...loaded.values()].flatMap(({ shape, units }) => [
        ...[...units.values()].filter((name) => name !== ''),
        shape.name,
      ]),
      ...(hasOrigins ? [origins.name] : []),
    ],

    forget() {
      loaded.clear()
      hasOrigins = false
    },

    /** Tables with their profiles, which are recomputed only after rows changed. */
    async describe(): Promise<CatalogTable[]> {
      const tables: CatalogTable[] = []
      for (const table of loaded.values()) {
        table.tables ??= await describe(table)
        tables.push(...table.tables)
      }
      return tables
    },
  }
}

type Described = {
  of: RecordKind<unknown>
  name: string
  documentId: string
  documentName: string
  unit: string | undefined
}

function tableOf(
  { of, name, documentId, documentName, unit }: Described,
  { rows, firstRow, lastRow, columns }: TableProfile,
): CatalogTable {
  return {
    name,
    documentId,
    documentName,
    sheet: of.label,
    records: true,
    rows,
    firstRow,
    lastRow,
    columns: of.columns.flatMap((column, index) => {
      const known = columns[index]
      if (!known) return []
      const shownUnit = column.unitColumn === undefined ? column.unit : unit
      return [
        {
          ...known,
          ...(shownUnit === undefined ? {} : { unit: shownUnit }),
          name: column.name,
          label: headingOf(column),
          type: column.type,
          sheetColumn: index,
        },
      ]
    }),
  }
}
