import { plural } from '#shared/plural.ts'
import type { AnswerPart, AskResponse, Step } from '#shared/answers.ts'
import { answerFromTable } from '../answer-table.ts'
import { answerUnderstood, partOf } from '../answer-understood.ts'
import { tableConfidence } from '../confidence/table-confidence.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { fold } from '../language/stem.ts'
import { fill } from '../language/fill-template.ts'
import { describeQuery } from '../plan/labels.ts'
import { periodInWords } from '../plan/period-in-words.ts'
import type { Plan } from '../plan/plan.ts'
import { queryWordsIn } from '../plan/query-words/query-words-in.ts'
import type { QueryWords } from '../plan/query-words/query-words.ts'
import { queryParts } from '../readings/query-parts.ts'
import { readingsOf } from '../readings/readings-of.ts'
import type { Filter } from '../typed-query.ts'
import { columnsOf, countsSql, direction, otherFilters, rankSql } from './correspondence-sql.ts'
import { joinCitations } from './join-citations.ts'
import type { Channel, Correspondence, Way } from './read-correspondence.ts'

type Deps = Parameters<typeof answerFromTable>[0]
type Answer = Omit<AskResponse, 'followUpQuestions'>

const numberText = (count: number, { language }: QueryWords) =>
  count.toLocaleString(language === 'en' ? 'en-US' : language)

function amount(count: number, kind: Channel['kind'], words: QueryWords): string {
  const [one, many] = words.exchanged[kind].rows
  const number = count === 0 ? words.exchanged.none : numberText(count, words)
  return `${number} ${plural(count, one, many)}`
}

function periodOf({ channels }: Correspondence, words: QueryWords): string {
  const period = channels[0]?.plan.query.filters.find(({ op }) => op === 'period')
  return period?.op === 'period' ? `, ${periodInWords(period, words)}` : ''
}

const wordsOf = ({ channels }: Correspondence): QueryWords =>
  queryWordsIn(channels[0]?.reading.speech.lexicon.language ?? 'en')

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
  const words = queryWordsIn(reading.speech.lexicon.language)
  return partOf(words.exchanged[kind].label, {
    understood: describeQuery(query, table, words),
    ...(readings.length > 0 ? { readings } : {}),
    query: queryParts(query, table, words),
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
  const words = wordsOf(asked)
  const line = ([name = null, all = null, ...each]: (typeof result.rows)[number]) => {
    const kinds = channels.flatMap(({ kind }, at) =>
      Number(each[at]) > 0 ? [amount(Number(each[at]), kind, words)] : [],
    )
    return `**${String(name)}**, ${numberText(Number(all), words)} (${kinds.join(', ')})`
  }
  const entries = result.rows.slice(0, limit).map(line)
  const lines =
    entries.length === 1 ? entries : entries.map((each, index) => `${index + 1}. ${each}`)
  const named = channels.map(({ kind }) => words.exchanged[kind].rows[1]).toSorted()
  const kinds = named.join(` ${words.and} `)
  const understood = fill(words.exchanged.who[way], { kinds, when: periodOf(asked, words) })
  const stored = channels
    .map(({ kind }) => kind)
    .toSorted()
    .join(' and ')
  const steps: Step[] = [
    { kind: 'understand', title: 'Understood the question', detail: understood },
    {
      kind: 'sql',
      title: `Counted ${stored} of each person`,
      detail: sql,
    },
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
  const words = wordsOf(asked)
  const figures = counts.map(({ kind, count }) => amount(count, kind, words)).join(` ${words.and} `)
  const understood = parts.flatMap((part) => part.understood ?? []).join('; ')
  return {
    answer: [
      `**${numberText(all, words)}**`,
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
      return part ? partOf(words.exchanged[kind].label, part) : []
    }),
    sql: countsSql(counts),
    table: {
      columns: [...counts.map(({ kind }) => words.exchanged[kind].label), words.exchanged.all],
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
