import { hasToolCall, isStepCount, streamText, tool, type LanguageModel } from 'ai'
import { z } from 'zod'
import type { AskResponse, Step } from '#shared/answers.ts'
import { chooseChart } from '../choose-chart.ts'
import { checkAnswer, type Checked } from './check-answer.ts'
import { gatherEvidence, type Gathered } from './evidence.ts'
import { instructionsOf } from './instructions.ts'
import { createTools, type LastQuery, type ToolDeps } from './tools.ts'
import type { Catalog } from '#server/workspace/catalog.ts'

export type ModelQuestion = {
  userId: string
  question: string
  today: string
  catalog: Catalog
  reasoning: boolean
  /** Earlier questions and answers of a conversation, oldest first. */
  before?: readonly { question: string; answer: string }[]
}
export type ModelOptions = {
  signal: AbortSignal
  onStep?: ((step: Step) => void) | undefined
  /** Words of the answer as they are written; they are checked only at the end. */
  onText?: ((text: string) => void) | undefined
}

const limits = {
  steps: 6,
  reasoningSteps: 14,
  timeMs: 60_000,
  reasoningTimeMs: 180_000,
  answerTokens: 2_000,
  /** Of an answer that is kept. */
  characters: 8_000,
} as const

const finalAnswer = z.object({
  answer: z.string(),
  followUps: z.array(z.string()).max(3).default([]),
})

/** The model gave nothing that could be an answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/**
 * Lets a model answer with the tools, and holds what it says against what they found.
 * Throws when the model fails or takes too long; the caller then answers without it.
 */
export async function askModel(
  deps: ToolDeps & { model: LanguageModel },
  asked: ModelQuestion,
  { signal, onStep, onText }: ModelOptions,
): Promise<AskResponse> {
  const { userId, question, today, catalog, reasoning, before = [] } = asked
  const gathered = gatherEvidence()
  const steps: Step[] = []
  const note = (step: Step) => {
    steps.push(step)
    onStep?.(step)
  }
  const timeMs = reasoning ? limits.reasoningTimeMs : limits.timeMs
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)])
  const { tools, last } = createTools(deps, {
    userId,
    today,
    catalog,
    gathered,
    onStep: note,
    signal: within,
  })
  let final: z.infer<typeof finalAnswer> | undefined
  let text = ''
  const result = streamText({
    model: deps.model,
    instructions: instructionsOf({ catalog, today, fence: gathered.fence }),
    messages: [
      ...before.flatMap(({ question: said, answer }) => [
        { role: 'user' as const, content: said },
        { role: 'assistant' as const, content: answer },
      ]),
      { role: 'user', content: question },
    ],
    tools: {
      ...tools,
      answer: tool({
        description: 'Gives the final answer. Call it once, at the end.',
        inputSchema: finalAnswer,
      }),
    },
    stopWhen: [
      hasToolCall('answer'),
      isStepCount(reasoning ? limits.reasoningSteps : limits.steps),
    ],
    maxOutputTokens: limits.answerTokens,
    maxRetries: 1,
    abortSignal: within,
    // Errors come as parts of the stream; nothing of them is printed.
    onError: () => undefined,
  })
  for await (const part of result.stream) {
    within.throwIfAborted()
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('stopped', 'AbortError')
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') {
      text += part.text
      onText?.(part.text)
    }
    if (part.type === 'tool-call' && part.toolName === 'answer') {
      final = finalAnswer.safeParse(part.input).data ?? final
    }
  }
  const said = (final?.answer ?? text).slice(0, limits.characters).trim()
  if (said === '') throw new NoAnswer('no answer')
  const checked = checkAnswer(said, gathered, question)
  note(checkStep(checked))
  return responseOf({ checked, gathered, steps, last: last(), followUps: final?.followUps ?? [] })
}

function checkStep({ citations, unfounded, removed }: Checked): Step {
  const detail = [
    `${citations.length} ${citations.length === 1 ? 'citation leads' : 'citations lead'} to evidence`,
    ...(unfounded.length > 0 ? [`not in what is cited: ${unfounded.join(', ')}`] : []),
    ...(removed > 0 ? [`${removed} marks or links taken out`] : []),
  ].join('; ')
  return { kind: 'check', title: 'Checked the answer against the evidence', detail }
}

type Given = {
  checked: Checked
  gathered: Gathered
  steps: Step[]
  last: LastQuery | undefined
  followUps: string[]
}

function responseOf({ checked, gathered, steps, last, followUps }: Given): AskResponse {
  const { answer, citations, unfounded } = checked
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
    followUpQuestions: followUps
      .map((text) => text.trim().slice(0, 200))
      .filter((text) => text !== ''),
    citations,
    ...(last ? { sql: last.sql, table: last.table } : {}),
    ...(chart ? { chart } : {}),
    steps,
    found: founded,
  }
}

function confidenceOf(given: { founded: boolean; cited: boolean; unfounded: number }): number {
  if (!given.founded) return 0.3
  const base = given.cited ? 0.85 : 0.7
  return Math.max(0.2, Math.round((base - 0.2 * Math.min(3, given.unfounded)) * 100) / 100)
}

function chartOf({ result }: LastQuery) {
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
