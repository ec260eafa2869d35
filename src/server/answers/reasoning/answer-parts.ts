import type { AnswerPart, AskResponse, Step } from '#shared/answers.ts'
import { partOf } from '../answer-understood.ts'
import { readQuestion } from '../plan/reading.ts'
import { joinCitations } from './join-citations.ts'
import { splitParts } from './split-parts.ts'

type Part = { question: string; answer: AskResponse }

/** The parts of a question; a period in the first applies to other figures without a period. */
export function readParts(question: string, today: string): string[] {
  const parts = splitParts(question)
  // "And how much in February" names nothing: it repeats the question for another period.
  if (parts.some((part) => readQuestion(part, today).content.length === 0)) return []
  const [first = '', ...others] = parts
  const { periods, words } = readQuestion(first, today)
  const [period, ...more] = periods
  if (!period) return withLastTime(parts, today)
  if (more.length > 0) return parts
  const before = words[period.start - 1]
  const isLed = /^(in|im|on|am|during)$/.test(before?.folded ?? '')
  const start = (isLed ? before : words[period.start])?.start ?? 0
  const time = first.slice(start, words[period.end - 1]?.end)
  return [
    first,
    ...others.map((part) => {
      const reading = readQuestion(part, today)
      const asksFigure = reading.howMuch ?? reading.howMany ?? reading.times
      return asksFigure && reading.periods.length === 0 ? `${part} ${time}` : part
    }),
  ]
}

const asksFigure = (part: string, today: string) => {
  const { howMuch, howMany, times } = readQuestion(part, today)
  return (howMuch ?? howMany ?? times) !== undefined
}

/** "How much on groceries and how much on restaurants last month": the period applies to both. */
function withLastTime(parts: string[], today: string): string[] {
  const last = parts.at(-1) ?? ''
  const { periods, words } = readQuestion(last, today)
  const [period, ...more] = periods
  const others = parts.slice(0, -1)
  const isAlone = others.every((part) => readQuestion(part, today).periods.length === 0)
  const isLast = period?.end === words.length
  if (!period || !isLast || more.length > 0 || !isAlone || !asksFigure(last, today)) return parts
  const before = words[period.start - 1]
  const isLed = /^(in|im|on|am|during)$/.test(before?.folded ?? '')
  const time = last.slice((isLed ? before : words[period.start])?.start ?? 0, words.at(-1)?.end)
  return [...others.map((part) => (asksFigure(part, today) ? `${part} ${time}` : part)), last]
}

/** The queries of each part, under its question. */
const askedOf = ({ question, answer }: Part): AnswerPart[] => {
  const { parts = [], sql } = answer
  if (parts.length > 0)
    return parts.map((part) => ({ ...part, title: `${question}? · ${part.title}` }))
  return sql === undefined ? [] : [partOf(`${question}?`, answer)]
}

/**
 * Combines the answers to the parts of a question, with consecutive citation numbers. A part
 * without an answer says so in its place; undefined if none has one.
 */
export function composeParts(parts: readonly Part[]): AskResponse | undefined {
  const first = parts.find(({ answer }) => answer.found)
  if (!first) return undefined
  const { citations } = joinCitations(parts.map(({ answer }) => answer.citations))
  const places = citations.map(({ documentId, passageId, locator }) =>
    JSON.stringify([documentId, passageId, locator]),
  )
  const texts = parts.map(({ question, answer }, index) => {
    const numbered = answer.answer.replace(/\[(\d+)\]/g, (mark, number: string) => {
      const own = answer.citations.find((each) => each.number === Number(number))
      const at = own && places.indexOf(JSON.stringify([own.documentId, own.passageId, own.locator]))
      return at === undefined || at < 0 ? mark : `[${at + 1}]`
    })
    return `${index + 1}. ${question}?\n\n${numbered.replace(/(\[\d+\])\1+/g, '$1')}`
  })
  const plan: Step = {
    kind: 'understand',
    title: `${parts.length} questions in one`,
    detail: parts.map(({ question }) => `${question}?`).join(' '),
  }
  const asked = parts.flatMap(askedOf)
  const found = parts.flatMap(({ answer }) => (answer.found ? answer : []))
  // One table, chart and statement represent the whole; each part has its own.
  const { table, sql } = found.find((answer) => answer.sql !== undefined) ?? first.answer
  const chart = found.find((answer) => answer.chart)?.chart
  const types = parts.map(({ answer }) => answer.queryType)
  return {
    answer: texts.join('\n\n'),
    queryType: types.includes('analytical') ? 'analytical' : first.answer.queryType,
    confidence: Math.min(...parts.map(({ answer }) => answer.confidence)),
    found: true,
    citations,
    followUpQuestions: first.answer.followUpQuestions,
    steps: [plan, ...parts.flatMap(({ answer }) => answer.steps)],
    ...(asked.length > 0 ? { parts: asked } : {}),
    ...(sql === undefined ? {} : { sql }),
    ...(table ? { table } : {}),
    ...(chart ? { chart } : {}),
  }
}
