import { chatEvidence, type ChatMessage, type ChatResponse } from '#shared/chat.ts'

export type Thread = readonly ChatMessage[]

type Question = { id: string; text: string }

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id by which the server recognises a message that is sent again. */
export function newMessageId(): string {
  // `crypto.randomUUID` is missing on pages without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(26))
  return `msg_${Array.from(bytes, (byte) => letters[byte & 31]).join('')}`
}

/** Adds the person's message, or repeats it: then everything after it is removed. */
export function withQuestion(thread: Thread, { id, text }: Question, now: Date): Thread {
  const at = thread.findIndex((message) => message.id === id)
  const kept = at < 0 ? thread : thread.slice(0, at)
  const timestamp = thread[at]?.timestamp ?? now.toISOString()
  return [...kept, { id, role: 'user', content: text, timestamp, status: 'pending' }]
}

/** Inserts the reply after its question. */
export function withReply(
  thread: Thread,
  questionId: string,
  replied: ChatResponse,
  now: Date,
): Thread {
  const { response, messageId, category, sources, queryType, confidence, suggestions } = replied
  const reply: ChatMessage = {
    id: messageId ?? `${questionId}_reply`,
    role: 'assistant',
    content: response,
    timestamp: now.toISOString(),
    metadata: { category, sources, queryType, confidence },
    evidence: chatEvidence.parse(replied),
    suggestions,
  }
  return thread.flatMap((message) =>
    message.id === questionId ? [{ ...message, status: 'answered' as const }, reply] : message,
  )
}

/** Marks a message without an answer. */
export function withFailure(thread: Thread, questionId: string): Thread {
  return thread.map((message) =>
    message.id === questionId ? { ...message, status: 'failed' as const } : message,
  )
}

/** The thread after the stored messages that are earlier than its first. */
export function withEarlier(stored: Thread, thread: Thread): Thread {
  const at = stored.findIndex(({ id }) => id === thread[0]?.id)
  return at < 0 ? thread : [...stored.slice(0, at), ...thread]
}

export const isAnswering = (thread: Thread): boolean =>
  thread.some(({ status }) => status === 'pending')
