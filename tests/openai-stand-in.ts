import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const chatRequest = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.unknown(),
      tool_calls: z.array(z.unknown()).optional(),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
})
export type ChatCall = z.infer<typeof chatRequest> & { authorization: string | undefined }

/** The server's behaviour in one call. */
export type Turn =
  | { text: string }
  | { calls: { name: string; input: unknown }[] }
  | { status: number; error: string }
  /** Starts to answer, and breaks the connection. */
  | { cut: string }
  /** Starts to answer, and stalls. */
  | { stall: string }
  /** Answers with a page, in no protocol. */
  | { page: string }
  /** Never answers. */
  | { silent: true }

/**
 * A server with the protocol of OpenAI's chat completions, streaming or not, that follows a script.
 * `respond` gets each call with the whole conversation.
 */
export async function startOpenAiStandIn(respond: (call: ChatCall, turn: number) => Turn) {
  const calls: ChatCall[] = []
  const waiting = new Set<ServerResponse>()
  const left: ChatCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url?.endsWith('/models')) {
        response.setHeader('content-type', 'application/json')
        response.end(
          JSON.stringify({ object: 'list', data: [{ id: 'stand-in', object: 'model' }] }),
        )
        return
      }
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      const call = { ...chatRequest.parse(body), authorization: request.headers.authorization }
      calls.push(call)
      response.on('close', () => {
        if (!response.writableFinished) left.push(call)
      })
      answer(response, call, respond(call, calls.length), waiting)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/v1`,
    calls,
    /** Calls whose caller disconnected before the answer. */
    left,
    async [Symbol.asyncDispose]() {
      for (const response of waiting) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const head = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'stand-in' }
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }

function answer(
  response: ServerResponse,
  { stream }: ChatCall,
  turn: Turn,
  waiting: Set<ServerResponse>,
): void {
  if ('silent' in turn) {
    waiting.add(response)
    return
  }
  if ('status' in turn) {
    // A request to wait must not delay a test.
    response.writeHead(turn.status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify({ error: { message: turn.error, type: 'error', code: null } }))
    return
  }
  if ('page' in turn) {
    response.setHeader('content-type', 'text/html')
    response.end(turn.page)
    return
  }
  if (!stream && !('cut' in turn) && !('stall' in turn)) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...head, object: 'chat.completion', usage, ...whole(turn) }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    const chunk = { ...head, object: 'chat.completion.chunk', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  send({ role: 'assistant', content: '' })
  if ('cut' in turn) {
    send({ content: turn.cut })
    setImmediate(() => response.destroy())
    return
  }
  if ('stall' in turn) {
    send({ content: turn.stall })
    waiting.add(response)
    return
  }
  if ('text' in turn) for (const word of turn.text.split(/(?<= )/)) send({ content: word })
  else {
    for (const [index, call] of toolCalls(turn.calls).entries()) {
      const { name, arguments: input } = call.function
      send({ tool_calls: [{ ...call, index, function: { name, arguments: '' } }] })
      send({ tool_calls: [{ index, function: { arguments: input } }] })
    }
  }
  send({}, 'text' in turn ? 'stop' : 'tool_calls')
  response.end('data: [DONE]\n\n')
}

const toolCalls = (calls: readonly { name: string; input: unknown }[]) =>
  calls.map(({ name, input }, index) => ({
    id: `call_${index}_${name}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))

const whole = (turn: { text: string } | { calls: { name: string; input: unknown }[] }) => ({
  choices: [
    {
      index: 0,
      message:
        'text' in turn
          ? { role: 'assistant', content: turn.text }
          : { role: 'assistant', content: null, tool_calls: toolCalls(turn.calls) },
      finish_reason: 'text' in turn ? 'stop' : 'tool_calls',
    },
  ],
})

/** A model that looks the question up, and then returns a text. */
export const looksUpThenSays =
  (text: string) =>
  ({ messages }: ChatCall): Turn => {
    const question = messages.findLast(({ role }) => role === 'user')
    return messages.at(-1)?.role === 'tool'
      ? { text }
      : { calls: [{ name: 'search', input: { query: String(question?.content) } }] }
  }
