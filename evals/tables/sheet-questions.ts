import type { AskResponse, Cell } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { Measured } from '#server/answers/confidence/table-confidence.ts'
import type { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'

export type Question = {
  id: string
  person: string
  question: string
  kind: string
  isRight: (answer: Cell[]) => boolean
}
export type Outcome = Question & {
  response: AskResponse
  right: boolean
  ms: number
  given: Cell[]
  /** The inputs of the confidence. */
  measured: Measured[]
}

const log = { info: () => undefined, warn: () => undefined }

/** An answer as values: the figure, or the first column of its rows. */
export function denotationOf({
  table,
  found,
  answer,
  sql,
}: Pick<AskResponse, 'table' | 'found' | 'answer' | 'sql'>): Cell[] {
  if (!found || !table || sql === undefined) return []
  if (answer.startsWith('**Yes**')) return ['yes']
  if (answer.startsWith('**No.**')) return ['no']
  const first = table.rows.map(([value = null]) => value)
  return [...new Set(first)]
}

export type Memory = ReturnType<typeof sheetsInMemory>

/** Asks every question over the sheets of its person. */
export async function askAll(memory: Memory, questions: readonly Question[]): Promise<Outcome[]> {
  const workspaces = createWorkspaces({ source: memory.source, log, limits: { processes: 2 } })
  const documents = { list: async () => ({ page: [] }), findMany: async () => new Map() }
  let measured: Measured[] = []
  const answers = createAnswers({
    search: { search: async () => [] },
    workspaces,
    documents,
    measured: (each) => measured.push(each),
  })
  const outcomes: Outcome[] = []
  try {
    for (const question of questions) {
      measured = []
      const started = performance.now()
      const response = await answers.ask(question.person, { question: question.question })
      const given = denotationOf(response)
      const ms = performance.now() - started
      const right = question.isRight(given)
      outcomes.push({ ...question, response, right, ms, given, measured })
    }
  } finally {
    await workspaces.close()
  }
  return outcomes
}

const shareOf = (list: readonly Outcome[]) =>
  list.filter(({ right }) => right).length / Math.max(1, list.length)

/** The figures of a set, with the accuracy in each band of confidence. */
export function summary(outcomes: readonly Outcome[]) {
  const answered = outcomes.filter(({ response }) => response.found)
  const sure = answered.filter(({ response, right }) => !right && response.confidence > 0.8)
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const bands = [0, 0.5, 0.7, 0.8].map((low, index, lows) => {
    const high = lows[index + 1] ?? 1
    const band = answered.filter(
      ({ response: { confidence } }) => confidence > low && confidence <= high,
    )
    return { confidence: `${low} to ${high}`, answers: band.length, right: shareOf(band) }
  })
  return {
    questions: outcomes.length,
    right: shareOf(outcomes),
    answered: answered.length,
    wrongAbove80: sure.length / Math.max(1, outcomes.length),
    bands,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  }
}

export function print({ right, question, response, given }: Outcome): void {
  const said = [JSON.stringify(given).slice(0, 100), response.understood ?? '', response.confidence]
  console.log([right ? 'right' : 'WRONG', question, ...said].join(' | '))
}
