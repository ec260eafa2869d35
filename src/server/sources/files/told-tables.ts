import { limits } from '#shared/limits.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import { AppError } from '#server/errors.ts'
import type { Look } from '#server/import-worker/file-reader.ts'
import type { SealedFile, StoredFile } from './import-files.ts'

export type KeptTable = { name: string; bytes: Uint8Array }

/** What is kept of a look: what a file is, or that the person has to say it. */
export function described(look: Look | undefined): Omit<SealedFile, 'name'> {
  if (look === undefined || 'table' in look) return look ?? {}
  const { preview, ...recognised } = look
  return { recognised, ...(preview ? { preview } : {}) }
}

/** A table that the person says is a bank's statement. */
export const asStatement = (file: StoredFile): StoredFile => ({
  ...file,
  recognised: { type: 'bank_of_america', what: 'a statement, as you said' },
})

/** A table that the person wants to keep as it is. */
export async function tableToKeep(name: string, file: ImportFile): Promise<KeptTable> {
  if (file.size > limits.uploadBytes) {
    throw new AppError(
      'too_large',
      'import.table_too_large',
      `A table that is kept may have at most ${limits.uploadBytes / 1024 ** 2} MB.`,
    )
  }
  return { name, bytes: await file.read(0, file.size) }
}
