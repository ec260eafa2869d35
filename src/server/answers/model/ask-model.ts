import { hasToolCall, isStepCount, streamText, tool, type LanguageModel } from 'ai'
import { z } from 'zod'
import type { AskResponse, Step } from '#shared/answers.ts'
import type { ReadingView } from '#shared/readings.ts'
import type { Corrected } from '../readings/corrections.ts'
import type { RunStatements } from '../thread/messages.ts'
import { checkAnswer, withoutLeaks } from './check-answer.ts'
import { gatherEvidence } from './evidence.ts'
import { instructionsOf } from './instructions.ts'
import { checkStep, responseOf } from './respond.ts'
import { createTools, type ToolDeps } from './tools.ts'
import type { CatalogInZone } from '#server/workspace/catalog.ts'

export type ModelQuestion = {
  userId: string
  question: string
  /** The standalone question, if it is a follow-up in a conversation. */
  meant: string
  /** The user's corrections of what words mean. */
  corrections: readonly Corrected[]
  today: string
  catalog: CatalogInZone
  reasoning: boolean
  /** Earlier questions and answers of a conversation, oldest first. */
  before?: readonly { question: string; answer: string }[]
}
export type ModelOptions = {
  signal: AbortSignal
  onStep?: ((step: Step) => void) | undefined
  /** Receives the answer's text as it is written, before it is checked. */
  onText?: ((text: string) => void) | undefined
}

export type ModelDeps = ToolDeps & {
  model: LanguageModel
  /** How the question's words were interpreted in the statements run for it. */
  readingsOf(userId: string, ran: RunStatements): Promise<ReadingView[]>
  timeMs?: number | undefined
}

const limits = {
  steps: 6,
  reasoningSteps: 14,
  timeMs: 60_000,
  reasoningTimeMs: 180_000,
  answerTokens: 2_000,
  /** Limit of a stream before it counts as endless. */
  streamedCharacters: 200_000,
  /** Limit of a stored answer. */
  characters: 8_000,
  understoodCharacters: 300,
  followUpCharacters: 200,
} as const

const finalAnswer = z.object({
  answer: z.string(),
  /** The interpretation of the question. */
  understood: z.string().default(''),
  followUps: z.array(z.string()).max(3).default([]),
})

/** The model returned nothing usable as an answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/**
 * Lets a model answer with the tools, and checks its answer against what they found. Throws if the
 * model fails or takes too long; the caller then answers without it.
 */
export async function askModel(
  deps: ModelDeps,
  asked: ModelQuestion,
  { signal, onStep, onText }: ModelOptions,
): Promise<AskResponse> {
  const { userId, question, meant, corrections, today, catalog, reasoning, before = [] } = asked
  const gathered = gatherEvidence()
  const steps: Step[] = []
  const note = (step: Step) => {
    steps.push(step)
    onStep?.(step)
  }
  const { timeMs = reasoning ? limits.reasoningTimeMs : limits.timeMs } = deps
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)])
  const { tools, queries } = createTools(deps, {
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
    instructions: instructionsOf({ catalog, today, corrections, fence: gathered.fence }),
    messages: [
      ...before.flatMap(({ question: earlier, answer }) => [
        { role: 'user' as const, content: earlier },
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
    // Errors arrive as parts of the stream; none of them is printed.
    onError: () => undefined,
  })
  for await (const part of result.stream) {
    within.throwIfAborted()
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('stopped', 'AbortError')
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') {
      text += part.text
      if (text.length > limits.streamedCharacters) throw new NoAnswer('no end')
      onText?.(part.text)
    }
    if (part.type === 'tool-call' && part.toolName === 'answer') {
      final = finalAnswer.safeParse(part.input).data ?? final
    }
  }
  const written = (final?.answer ?? text).slice(0, limits.characters).trim()
  if (written === '') throw new NoAnswer('no answer')
  const checked = checkAnswer(written, gathered, question)
  note(checkStep(checked))
  const plain = (raw: string, characters: number) =>
    withoutLeaks(raw, gathered.fence).text.replace(/\s+/g, ' ').trim().slice(0, characters)
  const statements = queries.map(({ sql }) => sql)
  return responseOf({
    checked,
    gathered,
    steps,
    queries,
    understood: plain(final?.understood ?? '', limits.understoodCharacters),
    readings:
      statements.length === 0
        ? []
        : await deps.readingsOf(userId, {
            question: meant,
            today,
            timeZone: catalog.timeZone,
            corrections,
            statements,
          }),
    followUps: (final?.followUps ?? []).map((each) => plain(each, limits.followUpCharacters)),
  })
}
