import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '#server/errors.ts'

/** The body of a multipart request as a stream; refuses any other request. */
export function multipartBody(request: Request): { contentType: string; body: Readable } {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw new AppError(
      'unsupported',
      'upload.not_multipart',
      'Send the files as multipart form data.',
    )
  }
  return { contentType, body: Readable.fromWeb(request.body as ReadableStream<Uint8Array>) }
}
