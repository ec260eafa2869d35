import type { Cell } from '#shared/answers.ts'
import {
  healthLimits,
  type HealthEntryPage,
  type HealthLabs,
  type LabResult,
  type MedicationPage,
} from '#shared/health.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'

type Reader = Pick<Workspaces, 'query' | 'catalog' | 'places'>

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))
const number = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : null)

const labsFrom = `FROM labs WHERE name IS NOT NULL AND (value IS NOT NULL OR text IS NOT NULL)`
const labsSql = `SELECT "_row", name, coalesce(unit, ''), coalesce(panel, ''),
    coalesce(cast(cast(date AS date) AS varchar), ''), value, text, flag, low, high, range
  ${labsFrom}
  ORDER BY date DESC NULLS LAST, "_row" DESC LIMIT ${healthLimits.labResults}`

const medicationsSql = `SELECT name, dose, frequency, status, cast(since AS varchar), cast(until AS varchar)
  FROM medications WHERE name IS NOT NULL
  ORDER BY until IS NOT NULL, coalesce(status, '') IN ('stopped', 'completed'), since DESC NULLS LAST, "_row"`

const entriesSql = `SELECT section, name, status, cast(since AS varchar), detail
  FROM health_entries WHERE name IS NOT NULL AND section NOT IN ('patient')
  ORDER BY since DESC NULLS LAST, "_row"`

/** The records of laboratories and practices. */
export function createMedicalRecord(workspaces: Reader) {
  async function rowsOf(userId: string, table: string, sql: string, maxRows: number) {
    const { tables, timeZone } = await workspaces.catalog(userId)
    if (!tables.some(({ name }) => name === table)) return []
    return (await workspaces.query(userId, sql, { timeZone, maxRows })).rows
  }

  async function pageOf(userId: string, table: string, sql: string, cursor: number) {
    const size = healthLimits.rowsAPage
    const limited = `${sql} LIMIT ${size + 1} OFFSET ${cursor}`
    const rows = await rowsOf(userId, table, limited, size + 1)
    return {
      rows: rows.slice(0, size),
      ...(rows.length > size ? { next: cursor + size } : {}),
    }
  }

  async function placesOf(userId: string, labs: readonly (readonly Cell[])[]) {
    const ids = labs.map(([id]) => Number(id))
    const found = ids.length === 0 ? [] : await workspaces.places(userId, ids, ids.length)
    return new Map(
      found.flatMap(({ documentId, documentName, rows: own }) =>
        own.map(({ id, locator }) => [String(id), { documentId, documentName, locator }] as const),
      ),
    )
  }

  return {
    async labs(userId: string): Promise<HealthLabs> {
      const most = healthLimits.labResults
      const [labs, [counted]] = await Promise.all([
        rowsOf(userId, 'labs', labsSql, most),
        rowsOf(userId, 'labs', `SELECT count(*) ${labsFrom}`, 1),
      ])
      const places = await placesOf(userId, labs)
      const series = Map.groupBy(labs, ([, name, unit]) => JSON.stringify([name, unit]))
      return {
        series: [...series.values()].map((own) => ({
          name: text(own[0]?.[1]),
          unit: text(own[0]?.[2]),
          panel: text(own[0]?.[3]),
          results: own.map((row) => ({ ...resultOf(row), ...places.get(text(row[0])) })),
        })),
        shown: labs.length,
        total: Number(counted?.[0] ?? 0),
      }
    },

    async medications(userId: string, cursor: number): Promise<MedicationPage> {
      const { rows, ...page } = await pageOf(userId, 'medications', medicationsSql, cursor)
      const medications = rows.map(([name, dose, frequency, status, since, until]) => ({
        name: text(name),
        dose: text(dose),
        frequency: text(frequency),
        status: text(status),
        since: text(since),
        until: text(until),
      }))
      return { medications, ...page }
    },

    async entries(userId: string, cursor: number): Promise<HealthEntryPage> {
      const { rows, ...page } = await pageOf(userId, 'health_entries', entriesSql, cursor)
      const entries = rows.map(([section, name, status, since, detail]) => ({
        section: text(section),
        name: text(name),
        status: text(status),
        since: text(since),
        detail: text(detail),
      }))
      return { entries, ...page }
    },
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
