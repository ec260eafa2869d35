import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** A call to a service: the key, the names of the tools and the whole conversation. */
type ServiceCall = { key: string; tools: string[]; sent: string }
export type ServiceTurn =
  | { text: string }
  | { call: { name: string; input: unknown } }
  | { status: number }
  /** Starts to answer, and breaks the connection. */
  | { cut: string }
  /** Starts to answer, and reports an error in the stream. */
  | { broken: string }

type Protocol = {
  read(request: IncomingMessage, body: unknown): ServiceCall
  isStream(request: IncomingMessage, body: unknown): boolean
  /** Events of a stream, in order. */
  events(turn: ServiceTurn): string[]
  whole(turn: ServiceTurn): unknown
  error(status: number): object
}

const event = (type: string, data: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
const textOf = (turn: ServiceTurn) =>
  'text' in turn ? turn.text : 'cut' in turn ? turn.cut : 'broken' in turn ? turn.broken : ''

const named = z.object({ name: z.string() })
const anthropicBody = z.object({ stream: z.boolean().default(false), tools: z.array(named) })

/** Anthropic's Messages API. */
const anthropic: Protocol = {
  read: (request, body) => ({
    key: header(request, 'x-api-key'),
    tools: anthropicBody.parse(body).tools.map(({ name }) => name),
    sent: JSON.stringify(body),
  }),
  isStream: (_, body) => anthropicBody.parse(body).stream,
  events(turn) {
    const usage = { input_tokens: 1, output_tokens: 1 }
    const message = { ...anthropicHead, content: [], stop_reason: null, usage }
    const isCall = 'call' in turn
    const block = isCall
      ? { type: 'tool_use', id: 'toolu_1', name: turn.call.name, input: {} }
      : { type: 'text', text: '' }
    const delta = isCall
      ? { type: 'input_json_delta', partial_json: JSON.stringify(turn.call.input) }
      : { type: 'text_delta', text: textOf(turn) }
    const begun = [
      event('message_start', { message }),
      event('content_block_start', { index: 0, content_block: block }),
      event('content_block_delta', { index: 0, delta }),
    ]
    if ('cut' in turn) return begun
    if ('broken' in turn) return [...begun, event('error', anthropic.error(529))]
    const stop = { stop_reason: isCall ? 'tool_use' : 'end_turn', stop_sequence: null }
    return [
      ...begun,
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: stop, usage }),
      event('message_stop'),
    ]
  },
  whole: (turn) => ({
    ...anthropicHead,
    content:
      'call' in turn
        ? [{ type: 'tool_use', id: 'toolu_1', ...turn.call }]
        : [{ type: 'text', text: textOf(turn) }],
    stop_reason: 'call' in turn ? 'tool_use' : 'end_turn',
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  error: (status) => ({ type: 'error', error: { type: 'error', message: `no: ${status}` } }),
}
const anthropicHead = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  stop_sequence: null,
}

const googleBody = z.object({
  tools: z.array(z.object({ functionDeclarations: z.array(named) })),
})

/** Google's `generateContent`. */
const google: Protocol = {
  read: (request, body) => ({
    key: header(request, 'x-goog-api-key'),
    tools: googleBody
      .parse(body)
      .tools.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name)),
    sent: JSON.stringify(body),
  }),
  isStream: ({ url = '' }) => url.includes(':streamGenerateContent'),
  events(turn) {
    const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
    if ('cut' in turn) return [data(google.whole(turn)).slice(0, -20)]
    if ('broken' in turn) return [data(google.error(503))]
    return [data(google.whole(turn))]
  },
  whole: (turn) => ({
    candidates: [
      {
        content: {
          role: 'model',
          parts: [
            'call' in turn
              ? { functionCall: { name: turn.call.name, args: turn.call.input } }
              : { text: textOf(turn) },
          ],
        },
        finishReason: 'STOP',
      },
    ],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  }),
  error: (status) => ({ error: { code: status, message: `no: ${status}`, status: 'ERROR' } }),
}

/** A server with a service's protocol that follows a script for each call. */
export async function startModelService(
  service: 'anthropic' | 'google',
  respond: (call: ServiceCall, turn: number) => ServiceTurn,
) {
  const protocol = { anthropic, google }[service]
  const calls: ServiceCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      const call = protocol.read(request, body)
      calls.push(call)
      answer(response, protocol, respond(call, calls.length), protocol.isStream(request, body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/v1`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(
  response: ServerResponse,
  protocol: Protocol,
  turn: ServiceTurn,
  isStream: boolean,
): void {
  if ('status' in turn) {
    // A request to wait must not delay a test.
    response.writeHead(turn.status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify(protocol.error(turn.status)))
    return
  }
  if (!isStream) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(protocol.whole(turn)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const each of protocol.events(turn)) response.write(each)
  if ('cut' in turn) setImmediate(() => response.destroy())
  else response.end()
}
