import type { Cell } from '#shared/answers.ts'
import type { HealthRecord, LabResult } from '#shared/health.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'

type Reader = Pick<Workspaces, 'query' | 'catalog' | 'places'>

const mostResults = 2_000
const mostEntries = 200

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))
const number = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : null)

const labsSql = `SELECT "_row", name, coalesce(unit, ''), coalesce(panel, ''),
    coalesce(cast(cast(date AS date) AS varchar), ''), value, text, flag, low, high, range
  FROM labs WHERE name IS NOT NULL AND (value IS NOT NULL OR text IS NOT NULL)
  ORDER BY date DESC NULLS LAST, "_row" DESC LIMIT ${mostResults}`

const medicationsSql = `SELECT name, dose, frequency, status, cast(since AS varchar), cast(until AS varchar)
  FROM medications WHERE name IS NOT NULL
  ORDER BY until IS NOT NULL, coalesce(status, '') IN ('stopped', 'completed'), since DESC NULLS LAST
  LIMIT ${mostEntries}`

const entriesSql = `SELECT section, name, status, cast(since AS varchar), detail
  FROM health_entries WHERE name IS NOT NULL AND section NOT IN ('patient')
  ORDER BY since DESC NULLS LAST LIMIT ${mostEntries}`

/** The records of laboratories and practices. */
export function createMedicalRecord(workspaces: Reader) {
  return async function medicalRecord(userId: string): Promise<HealthRecord> {
    const { tables } = await workspaces.catalog(userId)
    const names = new Set(tables.map(({ name }) => name))
    const rows = async (table: string, sql: string) =>
      names.has(table) ? (await workspaces.query(userId, sql, { maxRows: mostResults })).rows : []
    const [labs, medications, entries] = await Promise.all([
      rows('labs', labsSql),
      rows('medications', medicationsSql),
      rows('health_entries', entriesSql),
    ])
    const ids = labs.map(([id]) => Number(id))
    const found = ids.length === 0 ? [] : await workspaces.places(userId, ids, ids.length)
    const places = new Map(
      found.flatMap(({ documentId, documentName, rows: own }) =>
        own.map(({ id, locator }) => [String(id), { documentId, documentName, locator }] as const),
      ),
    )
    const series = Map.groupBy(labs, ([, name, unit]) => JSON.stringify([name, unit]))
    return {
      labs: [...series.values()].map((own) => ({
        name: text(own[0]?.[1]),
        unit: text(own[0]?.[2]),
        panel: text(own[0]?.[3]),
        results: own.map((row) => ({ ...resultOf(row), ...places.get(text(row[0])) })),
      })),
      medications: medications.map(([name, dose, frequency, status, since, until]) => ({
        name: text(name),
        dose: text(dose),
        frequency: text(frequency),
        status: text(status),
        since: text(since),
        until: text(until),
      })),
      entries: entries.map(([section, name, status, since, detail]) => ({
        section: text(section),
        name: text(name),
        status: text(status),
        since: text(since),
        detail: text(detail),
      })),
    }
  }
}

const resultOf = (row: readonly Cell[]): LabResult => ({
  id: text(row[0]),
  date: text(row[4]),
  value: number(row[5]),
  text: text(row[6]),
  flag: text(row[7]),
  low: number(row[8]),
  high: number(row[9]),
  range: text(row[10]),
})
