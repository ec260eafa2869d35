import { areSynonyms } from '../language/language.ts'
import { preferCandidate } from '../candidates/prefer-candidate.ts'
import {
  correctedLinks,
  correctedQuery,
  correctionBonus,
  withCorrections,
} from '../readings/apply.ts'
import { buildQueries, type Built } from './build-query.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { IndexedTable } from './indexed-table.ts'
import { asksMoney, isColumnLink, lacksFigure, moneyColumn } from './columns.ts'
import { coverageOf } from './coverage.ts'
import { rateUnit } from './grouping.ts'
import type { PlacedFilter } from './placed-filter.ts'
import { isAgeColumn } from './places.ts'
import { linkings } from './link.ts'
import type { Link } from './question-link.ts'
import { isTimed } from './longest-duration.ts'
import { ungrouped, unusedCues } from './unused-cues.ts'
import { asksBalance } from './asks-balance.ts'
import { asksPaymentsToCome } from './to-come.ts'
import { asksVisits } from './asks-visits.ts'
import { withJoins } from './join-tables.ts'
import { onDaysOf } from './on-days.ts'
import { readQuestion } from './reading.ts'
import type { Reading } from './reading.ts'
import type { Plan } from './plan.ts'
import { asksDebts, asksForDebts } from './unpaid.ts'
import { featuresOf } from './plan-features.ts'
import { scoreOf } from './rank-plans.ts'

export type PlanChoice = {
  plan: Plan
  /** Other tables that fit equally well. */
  equals: IndexedTable[]
  /** Other interpretations of the question, best first. */
  others: Plan[]
}

const ties = 0.6
/** Interpretations with this small a score difference are worth showing. */
const close = 3
const mostOthers = 4
const closeCoverage = 0.05
/** Minimum share of a question for an amount that a plan with one must explain to come before others. */
const leastWithFigure = 0.5
const leastOfDebts = 0.62
/** What a user's correction adds for each unit of its leaning. */
const correctedWeight = 20

function linkingOf(
  reading: Reading,
  links: readonly Link[],
  { filters, query }: Built,
  { columns }: IndexedTable,
): number {
  // "Older than 30" names its column.
  const isCertain = ({ filter }: PlacedFilter) =>
    filter.op === 'period' ||
    columns.some((column) => column.name === filter.column && isAgeColumn(column))
  const certain = [...filters.filter(isCertain), ...(isTimed(reading, query) ? [query] : [])]
  const scores = [...links.map(({ score }) => score), ...certain.map(() => 0.9)]
  if (scores.length === 0) return 0.3
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** Share of the words in the table's name that occur in the question, directly or as synonyms. */
function nameShare({ words }: Reading, { nameStems, joins }: IndexedTable): number {
  // An exact match counts more than a synonym.
  const exactShare = joins ? 1 : 1.3
  const isNamed = (name: string) =>
    words.some(
      ({ stem }) =>
        stem === name || (stem.length >= 4 && (name.startsWith(stem) || name.endsWith(stem))),
    )
  const isLike = (name: string) => words.some(({ stem }) => areSynonyms(stem, name))
  const shares = [...nameStems].map((name) => (isNamed(name) ? exactShare : isLike(name) ? 1 : 0))
  return shares.reduce((sum: number, share) => sum + share, 0) / Math.max(1, nameStems.size)
}

/** Whether the plan lists everything although the question asks who did something. */
function listsAnyone(reading: Reading, { query, filters }: Built, links: readonly Link[]): boolean {
  if (reading.asked?.value !== 'who' || query.order) return false
  if (query.measure.agg !== 'list' && query.measure.agg !== 'lookup') return false
  const isNamed = links.some(
    (link) => isColumnLink(link) && link.exact && link.column.type === 'text',
  )
  const comparesColumns = query.filters.some(({ op }) => op === 'compare')
  return !isNamed && !comparesColumns && filters.every(({ filter }) => filter.op === 'period')
}

/** What the question may ask of one table, the likeliest first. */
export function planTable(reading: Reading, table: IndexedTable): Plan[] {
  if (
    asksPaymentsToCome(reading, table) ||
    asksBalance(reading, table) ||
    asksVisits(reading, table)
  )
    return []
  const plans = linkings(reading, table)
    .flatMap((linked, dropped) => {
      const links = correctedLinks(reading, table, linked)
      return buildQueries(reading, table, links).flatMap(
        (built, place) => planOf(reading, { table, links, dropped }, built, place) ?? [],
      )
    })
    .toSorted((a, b) => b.score - a.score)
  return plans.map((plan) => ({ ...plan, rivals: rivalsOf(plan, plans) }))
}

const rivalsOf = (plan: Plan, all: readonly Plan[]): number =>
  all.filter(
    (each) =>
      each !== plan &&
      each.coverage >= plan.coverage - closeCoverage &&
      each.unused <= plan.unused &&
      each.unlinked.length <= plan.unlinked.length,
  ).length

function planOf(
  reading: Reading,
  { table, links, dropped }: { table: IndexedTable; links: Link[]; dropped: number },
  built: Built,
  place: number,
): Plan | undefined {
  const query = correctedQuery(reading, table, built.query)
  const { coverage, unlinked } = coverageOf(reading, links, built, table)
  if (listsAnyone(reading, built, unlinked.length > 0 ? [] : links)) return undefined
  const linking = linkingOf(reading, links, built, table)
  const scores = links.map((link) => (link.kind === 'table' ? 1 : link.score))
  const weakest = Math.min(1, ...scores)
  // If nothing has the name of what is counted, counting the rows is a guess.
  const counted = reading.howMany?.to
  const isGuessed =
    counted !== undefined &&
    table.alone === true &&
    !links.some(({ from, to }) => counted >= from && counted < to)
  const unused = unusedCues(reading, built.query) + (isGuessed ? 1 : 0)
  // The heading "Budget a month" contains the unit.
  const isUnitNamed = links.some(
    (link) =>
      isColumnLink(link) && link.exact && reading.units.some(({ from }) => from === link.from),
  )
  const measured = table.columns.find(({ name }) => name === built.query.measure.column)
  const rate = rateUnit(measured)
  const isRate = rate !== undefined && reading.units.every(({ value }) => value === rate)
  const missed = [...unlinked, ...(isUnitNamed || isRate ? [] : ungrouped(reading, built.query))]
  const isMoney = reading.words.some(({ stem }) => reading.speech.money.has(stem))
  const features = featuresOf(reading, table, links, built, {
    coverage,
    linking,
    evidence: links.filter(
      (link) =>
        link.kind === 'value' || link.kind === 'sense' || (isColumnLink(link) && link.exact),
    ).length,
    named: nameShare(reading, table),
    // A question about spending does not refer to blood levels.
    isStrange: isMoney && built.query.measure.column !== undefined && !moneyColumn(table),
    // Upcoming events are not among past ones.
    isPast:
      reading.upcoming !== undefined &&
      !query.filters.some((filter) => filter.op === 'period' && !filter.to),
    unused,
    unlinked: missed.length,
    place,
    dropped,
  })
  const score = scoreOf(features) + correctionBonus(reading, table) * correctedWeight
  return {
    query,
    table,
    links,
    coverage,
    linking,
    weakest,
    unused,
    score,
    features,
    unlinked: missed,
    rivals: 0,
  }
}

/** The best plan over all tables. */
export function planQuestion(reading: Reading, index: CatalogIndex): PlanChoice | undefined {
  return planOnDays(reading, index) ?? planWhole(reading, index)
}

/** "My heart rate on days I ran" is two questions joined on their days. */
function planOnDays(reading: Reading, index: CatalogIndex) {
  const { dayClause, today, corrections = [] } = reading
  if (!dayClause) return undefined
  const read = (text: string) => withCorrections(readQuestion(text, today), corrections)
  const choice = planWhole(read(dayClause.rest), index)
  const days = planWhole(read(dayClause.text), index)
  const isSpecific = days && (days.plan.query.filters.length > 0 || days.plan.table.records)
  const isKnown = isSpecific && days.plan.coverage > 0 && days.plan.unlinked.length === 0
  // The measurements are in a different table from the activities.
  const fitting = [choice?.plan, ...(choice?.others ?? [])].filter(
    (each) => each && each.table.name !== days?.plan.table.name && each.unlinked.length === 0,
  )
  // Tables with similar names cover the same days, such as the sights and the meals of a journey.
  const named = days?.plan.table.nameStems
  const measured =
    fitting.find((each) => each && named && !each.table.nameStems.isDisjointFrom(named)) ??
    fitting[0]
  const plan = measured && isKnown ? onDaysOf(measured, days.plan, dayClause.isNot) : undefined
  return plan && choice && { plan, equals: choice.equals, others: [] }
}

/** Joined tables win only if they explain more than any single table. */
const costOfJoin = 0.8

/** The plan over a joined table, if the question needs the join. */
function planJoined(reading: Reading, table: IndexedTable): Plan[] {
  return planTable(reading, table).flatMap((plan) => {
    const query = withJoins(plan.query, table)
    const score = plan.score - costOfJoin * (query?.joins?.length ?? 1)
    return query ? [{ ...plan, query, score }] : []
  })
}

/** Every interpretation of the question over all tables, the likeliest first. */
export const plansOf = (reading: Reading, index: CatalogIndex): Plan[] =>
  index.tables
    .flatMap((table) => planTable(reading, table))
    .concat(index.joined().flatMap((table) => planJoined(reading, table)))
    .toSorted((a, b) => b.score - a.score)

/**
 * Whether candidates of simple form compete: over an only sheet, for which their weights are
 * fitted, and for a question without a period, money, a rank or groups, which none of them has.
 */
const hasCandidates = (reading: Reading, { table, query }: Plan): boolean =>
  table.alone === true &&
  !table.records &&
  !table.joins &&
  (reading.corrections ?? []).length + reading.periods.length + reading.groupCues.length === 0 &&
  !asksMoney(reading) &&
  !reading.nth &&
  !reading.top &&
  !reading.mostOf &&
  !reading.unitAdverb &&
  !reading.trend &&
  !reading.share &&
  !reading.changed &&
  !reading.yesNo &&
  !query.claim

function planWhole(reading: Reading, index: CatalogIndex): PlanChoice | undefined {
  const all = plansOf(reading, index)
  const figures = all.filter((plan) => !lacksFigure(plan, reading))
  const possible = figures.some(({ coverage }) => coverage >= leastWithFigure) ? figures : all
  // A bank account tells what was paid, and a ledger what was not.
  const debts = asksDebts(reading) ? possible.filter(asksForDebts) : []
  const ranked = debts.some(({ coverage }) => coverage >= leastOfDebts) ? debts : possible
  // Each table with its likeliest interpretation.
  const plans = ranked.filter(
    ({ table }, index) => ranked.findIndex((each) => each.table === table) === index,
  )
  const [first] = ranked
  if (!first) return undefined
  const plan = hasCandidates(reading, first)
    ? preferCandidate(reading, first.table, [
        first,
        ...ranked.slice(1).filter(({ table }) => table === first.table),
      ])
    : first
  const equals = plans
    .slice(1)
    .filter(({ score, table }) => plan.score - score < ties && table.name !== plan.table.name)
  const others = plans.slice(1).filter(({ score }) => plan.score - score < close)
  return { plan, equals: equals.map(({ table }) => table), others: others.slice(0, mostOthers) }
}
