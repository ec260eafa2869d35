import { sourceLimits } from '#shared/sources.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { t } from '#web/words/translate.ts'

/** A file that cannot be sent, and why. */
export type Refused = { name: string; reason: string }

type Candidate = Pick<File, 'name' | 'size'>

/**
 * Which files can be sent, and a line for each of the others with the reason. A file's name does
 * not tell its type; the server looks inside.
 */
export function checkImportFiles<F extends Candidate>(
  files: readonly F[],
): { accepted: F[]; refused: Refused[] } {
  const accepted: F[] = []
  const refused: Refused[] = []
  for (const file of files) {
    const reason =
      refusal(file) ??
      (accepted.length < sourceLimits.importFiles ? undefined : t('Too many files'))
    if (reason === undefined) accepted.push(file)
    else refused.push({ name: file.name, reason })
  }
  return { accepted, refused }
}

function refusal({ size }: Candidate): string | undefined {
  if (size > sourceLimits.importBytes) {
    return t('The file is larger than {importBytes}', {
      importBytes: formatFileSize(sourceLimits.importBytes),
    })
  }
  return size === 0 ? t('The file is empty') : undefined
}
