import { isMeasure } from '../plan/columns.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import type { Plan } from '../plan/plan.ts'
import { columnKind, type AskedOfTable } from './asked.ts'
import type { Candidate } from './candidate.ts'

/** Features for and against a candidate; each name has a fitted weight. */
export type CandidateFeatures = Map<string, number>
/** The interpretation of the planner that asks the same, and its rank there. */
export type Planned = { plan: Plan; place: number }

type Add = (name: string, value?: number) => void

function addShown(add: Add, form: string, { asked, table, candidate }: Scored): void {
  const { shown, query, operation } = candidate
  if (!shown) return
  const naming = asked.named.includes(shown) ? 'named' : 'unnamed'
  add(`shown ${naming}`)
  add(`${form}|shown ${naming}`)
  add(`kind ${asked.kind}|shown ${naming}`)
  if (asked.nearest) add(shown === asked.nearest ? 'shown nearest' : 'shown elsewhere')
  else if (shown === asked.entity) add(`kind ${asked.kind}|shown entity`)
  if (shown === table.columns[0]) add('shown first')
  if (query.filters.some(({ column }) => column === shown.name)) add(`shown filtered|${operation}`)
  for (const part of shown.stems) {
    add(`kind ${asked.kind}|shown ${part}`)
    for (const stem of asked.stems) add(`shown ${part}|word ${stem}`)
  }
}

function addOrdered(add: Add, form: string, { asked, table, candidate }: Scored): void {
  const { ordered } = candidate
  if (!ordered) return
  const isNamed = asked.named.includes(ordered)
  const kind = columnKind(ordered)
  add(isNamed ? 'ordered named' : 'ordered unnamed')
  add(`${form}|ordered ${kind}`)
  const measures = isNamed ? [] : table.columns.filter(isMeasure)
  if (measures.length === 1 && measures[0] === ordered) add('ordered only measure')
  if (measures.at(-1) === ordered) add('ordered last measure')
  for (const word of asked.words) add(`${form}|ordered ${kind}|word ${word}`)
  for (const part of ordered.stems)
    for (const stem of asked.stems) add(`ordered ${part}|word ${stem}`)
}

const mostCounted = 3

function addPlanned(add: Add, { operation }: Candidate, { plan, place }: Planned): void {
  add(place === 0 ? 'planned first' : 'planned')
  add(`planned ${Math.min(4, place)}`)
  if (place > 0) return
  add('planned coverage', plan.coverage)
  add('planned linking', plan.linking)
  add('planned unused', plan.unused)
  add('planned unlinked', Math.min(4, plan.unlinked.length))
  add(`planned ${operation}`)
  for (const name of Object.keys(plan.features))
    if (name.startsWith('intent ')) add(`planned ${name}`)
}

type Scored = { asked: AskedOfTable; table: IndexedTable; candidate: Candidate }

export function candidateFeatures(scored: Scored, planned?: Planned): CandidateFeatures {
  const { asked, candidate } = scored
  const { operation, query, shown, ordered, scope, sign } = candidate
  const features: CandidateFeatures = new Map()
  const add: Add = (name, value = 1) => features.set(name, value)
  const form = sign ? `${operation} ${sign}` : operation
  const shownKind = columnKind(shown)
  add(form)
  for (const word of asked.words) add(`${form}|word ${word}`)
  for (const pair of asked.pairs) add(`${form}|pair ${pair}`)
  add(`${form}|start ${asked.start}`)
  add(`${form}|kind ${asked.kind}`)
  add(`${form}|values ${Math.min(mostCounted, asked.values)}`)
  add(`${form}|scope ${scope} ${Math.min(mostCounted, query.filters.length)}`)
  add(`scope ${scope}`)
  add(`${form}|shown ${shownKind}`)
  add(`kind ${asked.kind}|shown kind ${shownKind}`)
  addShown(add, form, scored)
  addOrdered(add, form, scored)
  const used = new Set([shown?.name, ordered?.name, ...query.filters.map(({ column }) => column)])
  const unused = asked.named.filter(({ name }) => !used.has(name)).length
  if (unused > 0) add('headings unused', Math.min(mostCounted, unused))
  if (planned) addPlanned(add, candidate, planned)
  return features
}
