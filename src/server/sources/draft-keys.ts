import { AppError } from '#server/errors.ts'
import type { FileReader } from '#server/import-worker/file-reader.ts'
import type { ChosenFile } from './draft-targets.ts'

/** Refuses an encrypted file without a fitting key before anything is imported. */
export async function requireKey(
  reader: Pick<FileReader, 'opens'>,
  userId: string,
  { keyPrompt, key, file, name, recognised, sourceId }: ChosenFile,
  signal?: AbortSignal,
): Promise<void> {
  if (!keyPrompt || !recognised) return
  if (key === undefined) {
    if (keyPrompt.mayBeStored && sourceId !== undefined) return
    throw new AppError(
      'invalid',
      'import.key_missing',
      `${name} is encrypted. Enter what opens it, or leave it out.`,
    )
  }
  if (await reader.opens(userId, recognised.type, file, signal)) return
  throw new AppError(
    'invalid',
    'import.wrong_key',
    `This does not open ${name}. Check it and try again; nothing was imported.`,
  )
}
