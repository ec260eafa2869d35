import { Busboy } from '@fastify/busboy'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isReadable } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { whatWouldWork } from '#shared/document-or-export.ts'
import { AppError } from '#server/errors.ts'
import { multipartBody } from '#server/http/multipart.ts'
import type { NewFile } from './add-document.ts'
import type { UploadMemory } from './upload-memory-budget.ts'

const mostFiles = 200
const mostBytes = 200 * 1024 * 1024

export type UploadedFile = NewFile & { field: string }

/**
 * Reads the files of a multipart request in the given `fields`. Refuses the whole request, naming
 * the file, if one is too large, empty or of an unreadable type.
 */
export async function readUpload(
  request: Request,
  fields: string[],
  share: UploadMemory,
): Promise<UploadedFile[]> {
  const multipart = multipartBody(request)
  const files: UploadedFile[] = []
  await parse({ ...multipart, share }, fields, (file) => files.push(file))
  if (files.length === 0) {
    throw new AppError(
      'invalid',
      'upload.no_file',
      `There is no file in the field "${fields[0] ?? ''}".`,
    )
  }
  return files
}

type Arriving = { body: Readable; contentType: string; share: UploadMemory }

function parse(
  { body, contentType, share }: Arriving,
  fields: string[],
  onFile: (file: UploadedFile) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let total = 0
    const fail = (error: unknown) => {
      body.unpipe()
      body.destroy()
      reject(error)
    }
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // One byte more than allowed distinguishes a file of exactly the limit from a larger one.
      limits: { fileSize: limits.uploadBytes + 1, files: mostFiles, fields: 20, fieldSize: 1_000 },
    })
    parser.on('file', (field, stream, filename, _encoding, mimeType) => {
      const name = cleanName(filename)
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => {
        total += part.length
        if (total > mostBytes) return fail(tooMuch())
        try {
          share.take(part.length)
          parts.push(part)
        } catch (error) {
          fail(error)
        }
      })
      stream.on('error', fail)
      stream.on('end', () => {
        if (!fields.includes(field)) return
        try {
          const bytes = Buffer.concat(parts)
          onFile({ field, ...checkFile({ name, mimeType: mimeType.toLowerCase(), bytes }) })
        } catch (error) {
          fail(error)
        }
      })
    })
    parser.on('filesLimit', () => fail(tooMuch()))
    parser.on('finish', resolve)
    parser.on('error', () =>
      fail(
        new AppError('invalid', 'upload.broken', 'The upload was interrupted. Please try again.'),
      ),
    )
    body.on('error', () =>
      fail(
        new AppError('invalid', 'upload.broken', 'The upload was interrupted. Please try again.'),
      ),
    )
    body.pipe(parser)
  })
}

function checkFile(file: NewFile): NewFile {
  if (file.bytes.length > limits.uploadBytes) {
    throw new AppError(
      'too_large',
      'document.too_large',
      `${file.name}: File size must be less than 10MB`,
    )
  }
  if (!isReadable(file)) {
    throw new AppError(
      'unsupported',
      'document.unsupported',
      `${file.name}: File type not supported. ${whatWouldWork(file.name, file.bytes)}`,
    )
  }
  if (file.bytes.length === 0) {
    throw new AppError('invalid', 'document.empty', `${file.name}: The file is empty`)
  }
  return file
}

/** A file's base name, without folders and control characters. */
function cleanName(given: string | undefined): string {
  const base = path.posix.basename((given ?? '').replaceAll('\\', '/')).normalize('NFC')
  const printable = base.replaceAll(/\p{Cc}|\p{Cf}/gu, '').trim()
  if (printable === '' || printable === '.' || printable === '..') return 'file'
  const letters = Array.from(printable)
  if (letters.length <= limits.nameCharacters) return printable
  const ending = path.extname(printable).slice(0, 10)
  return letters.slice(0, limits.nameCharacters - ending.length).join('') + ending
}

const tooMuch = () =>
  new AppError(
    'too_large',
    'upload.too_large',
    'These are too many files for one upload. Choose at most 200 files of 200MB in all.',
  )
