import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import { whereSql } from '../plan/filter-sql.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import type { Plan } from '../plan/plan.ts'
import type { Filter } from '../typed-query.ts'
import type { Channel, Correspondence, Way } from './read-correspondence.ts'

/** Columns of the other people, first the resolved name that covers all their addresses. */
const people: Record<Channel['kind'], Record<Way, string[]>> = {
  mails: {
    sent: ['to_people', 'to_names', 'to_addresses'],
    received: ['from_person', 'from_name', 'from_address'],
    both: ['person', 'from_name', 'to_names', 'from_address', 'to_addresses'],
  },
  messages: {
    sent: ['person', 'chat'],
    received: ['from_person', 'sender_name', 'sender'],
    both: ['person', 'chat'],
  },
}
export const direction: Record<Channel['kind'], (way: Way) => Filter[]> = {
  mails: (way) => (way === 'both' ? [] : [{ op: 'in', column: 'direction', values: [way] }]),
  messages: (way) =>
    way === 'both' ? [] : [{ op: 'in', column: 'from_me', values: [way === 'sent'] }],
}
const personal = new Set([
  'direction',
  'from_me',
  ...Object.values(people).flatMap((ways) => Object.values(ways).flat()),
])

/** The columns with values; for messages only the resolved name, if there is any. */
export function columnsOf({ columns }: IndexedTable, kind: Channel['kind'], way: Way): string[] {
  const filled = people[kind][way].filter((name) =>
    columns.some((column) => column.name === name && column.distinct > 0),
  )
  return /person|people/.test(filled[0] ?? '') && kind === 'messages' ? filled.slice(0, 1) : filled
}

/** Filters other than the person and the direction. */
export const otherFilters = ({ query, links }: Plan) =>
  query.filters.filter((filter) => {
    const isSure = links.some(
      (link) =>
        link.score >= 0.8 &&
        (link.kind === 'sense'
          ? link.filters.some(({ column }) => column === filter.column)
          : link.kind === 'value' && link.column.name === filter.column),
    )
    return filter.op === 'period' || (isSure && !personal.has(filter.column))
  })

/** The other side of a mail, if there is no resolved name. */
const eitherSide =
  'CASE WHEN "direction" = \'sent\' THEN "to_names" ELSE coalesce(nullif("from_name", \'\'), "from_address") END'

function exchangedSql({ kind, plan }: Channel, way: Way): string | undefined {
  const { table } = plan
  const names = columnsOf(table, kind, way)
  if (names.length === 0) return undefined
  const isEither = kind === 'mails' && way === 'both'
  const named = isEither ? names.filter((name) => name === 'person') : names
  const filled = [
    ...named.map((name) => `nullif(${quotedName(name)}, '')`),
    ...(isEither ? [eitherSide] : []),
  ]
  const each = `unnest(string_split(coalesce(${filled.join(', ')}), ', '))`
  const scope = { table, items: new Set<string>() }
  const where = whereSql(scope, [...otherFilters(plan), ...direction[kind](way)])
  return `SELECT ${each} AS "person", ${quotedText(kind)} AS "kind" FROM ${quotedName(table.name)}${where}`
}

export const labels = { mails: 'Mails', messages: 'Messages' } as const

export function rankSql({ channels, way }: Correspondence, order: string): string | undefined {
  const parts = channels.flatMap((channel) => exchangedSql(channel, way) ?? [])
  if (parts.length === 0) return undefined
  const each = channels.map(
    ({ kind }) => `count(*) FILTER ("kind" = ${quotedText(kind)}) AS ${quotedName(labels[kind])}`,
  )
  return `SELECT "person" AS "Person", count(*) AS "In all", ${each.join(', ')}
FROM (${parts.join('\n  UNION ALL\n  ')})
WHERE "person" <> ''
GROUP BY 1
ORDER BY 2 ${order}, 1
LIMIT 20`
}

/** Both counts side by side, and their sum. */
export function countsSql(counts: readonly { kind: Channel['kind']; sql: string | undefined }[]) {
  const figures = counts.map(({ kind }) => `${kind}.value`)
  const columns = counts.map(({ kind }) => `${kind}.value AS ${quotedName(labels[kind])}`)
  const from = counts.map(({ kind, sql = 'SELECT 0' }) => `(\n${sql}\n) AS ${kind}(value)`)
  return `SELECT ${[...columns, `${figures.join(' + ')} AS "In all"`].join(', ')}\nFROM ${from.join(',\n')}`
}
