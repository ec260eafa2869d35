import type { AskRequest, AskResponse, Step } from '#shared/answers.ts'
import type { ChatRequest, ChatResponse } from '#shared/chat.ts'
import { todayIn } from '#server/answers/plan/civil-date.ts'
import type { QuestionHistory } from '#server/answers/history.ts'
import type { Questions } from '#server/answers/thread/questions.ts'
import { AppError } from '#server/errors.ts'
import type { AnswerEvents } from '#server/http/event-stream.ts'
import type { Conversations } from './conversations.ts'
import type { Messages, Waiting } from './messages.ts'
import { toReply } from './to-reply.ts'

export type Chat = ReturnType<typeof createChat>

type Asked = Pick<AskRequest, 'question' | 'timeZone' | 'language' | 'reading' | 'literal'>
type AskOptions = {
  signal: AbortSignal
  before?: Waiting['before']
  asWritten?: string
} & Partial<AnswerEvents>
type Deps = {
  messages: Messages
  conversations: Pick<Conversations, 'find'>
  answers: {
    ask(userId: string, question: Asked, options: AskOptions): Promise<AskResponse>
  }
  questions: Pick<Questions, 'inContext'>
  history: QuestionHistory
  /** No other server uses this database. */
  alone: boolean
  now?: () => Date
}

/** Answers the messages of a conversation, each in the context of earlier ones. */
export function createChat(deps: Deps) {
  const {
    messages,
    conversations,
    answers,
    history,
    questions,
    alone,
    now = () => new Date(),
  } = deps
  /** Messages being answered by this server, with the number of simultaneous answers. */
  const answering = new Map<string, number>()

  async function meant(
    userId: string,
    { message, timeZone }: ChatRequest,
    { previous }: Waiting,
    signal: AbortSignal,
  ) {
    if (previous === undefined) return message
    const today = todayIn(now(), timeZone)
    const asked = await questions.inContext(userId, { message, previous, today, timeZone }, signal)
    return asked ?? message
  }

  async function answer(
    userId: string,
    request: ChatRequest,
    waiting: Waiting,
    options: { signal: AbortSignal } & Partial<AnswerEvents>,
  ): Promise<ChatResponse> {
    const { signal, onStep } = options
    const startedAt = performance.now()
    const asked = await meant(userId, request, waiting, signal)
    const { timeZone, language, reading, literal } = request
    const question = {
      question: asked,
      ...(timeZone !== undefined && { timeZone }),
      ...(language !== undefined && { language }),
      ...(reading && { reading }),
      ...(literal && { literal }),
    }
    const understood: Step[] =
      asked === request.message
        ? []
        : [{ kind: 'understand', title: 'Understood as a follow-up', detail: asked }]
    for (const step of understood) onStep?.(step)
    const response = await answers.ask(userId, question, {
      ...options,
      before: waiting.before,
      asWritten: request.message,
    })
    signal.throwIfAborted()
    const reply = toReply(asked, { ...response, steps: [...understood, ...response.steps] })
    const messageId = await messages.reply(userId, waiting, { asked, reply })
    await history.add(userId, 'chat', question, response, performance.now() - startedAt)
    return { ...reply, conversationId: waiting.conversationId, messageId }
  }

  return {
    async send(
      userId: string,
      request: ChatRequest,
      options: { signal: AbortSignal } & Partial<AnswerEvents>,
    ): Promise<ChatResponse> {
      const { signal } = options
      const waiting = await messages.begin(userId, request)
      const { messageId } = waiting
      answering.set(messageId, (answering.get(messageId) ?? 0) + 1)
      try {
        return await answer(userId, request, waiting, options)
      } catch (error) {
        await messages.fail(userId, waiting)
        if (signal.aborted) {
          throw new AppError('unavailable', 'chat.stopped', 'The answer was stopped.', {
            cause: error,
          })
        }
        throw error
      } finally {
        const left = (answering.get(messageId) ?? 1) - 1
        if (left > 0) answering.set(messageId, left)
        else answering.delete(messageId)
      }
    },

    /** A conversation with its messages. */
    find: (userId: string, id: string, before?: string) =>
      conversations.find(userId, id, {
        before,
        isAnswering: (messageId) => answering.has(messageId),
        alone,
      }),
  }
}
