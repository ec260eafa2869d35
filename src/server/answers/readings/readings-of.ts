import type { ReadingView } from '#shared/readings.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { dateColumn } from '../plan/columns.ts'
import { planQuestion } from '../plan/plan-question.ts'
import type { PlanChoice } from '../plan/plan-question.ts'
import type { Plan } from '../plan/plan.ts'
import { readQuestion } from '../plan/reading.ts'
import type { Reading } from '../plan/reading.ts'
import { columnReadings, tableReading } from './column-readings.ts'
import { nameReadings } from './name-readings.ts'
import { periodOptions } from './periods.ts'
import { phraseAt, viewOf } from './view.ts'
import { fill } from '../language/fill-template.ts'
import type { Words } from '../phrasing/words.ts'

/** How the question's words were interpreted, each with its alternatives. */
export function readingsOf(
  reading: Reading,
  choice: PlanChoice,
  index: CatalogIndex,
): ReadingView[] {
  const plain = readQuestion(reading.question, reading.today)
  const others = otherPlans(plain, reading, choice, index)
  const columns = columnReadings(reading, choice, others)
  const tables = columns.some(({ others: options }) => options.some(isElsewhere(choice.plan)))
    ? []
    : tableReading(reading, choice, others)
  return [
    ...tables,
    ...columns,
    ...nameReadings(reading, choice.plan),
    ...periodReadings(plain, reading, choice.plan),
  ]
}

const isElsewhere =
  ({ table }: Plan) =>
  ({ choice }: ReadingView['others'][number]) =>
    'table' in choice && choice.table !== table.name

/** The plans of other tables, even if the user chose a table. */
function otherPlans(
  plain: Reading,
  { corrections = [] }: Reading,
  { plan, others }: PlanChoice,
  index: CatalogIndex,
): Plan[] {
  if (corrections.length === 0) return others
  const natural = planQuestion(plain, index)
  return natural
    ? [natural.plan, ...natural.others].filter(({ table }) => table.name !== plan.table.name)
    : others
}

function periodReadings(plain: Reading, reading: Reading, { query, table, links }: Plan) {
  const date = dateColumn(table, links)
  const days = {
    ...(date?.min === undefined ? {} : { min: String(date.min).slice(0, 10) }),
    ...(date?.max === undefined ? {} : { max: String(date.max).slice(0, 10) }),
  }
  const used = [...query.filters, ...(query.comparison ?? []).map(({ filter }) => filter)]
  return plain.periods.flatMap((period) => {
    const options = periodOptions(period, reading.words, reading.today, days)
    const chosen = options.find(({ from, to }) =>
      used.some((filter) => filter.op === 'period' && filter.from === from && filter.to === to),
    )
    if (!chosen) return []
    const option = ({ label, choice }: (typeof options)[number]) => ({ label, choice })
    return viewOf(reading, {
      kind: 'period',
      phrase: phraseAt(reading, { from: period.start, to: period.end }),
      chosen: option(chosen),
      others: options.filter((each) => each !== chosen).map(option),
    })
  })
}

/** Whether equally good tables are already named as alternatives of a word. */
export const hasTableAlternatives = (readings: readonly ReadingView[]) =>
  readings.some(
    ({ near, chosen, others }) =>
      near &&
      others.some(
        ({ choice }) =>
          'table' in choice && 'table' in chosen.choice && choice.table !== chosen.choice.table,
      ),
  )

const listed = (labels: readonly string[], or: string) =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} ${or} ${labels.at(-1)}`

/** Notes about alternatives that fit as well; tables have notes of their own. */
export const alternativeNotes = (readings: readonly ReadingView[], { notes }: Words): string[] =>
  readings.flatMap(({ phrase, chosen, others, near }) => {
    if (!near) return []
    const known = others.slice(0, 3).map(({ label }) => label)
    return [fill(notes.meant, { phrase, label: chosen.label, others: listed(known, notes.or) })]
  })
