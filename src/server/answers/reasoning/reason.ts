import type { AnswerPart, Step } from '#shared/answers.ts'
import type { FittedAnswer } from '../confidence/shown-confidence.ts'
import { queryWordsIn } from '../plan/query-words/query-words-in.ts'
import { readQuestion } from '../plan/reading.ts'
import { speechFor } from '../phrasing/phrasing.ts'
import { compute } from './compute.ts'
import type { Computed } from './compute.ts'
import { describe } from './describe.ts'
import { figuresOf } from './expression.ts'
import type { Expression, Figure } from './expression.ts'
import { joinCitations } from './join-citations.ts'
import { lookUp } from './look-up.ts'
import type { Asked, LookedUp, LookUpDeps } from './look-up.ts'
import { statementOf } from './statement.ts'

export type Reasoned = Omit<FittedAnswer, 'followUpQuestions'>
type ReasonOptions = { asked: Asked; expression: Expression; report: (step: Step) => void }

const preposition =
  /^(?:in|im|on|am|since|seit|before|after|last|this|next|letzte|diese|today|heute)/iu

/** Applies the period of one figure to all figures without a period. */
function ofOneTime(expression: Expression, today: string): void {
  const figures = figuresOf(expression).filter(({ over }) => over === 'all')
  const timeOf = ({ text }: Figure) => {
    const { periods, words } = readQuestion(text, today)
    const [period] = periods
    return period && text.slice(words[period.start]?.start, words[period.end - 1]?.end)
  }
  const time = figures.map(timeOf).find((text) => text !== undefined)
  if (time === undefined) return
  for (const figure of figures)
    if (timeOf(figure) === undefined)
      figure.text = `${figure.text} ${preposition.test(time) ? time : `in ${time}`}`
}

const quoted = (text: string) => `“${text}”`

function planStep(figures: readonly Figure[]): Step {
  const list = figures.map(({ text }) => quoted(text)).join(', then ')
  const title =
    figures.length === 1
      ? 'One figure to look up, then compute'
      : `${figures.length} figures to look up, then compute`
  return { kind: 'understand', title, detail: list }
}

/** The result, and the figures it was computed from. */
const tableOf = ({ value }: Computed, found: readonly LookedUp[], resultName: string) => ({
  columns: [resultName, ...found.map(({ text }) => text)],
  rows: [[value, ...found.map((each) => each.value)]],
  total: 1,
})

/** Replaces a figure's own citation marks with the joined ones. */
const withMarks = ({ source }: LookedUp, marks: string) =>
  `${source.replace(/\s*(?:\[\d+\])+/g, '').replace(/\.?$/, '')} ${marks}`.trim()

const inParts = (expression: Expression, parts: AnswerPart[], spoken: string) => ({
  understood: describe(expression, queryWordsIn(spoken)),
  ...(parts.length > 0 ? { parts } : {}),
})

/** A pure lookup is shown like any other answer from a table. */
function asOne([part]: AnswerPart[]): Omit<AnswerPart, 'title'> {
  if (!part) return {}
  const { title: _, ...rest } = part
  return rest
}

/**
 * Looks up the figures of a calculation one by one, then computes it. Undefined if a figure is not
 * found or the units do not match: the question is then treated as an ordinary one.
 */
export async function reason(
  deps: LookUpDeps,
  { asked, expression, report }: ReasonOptions,
  signal?: AbortSignal,
): Promise<Reasoned | undefined> {
  ofOneTime(expression, asked.today)
  const figures = figuresOf(expression)
  const isComputed = expression.op !== 'figure'
  const planned = figures.length > 0 && isComputed ? [planStep(figures)] : []
  for (const step of planned) report(step)
  const known = new Map<Figure, LookedUp>()
  const found: LookedUp[] = []
  for (const figure of figures) {
    const each = await lookUp(deps, asked, figure, signal)
    if (!each) return undefined
    for (const step of each.steps) report(step)
    known.set(figure, each)
    found.push(each)
  }
  const computed = compute(expression, known, speechFor(asked.spoken, asked.language))
  if (!computed) return undefined
  const { citations, marksEach } = joinCitations(found.map((each) => each.citations))
  const working = isComputed ? [computed.working] : []
  const calculated = working.map((detail): Step => ({
    kind: 'calculate',
    title: 'Calculated',
    detail,
  }))
  for (const step of calculated) report(step)
  const steps = [...planned, ...found.flatMap((each) => each.steps), ...calculated]
  const sources = found.map((each, index) => {
    if (isComputed && each.sentence !== undefined)
      return `${each.sentence} ${marksEach[index] ?? ''}`.trim()
    const source = withMarks(each, marksEach[index] ?? '')
    if (!isComputed) return source
    return `${index + 1}. ${each.text}: ${each.told ?? `**${each.figureText}**`}. ${source}`
  })
  const doubts = new Set(found.flatMap((each) => each.doubts))
  const { verdict } = computed
  const context = [...(verdict ? [] : working), ...sources, ...doubts]
  const told = isComputed ? undefined : found[0]?.told
  const paragraphs = [
    verdict?.sentence ?? told ?? `**${computed.headline ?? computed.text}**`,
    ...context,
  ]
  const resultName = queryWordsIn(asked.spoken).expressions.result
  const sql = statementOf(expression, known, resultName)
  const parts = found.flatMap((each) => each.part ?? [])
  return {
    answer: paragraphs.join('\n\n'),
    ...(verdict ? { card: { ...verdict, context } } : {}),
    ...(told === undefined ? {} : { card: { figure: computed.text, sentence: told, context } }),
    queryType: figures.length > 0 ? 'analytical' : 'general',
    confidence: Math.min(0.97, ...found.map(({ confidence }) => confidence)),
    fitted: figures.length > 0 ? 'tables' : undefined,
    found: true,
    citations,
    ...(sql === undefined ? {} : { sql }),
    ...(figures.length > 0 ? { table: tableOf(computed, found, resultName) } : {}),
    ...(isComputed ? inParts(expression, parts, asked.spoken) : asOne(parts)),
    steps,
  }
}
