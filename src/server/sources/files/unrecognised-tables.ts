import { sizeInWords } from '#shared/size-in-words.ts'
import { limits } from '#shared/limits.ts'
import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import { AppError } from '#server/errors.ts'
import type { Recognition } from '#server/import-worker/recognition.ts'
import type { SealedFile, StoredFile } from './import-files.ts'

export type KeptTable = { name: string; bytes: Uint8Array }

/** The stored part of a recognition: everything but what the import itself asks for. */
export function storedRecognition(recognition: Recognition | undefined): Omit<SealedFile, 'name'> {
  if (recognition === undefined || !('type' in recognition)) return recognition ?? {}
  const { type, description, ...details } = recognition
  return { recognised: { type, description }, ...details }
}

/** The source that reads tables by the columns that the person assigned. */
function statementType(): SourceType {
  const found = Object.values(descriptors).find(({ readsMappedTables }) => readsMappedTables)
  if (!found) throw new Error('No source reads mapped tables')
  return found.type
}

/** A table the person identifies as a bank statement. */
export const asStatement = (file: StoredFile): StoredFile => ({
  ...file,
  recognised: { type: statementType(), description: 'a statement, as you said' },
})

/** A table the person wants to keep as a document. */
export async function tableToKeep(name: string, file: ImportFile): Promise<KeptTable> {
  if (file.size > limits.uploadBytes) {
    throw new AppError(
      'too_large',
      'import.table_too_large',
      `A table that is kept may have at most ${sizeInWords(limits.uploadBytes)}.`,
    )
  }
  return { name, bytes: await file.read(0, file.size) }
}
