import { plural } from '#shared/plural.ts'
import type { AnswerPart, AskResponse, Step } from '#shared/answers.ts'
import { answerFromTable } from '../answer-table.ts'
import { answerUnderstood, partOf } from '../answer-understood.ts'
import { tableConfidence } from '../confidence/table-confidence.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { fold } from '../language/stem.ts'
import { describeQuery } from '../plan/labels.ts'
import type { Plan } from '../plan/plan.ts'
import { queryParts } from '../readings/query-parts.ts'
import { readingsOf } from '../readings/readings-of.ts'
import type { Filter } from '../typed-query.ts'
import {
  columnsOf,
  countsSql,
  direction,
  labels,
  otherFilters,
  rankSql,
} from './correspondence-sql.ts'
import { joinCitations } from './join-citations.ts'
import type { Channel, Correspondence, Way } from './read-correspondence.ts'

type Deps = Parameters<typeof answerFromTable>[0]
type Answer = Omit<AskResponse, 'followUpQuestions'>

const amount = (count: number, kind: Channel['kind']) => {
  const noun = kind === 'mails' ? 'mail' : 'message'
  return `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${plural(count, noun)}`
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

/** The rows of one person, to be cited. */
function planFor(channel: Channel, way: Way, name: string): Plan {
  const { kind, plan } = channel
  const [column = '', ...or] = columnsOf(plan.table, kind, way)
  const mention: Filter = { op: 'mentions', column, or, text: fold(name) }
  const filters = [...otherFilters(plan), ...direction[kind](way), mention]
  const query = { table: plan.table.name, measure: { agg: 'count' as const }, select: [], filters }
  return { ...plan, query }
}

const alone = (plan: Plan) => ({ plan, equals: [], others: [] })

/** The count per person in one channel; the statement over both belongs to the answer. */
function countedPart(channel: Channel, way: Way, index: CatalogIndex): AnswerPart {
  const { kind, plan, reading } = channel
  const { table } = plan
  const [column] = columnsOf(table, kind, way)
  const filters = [...otherFilters(plan), ...direction[kind](way)]
  const measure = { agg: 'count' as const }
  const grouped = column === undefined ? {} : { groupBy: { column } }
  const query = { table: table.name, measure, select: [], filters, ...grouped }
  const counted = { ...plan, query }
  const readings = readingsOf(reading, alone(counted), index)
  return partOf(labels[kind], {
    understood: describeQuery(query, table),
    ...(readings.length > 0 ? { readings } : {}),
    query: queryParts(query, table),
  })
}

/** The person with the most exchanges by mail and chat together. */
async function answerWho(
  deps: Deps,
  userId: string,
  { asked, index }: { asked: Correspondence & { asks: 'who' }; index: CatalogIndex },
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
      const { reading } = channel
      return answerFromTable(deps, userId, { reading, choice: alone(plan) }, signal)
    }),
  )
  const { citations, marks } = joinCitations(parts.map((part) => part.citations))
  const line = ([name = null, all = null, ...each]: (typeof result.rows)[number]) => {
    const kinds = channels.flatMap(({ kind }, at) =>
      Number(each[at]) > 0 ? [amount(Number(each[at]), kind)] : [],
    )
    return `**${String(name)}**, ${Number(all).toLocaleString('en-US')} (${kinds.join(', ')})`
  }
  const entries = result.rows.slice(0, limit).map(line)
  const lines =
    entries.length === 1 ? entries : entries.map((each, index) => `${index + 1}. ${each}`)
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
    parts: channels.map((channel) => countedPart(channel, way, index)),
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

/** How many mails and how many messages: each count, and their sum. */
async function answerHowMany(
  deps: Deps,
  userId: string,
  { asked, index }: { asked: Correspondence; index: CatalogIndex },
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const { channels } = asked
  // A channel that does not know a name of the question contributes no rows.
  const known = channels.filter(({ plan }) => plan.unlinked.length === 0 && plan.coverage >= 0.62)
  if (known.length === 0 || !channels.every(({ plan }) => isPlainCount(plan))) return undefined
  const parts = await Promise.all(
    known.map(({ plan, reading }) =>
      answerUnderstood(deps, userId, { reading, choice: alone(plan), index }, signal),
    ),
  )
  const counts = channels.map((channel) => {
    const part = parts[known.indexOf(channel)]
    const count = Number(part?.result.rows[0]?.[0] ?? 0)
    return { kind: channel.kind, count, sql: part?.sql }
  })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const { citations, marks } = joinCitations(parts.map((part) => part.citations))
  const figures = counts.map(({ kind, count }) => amount(count, kind)).join(' and ')
  const understood = parts.flatMap((part) => part.understood ?? []).join('; ')
  return {
    answer: [
      `**${all.toLocaleString('en-US')}**`,
      `${figures}. ${marks}`.trim(),
      `${understood}.`,
      ...new Set(parts.flatMap((part) => part.notes)),
    ].join('\n\n'),
    queryType: 'analytical',
    confidence: Math.min(
      ...known.map(({ plan, reading }) => tableConfidence(alone(plan), reading)),
    ),
    found: true,
    citations,
    understood,
    parts: known.flatMap(({ kind }, at) => {
      const part = parts[at]
      return part ? partOf(labels[kind], part) : []
    }),
    sql: countsSql(counts),
    table: {
      columns: [...counts.map(({ kind }) => labels[kind]), 'In all'],
      rows: [[...counts.map(({ count }) => count), all]],
      total: 1,
    },
    steps: parts.flatMap((part) => part.steps),
  }
}

/** An answer over mails and messages together. */
export const answerCorrespondence = (
  deps: Deps,
  userId: string,
  { asked, index }: { asked: Correspondence; index: CatalogIndex },
  signal?: AbortSignal,
): Promise<Answer | undefined> =>
  asked.asks === 'who'
    ? answerWho(deps, userId, { asked, index }, signal)
    : answerHowMany(deps, userId, { asked, index }, signal)
