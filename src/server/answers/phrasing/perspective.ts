import type { Workspaces } from '#server/workspace/workspace.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import { addUnits, calendarUnitOf, type Day } from '../plan/civil-date.ts'
import { toSql } from '../plan/to-sql.ts'
import type { TypedQuery } from '../typed-query.ts'
import { isOutgoing, type PhrasingInput } from './phrasing.ts'
import { periodOf } from './phrases.ts'

/** The context of a figure for one period. */
export type Perspective = {
  unit: TimeUnit
  from: Day
  /** The same figure for the previous period. */
  before?: number
  /** The average over the previous periods. */
  usual?: number
  isRunning: boolean
  /** All spending in the same period, if the figure is a part of it. */
  whole?: number
}

const timesBack = 6
const fewestForUsual = 3

/** A calendar unit as results label it. */
function labelOf(from: Day, unit: TimeUnit): string {
  const [year, month = '1'] = from.split('-')
  if (unit === 'year') return `${year}`
  if (unit === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`
  return unit === 'month' ? from.slice(0, 7) : from
}

type Deps = { workspaces: Pick<Workspaces, 'query'> }

/** The same figure for previous periods; undefined unless it covers one calendar unit. */
export async function readPerspective(
  { workspaces }: Deps,
  userId: string,
  input: PhrasingInput,
  signal?: AbortSignal,
): Promise<Perspective | undefined> {
  const { plan } = input.choice
  const { query, table } = plan
  const { agg, per } = query.measure
  const period = periodOf(input)
  const unit = period && calendarUnitOf(period)
  const isPlain = !query.groupBy && !query.comparison && !query.having && !per && !query.joins
  if (!input.found || (agg !== 'sum' && agg !== 'count') || !isPlain) return undefined
  if (!period?.from || !period.to || unit === undefined || unit === 'day') return undefined
  if (input.result.rows.length !== 1) return undefined
  const { from, to, column } = period
  const earlier: TypedQuery = {
    ...query,
    filters: query.filters.map((filter) =>
      filter === period ? { ...filter, from: addUnits(from, unit, -timesBack), to: from } : filter,
    ),
    groupBy: { column, unit },
  }
  const { rows } = await workspaces.query(userId, toSql(earlier, table), { signal })
  const values = new Map(
    rows.flatMap(([label, value]) =>
      typeof value === 'number' ? [[String(label), value] as const] : [],
    ),
  )
  const before = values.get(labelOf(addUnits(from, unit, -1), unit))
  const isUsual = agg === 'sum' && unit === 'month' && values.size >= fewestForUsual
  const sum = [...values.values()].reduce((all, value) => all + value, 0)
  const whole = await wholeOf({ workspaces }, userId, input, signal)
  return {
    unit,
    from,
    isRunning: from <= input.today && to > input.today,
    ...(before === undefined ? {} : { before }),
    ...(isUsual ? { usual: sum / values.size } : {}),
    ...(whole === undefined ? {} : { whole }),
  }
}

/** Total spending, if the question asks for one category of it. */
async function wholeOf(
  { workspaces }: Deps,
  userId: string,
  input: PhrasingInput,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { query, table } = input.choice.plan
  const kinds = table.senses?.spending?.column
  const parts = query.filters.filter(({ op, column }) => op !== 'period' && column !== kinds)
  const [part] = parts
  if (query.measure.agg !== 'sum' || kinds === undefined || !isOutgoing(input)) return undefined
  if (parts.length !== 1 || part?.op !== 'in' || part.column !== 'category') return undefined
  const whole = { ...query, filters: query.filters.filter((filter) => filter !== part) }
  const { rows } = await workspaces.query(userId, toSql(whole, table), { signal })
  const value = rows.length === 1 ? rows[0]?.[0] : undefined
  return typeof value === 'number' && value > 0 ? value : undefined
}
