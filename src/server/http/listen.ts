import { getRequestListener } from '@hono/node-server'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '#server/config.ts'
import { cutStalledUploads, type UploadPace } from './cut-stalled-uploads.ts'

type App = { fetch: (request: Request, env: object) => Response | Promise<Response> }

/** Slower than the oldest mobile networks. */
const slowest: UploadPace = { windowMs: 60_000, minimumBytes: 60_000 }

/** Serves the application on the configured port. */
export function listen(
  app: App,
  { port, host }: Pick<Config, 'port' | 'host'>,
  onReady: (address: AddressInfo) => void,
  pace = slowest,
): http.Server {
  const options = {
    // An export of many gigabytes may take hours to arrive, but not its headers.
    requestTimeout: 0,
    headersTimeout: 60_000,
  }
  const answer = getRequestListener(app.fetch)
  const server = http.createServer(options, (request, response) => void answer(request, response))
  cutStalledUploads(server, pace)
  server.listen(port, host, () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') onReady(address)
  })
  return server
}
