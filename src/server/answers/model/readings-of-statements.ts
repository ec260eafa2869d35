import type { ReadingChoice, ReadingOption, ReadingView } from '#shared/readings.ts'
import type { Catalog } from '#server/workspace/catalog.ts'
import { fold } from '../language/stem.ts'
import { indexCatalog } from '../plan/catalog-index.ts'
import { addDays } from '../plan/civil-date.ts'
import { planQuestion } from '../plan/plan-question.ts'
import { readQuestion } from '../plan/reading.ts'
import type { Reading } from '../plan/reading.ts'
import { withCorrections } from '../readings/apply.ts'
import type { Corrected } from '../readings/corrections.ts'
import { periodBy } from '../readings/periods.ts'
import { readingsOf } from '../readings/readings-of.ts'
import { phraseAt } from '../readings/view.ts'

type Asked = {
  question: string
  today: string
  corrections: readonly Corrected[]
  catalog: Catalog
}

/**
 * How a model interpreted the words of the question, inferred from its statements: the alternative
 * whose columns, names or days occur in them. Nothing is claimed that they do not show.
 */
export function readingsOfStatements(asked: Asked, statements: readonly string[]): ReadingView[] {
  if (statements.length === 0) return []
  const { question, today, corrections, catalog } = asked
  const plain = readQuestion(question, today)
  const reading = withCorrections(plain, corrections)
  const index = indexCatalog(catalog)
  const choice = planQuestion(reading, index)
  if (!choice) return []
  const sql = statements.join('\n')
  return readingsOf(reading, choice, index).flatMap((view) => {
    const options = [view.chosen, ...view.others]
    const taken = options.filter((option) => shows(sql, option.choice, { view, plain }))
    const exact = taken.filter((option) => isExact(option))
    const [chosen, ...more] = exact.length > 0 ? exact : taken
    if (!chosen || more.length > 0) return []
    const { near: _, remembered, ...rest } = view
    const others = options.filter((option) => option !== chosen)
    const isKept = remembered !== undefined && chosen === view.chosen
    return { ...rest, chosen, others, ...(isKept ? { remembered } : {}) }
  })
}

/** A single name, and not everything that contains the words. */
const isExact = ({ choice }: ReadingOption) =>
  (choice.kind === 'value' && choice.text !== undefined) ||
  (choice.kind === 'person' && choice.name !== undefined)

function shows(
  sql: string,
  choice: ReadingChoice,
  { view, plain }: { view: ReadingView; plain: Reading },
): boolean {
  const names = new Set(sql.toLowerCase().match(/"[^"]+"|[\p{L}\p{N}_]+/gu))
  const hasName = (name: string) =>
    names.has(name.toLowerCase()) || names.has(`"${name.toLowerCase()}"`)
  const hasText = (text: string) => fold(sql).includes(fold(text))
  switch (choice.kind) {
    case 'table':
      return hasName(choice.table)
    case 'column':
      return hasName(choice.table) && hasName(choice.column)
    case 'value':
      return hasName(choice.table) && hasName(choice.column) && hasText(choice.text ?? view.phrase)
    case 'person':
      return hasText(choice.name ?? view.phrase)
    case 'period': {
      const namedPeriod = plain.periods.find(
        ({ start, end }) => phraseAt(plain, { from: start, to: end }) === view.phrase,
      )
      if (!namedPeriod) return false
      const { from, to } = periodBy(namedPeriod, choice, plain.words, plain.today)
      const ends = to === undefined || [to, addDays(to, -1)].some((day) => sql.includes(day))
      return (from === undefined || sql.includes(from)) && ends
    }
  }
}
