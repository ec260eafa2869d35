import type * as z from 'zod/mini'
import { step, type Step } from '#shared/answers.ts'
import { urlOf, type ResponseOf, type Call, type CallInput } from '#shared/calls/call.ts'
import { t } from '#web/words/translate.ts'
import { ApiError, parseResponse, throwUnreachable, toApiError } from './api.ts'

export type AnswerEvents = {
  onStep?: ((step: Step) => void) | undefined
  /** Words of the answer as they are written; the checked answer itself comes at the end. */
  onText?: ((text: string) => void) | undefined
}

/**
 * A call whose answer can be followed while it is made. A plain response from a server or proxy is
 * accepted as well.
 */
export async function requestEvents<
  C extends Call & { events: true; json: z.core.$ZodType; response: z.core.$ZodType },
>(
  call: C,
  given: CallInput<C> & { signal?: AbortSignal },
  events: AnswerEvents,
): Promise<ResponseOf<C>> {
  const { json, signal } = given
  const response = await fetch(urlOf(call, given), {
    credentials: 'include',
    method: call.method,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(json),
    ...(signal ? { signal } : {}),
  }).catch(throwUnreachable)
  if (!response.ok) throw await toApiError(response)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!isStream || !response.body) return parseResponse(call, await response.text())
  let answer = ''
  let failure: string | undefined
  const { createParser } = await import('eventsource-parser')
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'answer') answer = data
      if (event === 'error') failure = data
      if (event === 'step') events.onStep?.(step.parse(JSON.parse(data)))
      if (event === 'text') events.onText?.(String(JSON.parse(data).text))
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parser.feed(value)
  }
  if (failure !== undefined) throw new ApiError(500, t('Failed'), failure)
  return parseResponse(call, answer)
}
