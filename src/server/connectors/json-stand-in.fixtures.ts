import { createServer, type IncomingMessage } from 'node:http'

export type StoodIn = { status?: number; headers?: Record<string, string>; body: unknown }

/** A local service that returns JSON; it records requests and their tokens. */
export async function openJsonStandIn(answer: (url: URL, request: IncomingMessage) => StoodIn) {
  const asked: { url: URL; authorization: string }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push({ url, authorization: request.headers.authorization ?? '' })
    const { status = 200, headers = {}, body } = answer(url, request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
