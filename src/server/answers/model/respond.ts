import type { AnswerPart, AskResponse, Step } from '#shared/answers.ts'
import { counted } from '#shared/plural.ts'
import type { ReadingView } from '#shared/readings.ts'
import { chooseChart } from '../choose-chart.ts'
import type { Checked } from './check-answer.ts'
import type { Gathered } from './evidence.ts'
import type { RanQuery } from './tools.ts'

export function checkStep({ citations, unfounded, removed }: Checked): Step {
  const detail = [
    counted(citations.length, 'citation leads to evidence', 'citations lead to evidence'),
    ...(unfounded.length > 0 ? [`not in the cited evidence: ${unfounded.join(', ')}`] : []),
    ...(removed > 0 ? [`${removed} marks or links removed`] : []),
  ].join('; ')
  return { kind: 'check', title: 'Checked the answer against the evidence', detail }
}

type ResponseParts = {
  checked: Checked
  gathered: Gathered
  steps: Step[]
  /** The statements that the model ran, in order. */
  queries: readonly RanQuery[]
  /** The question in one sentence, in the model's words. */
  understood: string
  readings: readonly ReadingView[]
  followUps: string[]
}

export function responseOf({ checked, gathered, ...given }: ResponseParts): AskResponse {
  const { answer, citations, unfounded } = checked
  const { queries, understood, readings, steps, followUps } = given
  const last = queries.at(-1)
  const founded = citations.length > 0 || gathered.computed.length > 0
  const doubt =
    unfounded.length === 0
      ? ''
      : `\n\nThese figures are not in what the answer cites, so check them: ${unfounded.join(', ')}.`
  const chart = last ? chartOf(last) : undefined
  return {
    answer: `${answer}${doubt}`,
    queryType: last ? 'analytical' : citations.length > 0 ? 'personal' : 'general',
    confidence: confidenceOf({ founded, cited: citations.length > 0, unfounded: unfounded.length }),
    followUpQuestions: followUps.filter((text) => text !== ''),
    citations,
    ...(understood === '' ? {} : { understood }),
    ...(readings.length > 0 ? { readings: [...readings] } : {}),
    ...(queries.length > 1 ? { parts: queries.map(partOf) } : {}),
    ...(last ? { sql: last.sql, table: last.table } : {}),
    ...(chart ? { chart } : {}),
    steps,
    found: founded,
  }
}

const partOf = ({ sql, table, from }: RanQuery, index: number): AnswerPart => ({
  title: `Query ${index + 1}${from.length === 0 ? '' : ` of ${from.join(', ')}`}`,
  sql,
  table,
})

function confidenceOf(given: { founded: boolean; cited: boolean; unfounded: number }): number {
  if (!given.founded) return 0.3
  const base = given.cited ? 0.85 : 0.7
  return Math.max(0.2, Math.round((base - 0.2 * Math.min(3, given.unfounded)) * 100) / 100)
}

function chartOf({ result }: RanQuery) {
  const [first, second] = result.columns
  if (result.columns.length !== 2 || !first || !second || result.rows.length < 2) return undefined
  if (second.type !== 'number' && second.type !== 'integer') return undefined
  return chooseChart({
    title: second.name,
    unit: undefined,
    axis: first.type === 'date' || first.type === 'timestamp' ? 'time' : 'category',
    share: false,
    columns: result.columns.map(({ name }) => name),
    rows: result.rows,
  })
}
