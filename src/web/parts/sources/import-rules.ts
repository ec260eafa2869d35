import { sourceLimits } from '#shared/sources.ts'
import { formatFileSize } from '#web/format/file-size.ts'

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
      refusal(file) ?? (accepted.length < sourceLimits.importFiles ? undefined : 'Too many files')
    if (reason === undefined) accepted.push(file)
    else errors.push(`${file.name}: ${reason}`)
  }
  return { accepted, errors }
}

function refusal({ size }: Candidate): string | undefined {
  if (size > sourceLimits.importBytes) {
    return `The file is larger than ${formatFileSize(sourceLimits.importBytes)}`
  }
  return size === 0 ? 'The file is empty' : undefined
}
