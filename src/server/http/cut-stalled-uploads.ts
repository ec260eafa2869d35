import type http from 'node:http'
import type { ErrorBody } from '#shared/errors.ts'

/** A request whose body is under way, and when and where its present window began. */
type Arriving = { response: http.ServerResponse; since: number; before: number }

/** How much of a body has to arrive in each window of time. */
export type UploadPace = { windowMs: number; minimumBytes: number }

const stalled: ErrorBody = {
  error: 'The upload stopped arriving. Please check the connection and try again.',
  code: 'upload.stalled',
}

/**
 * Ends requests whose body arrives too slowly or no longer, so that nobody holds connections and
 * memory with uploads that never end. A body may take as long as it likes at a steady pace, and the
 * time in which we ourselves do not read does not count.
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
