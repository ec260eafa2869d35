import type { AskResponse, Step } from '#shared/answers.ts'
import { answerFromTable } from '../answer-table.ts'
import { tableConfidence } from '../confidence.ts'
import { quotedName, text, whereSql } from '../plan/filter-sql.ts'
import type { IndexedTable } from '../plan/catalog-index.ts'
import { fold } from '../language/stem.ts'
import type { Plan } from '../plan/plan-question.ts'
import type { Reading } from '../plan/reading.ts'
import type { Filter } from '../typed-query.ts'
import { joinCitations } from './join-citations.ts'
import type { Channel, Correspondence, Way } from './read-correspondence.ts'

type Deps = Parameters<typeof answerFromTable>[0]
type Answer = Omit<AskResponse, 'followUpQuestions'>

/** Columns of those who are meant, the name that goes with all their addresses first. */
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
const direction: Record<Channel['kind'], (way: Way) => Filter[]> = {
  mails: (way) => (way === 'both' ? [] : [{ op: 'in', column: 'direction', values: [way] }]),
  messages: (way) =>
    way === 'both' ? [] : [{ op: 'in', column: 'from_me', values: [way === 'sent'] }],
}
const personal = new Set([
  'direction',
  'from_me',
  ...Object.values(people).flatMap((ways) => Object.values(ways).flat()),
])

/** The joined names where they are known at all; else the names that stand there. */
function columnsOf({ columns }: IndexedTable, kind: Channel['kind'], way: Way): string[] {
  const filled = people[kind][way].filter((name) =>
    columns.some((column) => column.name === name && column.distinct > 0),
  )
  return /person|people/.test(filled[0] ?? '') && kind === 'messages' ? filled.slice(0, 1) : filled
}

/** What the question says of the rows besides who it is and which way they went. */
const otherFilters = ({ query, links }: Plan) =>
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

/** Who it was exchanged with, where no joined name tells. */
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
  return `SELECT ${each} AS "person", ${text(kind)} AS "kind" FROM ${quotedName(table.name)}${where}`
}

const labels = { mails: 'Mails', messages: 'Messages' } as const

function rankSql({ channels, way }: Correspondence, order: string): string | undefined {
  const parts = channels.flatMap((channel) => exchangedSql(channel, way) ?? [])
  if (parts.length === 0) return undefined
  const each = channels.map(
    ({ kind }) => `count(*) FILTER ("kind" = ${text(kind)}) AS ${quotedName(labels[kind])}`,
  )
  return `SELECT "person" AS "Person", count(*) AS "In all", ${each.join(', ')}
FROM (${parts.join('\n  UNION ALL\n  ')})
WHERE "person" <> ''
GROUP BY 1
ORDER BY 2 ${order}, 1
LIMIT 20`
}

const amount = (count: number, kind: Channel['kind']) => {
  const noun = kind === 'mails' ? 'mail' : 'message'
  return `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
const wayNames: Record<Way, string> = {
  sent: 'sent to',
  received: 'received from',
  both: 'exchanged with',
}
const periodOf = ({ channels }: Correspondence) => {
  const period = channels[0]?.plan.query.filters.find(({ op }) => op === 'period')
  return period?.op === 'period' ? `, ${period.label}` : ''
}

/** The rows of one person, for the places that are cited. */
function planFor(channel: Channel, way: Way, name: string): Plan {
  const { kind, plan } = channel
  const [column = '', ...or] = columnsOf(plan.table, kind, way)
  const mention: Filter = { op: 'mentions', column, or, text: fold(name) }
  const filters = [...otherFilters(plan), ...direction[kind](way), mention]
  const query = { table: plan.table.name, measure: { agg: 'count' as const }, select: [], filters }
  return { ...plan, query }
}

/** Who it is that most was exchanged with, by mail and in chats together. */
async function answerWho(
  deps: Deps,
  userId: string,
  { reading, asked }: { reading: Reading; asked: Correspondence & { asks: 'who' } },
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const { channels, way, limit } = asked
  const sql = rankSql(asked, asked.direction === 'asc' ? 'ASC' : 'DESC')
  const result = sql && (await deps.workspaces.query(userId, sql, { signal }))
  const [first] = result ? result.rows : []
  if (!sql || !result || !first) return undefined
  const parts = await Promise.all(
    channels.map((channel) => {
      const plan = planFor(channel, way, String(first[0]))
      return answerFromTable(
        deps,
        userId,
        { reading, choice: { plan, equals: [], others: [] } },
        signal,
      )
    }),
  )
  const { citations, marks } = joinCitations(parts.map((part) => part.citations))
  const line = ([name = null, all = null, ...each]: (typeof result.rows)[number]) => {
    const kinds = channels.flatMap(({ kind }, at) =>
      Number(each[at]) > 0 ? [amount(Number(each[at]), kind)] : [],
    )
    return `**${String(name)}**, ${Number(all).toLocaleString('en-US')} (${kinds.join(', ')})`
  }
  const said = result.rows.slice(0, limit).map(line)
  const lines = said.length === 1 ? said : said.map((each, index) => `${index + 1}. ${each}`)
  const kinds = channels.map(({ kind }) => labels[kind].toLowerCase()).toSorted()
  const understood = `Number of ${kinds.join(' and ')} ${wayNames[way]} each person${periodOf(asked)}, all addresses and numbers of a person together`
  const steps: Step[] = [
    { kind: 'understand', title: 'Understood the question', detail: understood },
    { kind: 'sql', title: `Counted ${kinds.join(' and ')} of each person`, detail: sql },
  ]
  return {
    answer: [...lines, `${understood}. ${marks}`.trim()].join('\n\n'),
    queryType: 'analytical',
    confidence: 0.85,
    found: true,
    citations,
    understood,
    sql,
    table: {
      columns: result.columns.map(({ name }) => name),
      rows: result.rows,
      total: result.total,
    },
    steps,
  }
}

const isPlainCount = ({ query: { measure, groupBy, comparison, change } }: Plan) =>
  measure.agg === 'count' && !groupBy && !comparison && !change

/** How many mails and how many messages: each said, and their sum. */
async function answerHowMany(
  deps: Deps,
  userId: string,
  { reading, asked }: { reading: Reading; asked: Correspondence },
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const { channels } = asked
  // Where nothing is known of a name in one of them, none of its rows are meant.
  const known = channels.filter(({ plan }) => plan.unlinked.length === 0 && plan.coverage >= 0.62)
  if (known.length === 0 || !channels.every(({ plan }) => isPlainCount(plan))) return undefined
  const parts = await Promise.all(
    known.map(({ plan }) =>
      answerFromTable(deps, userId, { reading, choice: { plan, equals: [], others: [] } }, signal),
    ),
  )
  const counts = channels.map((channel) => {
    const part = parts[known.indexOf(channel)]
    return { kind: channel.kind, count: Number(part?.result.rows[0]?.[0] ?? 0) }
  })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const { citations, marks } = joinCitations(parts.map((part) => part.citations))
  const said = counts.map(({ kind, count }) => amount(count, kind)).join(' and ')
  const understood = parts.flatMap((part) => part.understood ?? []).join('; ')
  return {
    answer: [
      `**${all.toLocaleString('en-US')}**`,
      `${said}. ${marks}`.trim(),
      `${understood}.`,
    ].join('\n\n'),
    queryType: 'analytical',
    confidence: Math.min(
      ...known.map(({ plan }) => tableConfidence({ plan, equals: [], others: [] }, true)),
    ),
    found: true,
    citations,
    understood,
    sql: parts.flatMap((part) => part.sql ?? []).join(';\n'),
    table: {
      columns: [...counts.map(({ kind }) => labels[kind]), 'In all'],
      rows: [[...counts.map(({ count }) => count), all]],
      total: 1,
    },
    steps: parts.flatMap((part) => part.steps),
  }
}

/** An answer over mails and messages at once. */
export const answerCorrespondence = (
  deps: Deps,
  userId: string,
  { reading, asked }: { reading: Reading; asked: Correspondence },
  signal?: AbortSignal,
): Promise<Answer | undefined> =>
  asked.asks === 'who'
    ? answerWho(deps, userId, { reading, asked }, signal)
    : answerHowMany(deps, userId, { reading, asked }, signal)
