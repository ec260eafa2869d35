import { sourceLimits } from '#shared/sources.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { t } from '#web/words/translate.ts'

type Candidate = Pick<File, 'name' | 'size'>

/**
 * Which files can be sent, and a line for each of the others with the reason. A file's name does
 * not show what it is; the server looks inside.
 */
export function checkImportFiles<F extends Candidate>(
  files: readonly F[],
): { accepted: F[]; errors: string[] } {
  const accepted: F[] = []
  const errors: string[] = []
  for (const file of files) {
    const reason =
      refusal(file) ??
      (accepted.length < sourceLimits.importFiles ? undefined : t('Too many files'))
    if (reason === undefined) accepted.push(file)
    else errors.push(`${file.name}: ${reason}`)
  }
  return { accepted, errors }
}

function refusal({ size }: Candidate): string | undefined {
  if (size > sourceLimits.importBytes) {
    return t('The file is larger than {importBytes}', {
      importBytes: formatFileSize(sourceLimits.importBytes),
    })
  }
  return size === 0 ? t('The file is empty') : undefined
}
