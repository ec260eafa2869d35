import { isReadable } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { signatureBytes, unreadFormatOf, unreadText } from '#shared/unread-format.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { Upload } from '#server/documents/upload.ts'
import { AppError } from '#server/errors.ts'
import type { Quotas } from '#server/quotas/quotas.ts'

export type AddDocument = { upload: Upload; quotas: Pick<Quotas, 'limitsOf'> }

const unknownFile = 'No source knows this file, and it is not a document that Trove can read.'

/** Adds a file to the documents; returns the reason if that is refused. */
export async function addDocument(
  { upload, quotas }: AddDocument,
  userId: string,
  file: ImportFile,
): Promise<string | undefined> {
  if (file.size === 0) return 'The file is empty.'
  if (!isReadable({ name: file.name, mimeType: '' })) {
    const format = unreadFormatOf(file.name, await file.read(0, signatureBytes))
    return format ? unreadText(format) : unknownFile
  }
  if (file.size > limits.uploadBytes) return 'File size must be less than 10MB'
  const bytes = await file.read(0, file.size)
  try {
    await upload(userId, [{ name: file.name, mimeType: '', bytes }], await quotas.limitsOf(userId))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
