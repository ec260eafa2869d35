import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Logger } from 'pino'
import type { Step } from '#shared/answers.ts'
import { reportError } from './error-handler.ts'

/** Events while an answer is being made. */
export type AnswerEvents = { onStep(step: Step): void; onText(text: string): void }

/** Whether the caller accepts events while the answer is being made. */
export const wantsEvents = (c: Context): boolean =>
  /\btext\/event-stream\b/.test(c.req.header('accept') ?? '')

/**
 * Answers with server-sent events: `step` and `text` during `work`, then `answer` with its result,
 * or `error` with `{ error, code }`. The work is aborted when the caller disconnects.
 */
export function answerWithEvents<T>(
  c: Context,
  log: Logger,
  work: (events: AnswerEvents, signal: AbortSignal) => Promise<T>,
): Response {
  const path = c.req.routePath
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    let written = Promise.resolve()
    const send = (event: string, data: unknown) => {
      written = written.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }))
    }
    try {
      const answer = await work(
        { onStep: (step) => send('step', step), onText: (text) => send('text', { text }) },
        left.signal,
      )
      send('answer', answer)
    } catch (error) {
      if (!left.signal.aborted) send('error', reportError(log, error, path).body)
    }
    await written
  })
}
