import type { HealthRange } from '#shared/health.ts'
import type { Days, Period } from './period.ts'

/** Measurements over a duration are added up only in units of amounts, not of rates. */
const addingUnits = ['', 'count', 'km', 'm', 'mi', 'kcal', 'kJ', 'h', 'min', 'L', 'mL']
const addingNames = ['steps', 'active energy']

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ')

const stepOf = (range: HealthRange) =>
  range === 'year' ? "strftime(day, '%Y-%m')" : 'cast(day AS varchar)'

const within = ({ from, until }: Days) => `day BETWEEN date '${from}' AND date '${until}'`

/** The first and the last day up to `today` on which anything was measured. */
export const extentSql = (tables: readonly ('vitals' | 'workouts')[], today: string): string => {
  const days = tables.map((table) =>
    table === 'vitals'
      ? 'SELECT date AS moment FROM vitals'
      : 'SELECT start AS moment FROM workouts',
  )
  return `SELECT cast(cast(min(moment) AS date) AS varchar), cast(cast(max(moment) AS date) AS varchar)
    FROM (${days.join(' UNION ALL ')}) WHERE moment < date '${today}' + interval 1 day`
}

/** Each measure by step of the period, and once for the period before. */
export const measuresSql = (range: HealthRange, { before, ...period }: Period): string =>
  `WITH samples AS (
    SELECT name, coalesce(unit, '') AS unit, cast(date AS date) AS day, finish, value
    FROM vitals WHERE value IS NOT NULL AND name IS NOT NULL
  ), measures AS (
    SELECT name, unit, name IN (${quoted(addingNames)}) OR name LIKE 'dietary %'
      OR (count(finish) > 0 AND unit IN (${quoted(addingUnits)})) AS adds
    FROM samples GROUP BY name, unit
  ), days AS (
    SELECT name, unit, adds, day, CASE WHEN adds THEN sum(value) ELSE avg(value) END AS value
    FROM samples JOIN measures USING (name, unit)
    WHERE day BETWEEN date '${before.from}' AND date '${period.until}'
    GROUP BY name, unit, adds, day
  )
  SELECT name, unit, adds, CASE WHEN ${within(period)} THEN ${stepOf(range)} ELSE '' END AS step,
    avg(value), count(*), cast(max(day) AS varchar), arg_max(value, day)
  FROM days GROUP BY name, unit, adds, step ORDER BY name, unit, step`

/** Workouts of each name by step of the period, and once for the period before. */
export const workoutsSql = (range: HealthRange, { before, ...period }: Period): string =>
  `SELECT coalesce(name, 'workout'), CASE WHEN ${within(period)} THEN ${stepOf(range)} ELSE '' END AS step,
    count(*), coalesce(sum(minutes), 0), coalesce(sum(kilometres), 0)
  FROM (SELECT *, cast(start AS date) AS day FROM workouts)
  WHERE day BETWEEN date '${before.from}' AND date '${period.until}'
  GROUP BY ALL ORDER BY 1, 2`
