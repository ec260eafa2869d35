import type http from 'node:http'
import type { ErrorBody } from '#shared/errors.ts'

/**
 * A request whose body is arriving, with the start of its current window and the bytes received by
 * then.
 */
type Arriving = { response: http.ServerResponse; since: number; before: number }

/** The minimum of a body that has to arrive in each window of time. */
export type UploadPace = { windowMs: number; minimumBytes: number }

const stalled: ErrorBody = {
  error: 'The upload stopped arriving. Please check the connection and try again.',
  code: 'upload.stalled',
}

/**
 * Ends requests whose bodies arrive too slowly or stall, so that endless uploads cannot hold
 * connections and memory. A body may take any time at a steady pace, and time during which we do
 * not read does not count.
 */
export function cutStalledUploads(server: http.Server, { windowMs, minimumBytes }: UploadPace) {
  const arriving = new Map<http.IncomingMessage, Arriving>()

  server.on('request', (request, response) => {
    const { headers, socket } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    arriving.set(request, { response, since: performance.now(), before: socket.bytesRead })
    const forget = () => arriving.delete(request)
    request.once('end', forget)
    request.once('close', forget)
    socket.once('close', forget)
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, upload] of arriving) {
      const { bytesRead } = request.socket
      const waitsForUs = request.readableLength > 0
      if (waitsForUs || bytesRead - upload.before >= minimumBytes) {
        Object.assign(upload, { since: now, before: bytesRead })
      } else if (now - upload.since >= windowMs) {
        arriving.delete(request)
        end(request, upload.response)
      }
    }
  }, windowMs / 6)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

function end(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { socket } = request
  const body = JSON.stringify(stalled)
  if (!response.headersSent) {
    const head = [
      'HTTP/1.1 408 Request Timeout',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroySoon()
}
