import { Busboy } from '@fastify/busboy'
import type { Readable } from 'node:stream'
import { sourceLimits } from '#shared/sources.ts'
import { AppError } from '#server/errors.ts'
import { multipartBody } from '#server/http/multipart.ts'
import type { ImportFiles, Target } from './import-files.ts'

/**
 * Stores the files of a multipart request as they arrive, under any field name. Returns their ids;
 * if one does not arrive completely, none is kept.
 */
export async function receiveFiles(
  request: Request,
  files: ImportFiles,
  { userId, ...target }: { userId: string } & Target,
): Promise<string[]> {
  const { contentType, body } = multipartBody(request)
  const ids: string[] = []
  try {
    await eachFile(body, contentType, async (name, bytes) => {
      ids.push(await files.add(userId, { ...target, ordinal: ids.length }, name, bytes))
    })
    if (ids.length === 0) {
      throw new AppError('invalid', 'upload.no_file', 'There is no file in this upload.')
    }
    return ids
  } catch (error) {
    await files.remove(userId, ids)
    throw error
  }
}

function eachFile(
  body: Readable,
  contentType: string,
  onFile: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      body.unpipe()
      body.destroy()
      reject(error)
    }
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fileSize: sourceLimits.importBytes + 1,
        files: sourceLimits.importFiles,
        fields: 20,
        fieldSize: 1_000,
      },
    })
    // One file after another: the parser waits until the previous one is read.
    let stored = Promise.resolve()
    parser.on('file', (_field, stream, filename) => {
      stream.on('limit', () => stream.destroy(tooLarge()))
      const name = plainName(filename)
      stored = stored.then(() => onFile(name, stream))
      stored.catch(fail)
    })
    parser.on('filesLimit', () => fail(tooLarge()))
    parser.on('finish', () => {
      stored.then(resolve, reject)
    })
    parser.on('error', () => fail(broken()))
    body.on('error', () => fail(broken()))
    body.pipe(parser)
  })
}

/** A file's base name, without folders and control characters. */
function plainName(given: string | undefined): string {
  const base = (given ?? '').replaceAll('\\', '/').split('/').at(-1) ?? ''
  const printable = base
    .normalize('NFC')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
    .trim()
  return printable.slice(0, 200) || 'file'
}

const broken = () =>
  new AppError('invalid', 'upload.broken', 'The upload was interrupted. Please try again.')
const tooLarge = () =>
  new AppError(
    'too_large',
    'import.too_large',
    `An import takes at most ${sourceLimits.importFiles} files of ${sourceLimits.importBytes / 1024 ** 3} GB each.`,
  )
