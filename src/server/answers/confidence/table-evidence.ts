import type { PlanChoice } from '../plan/plan-question.ts'
import { isColumnLink } from '../plan/columns.ts'
import type { Plan } from '../plan/plan.ts'
import type { Link } from '../plan/question-link.ts'
import type { Reading } from '../plan/reading.ts'

/** Features for and against an answer from a table; each name has a fitted weight. */
export type TableEvidence = Record<string, number>

/** The result of the query, as far as it has run. */
export type Outcome = {
  /** Rows of the result. */
  rows: number
  /** Rows of the table that the result is computed from. */
  matched: number
}

/** Below this score, a link is a synonym, a spelling, or a part of a value. */
const sureLink = 0.75
const mostMargin = 3
/** Below this coverage, some word is only guessed. */
const wholeQuestion = 0.85

export function evidenceOf(
  choice: PlanChoice,
  reading: Reading,
  { rows, matched }: Outcome,
): TableEvidence {
  const { plan } = choice
  const { query, table, links, features } = plan
  const { measure, filters, order, groupBy } = query
  const { agg } = measure
  const isRows = agg === 'list' || agg === 'lookup'
  const [next] = choice.others
  const values = filters.filter(({ op }) => /^(in|not_in|contains|mentions)$/.test(op))
  const wanted = wantedBy(reading)
  const flags = {
    several: isRows && rows > 1,
    nothing: agg === 'count' && matched === 0,
    equals: choice.equals.length > 0,
    records: table.records === true,
    joined: table.joins !== undefined,
    german: reading.speech.lexicon.language === 'de',
    period: reading.periods.length > 0,
    condition: reading.conditions.length > 0,
    negated: reading.not.length > 0,
    superlative: reading.superlatives.length > 0,
    aggregate: reading.aggregates.length > 0,
    compared: query.comparison !== undefined,
    changed: query.change !== undefined,
    neighbour: query.neighbour !== undefined,
    grouped: groupBy !== undefined,
    ranked: order !== undefined,
    inSheetOrder: order?.by === 'row',
    onlyGroup: groupBy !== undefined && query.limit === 1,
    unfiltered: filters.length === 0,
    whole: filters.length === 0 && !order && !groupBy && isRows,
    [`gives ${agg}`]: true,
    [`asks ${wanted}`]: true,
    [`${wanted} ${isRows ? 'rows' : agg}`]: true,
    unfit: isUnfit(plan, reading),
    placed: isPlaced(plan),
  }
  return {
    any: 1,
    coverage: plan.coverage,
    linking: plan.linking,
    weakest: plan.weakest,
    unused: Math.min(plan.unused, 2),
    unlinked: Math.min(plan.unlinked.length, 3),
    margin: next ? Math.min(mostMargin, plan.score - next.score) : mostMargin,
    rivals: Math.min(plan.rivals, 5),
    named: Math.min(features['named'] ?? 0, 1),
    headings: features['headings'] ?? 1,
    filters: Math.min(filters.length, 4),
    values: Math.min(values.length, 3),
    rows: isRows ? Math.log1p(Math.min(rows, 50)) : 0,
    matched: Math.log1p(Math.min(matched, 1000)),
    words: Math.min(reading.content.length, 10),
    joins: table.joins?.length ?? 0,
    ...countsOf(links),
    ...Object.fromEntries(Object.entries(flags).flatMap(([name, is]) => (is ? [[name, 1]] : []))),
  }
}

/** Whether the query uses all words and cues of the question. */
const isPlaced = ({ coverage, unused, unlinked }: Plan): boolean =>
  unlinked.length === 0 && unused === 0 && coverage >= wholeQuestion

function countsOf(links: readonly Link[]) {
  const count = (is: (link: Link) => boolean) => Math.min(3, links.filter(is).length)
  return {
    'exact headings': count((link) => isColumnLink(link) && link.score >= sureLink),
    'loose headings': count((link) => isColumnLink(link) && link.score < sureLink),
    'exact values': count(({ kind, score }) => kind === 'value' && score >= 1),
    'inflected values': count(
      ({ kind, score }) => kind === 'value' && score >= sureLink && score < 1,
    ),
    'loose values': count(({ kind, score }) => kind === 'value' && score < sureLink),
    parts: count(({ kind }) => kind === 'part'),
    senses: count(({ kind }) => kind === 'sense'),
    tables: count(({ kind }) => kind === 'table'),
  }
}

function wantedBy({ howMany, times, howMuch, yesNo, asked, list }: Reading): string {
  if (times) return 'times'
  if (howMany) return 'howMany'
  if (howMuch) return 'howMuch'
  if (yesNo) return 'yesNo'
  return asked?.value ?? (list ? 'list' : 'none')
}

/** The kind of value that each question word asks for. */
const fitting: Record<string, RegExp> = {
  times: /^number$/,
  howMany: /^(?:number|groups)$/,
  howMuch: /^(?:number|groups)$/,
  yesNo: /^(?:yesNo|groups)$/,
  who: /^(?:text|row|groups)$/,
  where: /^(?:text|row|groups)$/,
  when: /^(?:date|groups)$/,
}

/** Whether the answer leads with another kind of value than the question asks for. */
function isUnfit({ features }: Plan, reading: Reading): boolean {
  const wanted = wantedBy(reading)
  const shown = Object.keys(features)
    .find((name) => name.startsWith(`${wanted} gives `))
    ?.slice(`${wanted} gives `.length)
  return shown !== undefined && fitting[wanted]?.test(shown) === false
}
