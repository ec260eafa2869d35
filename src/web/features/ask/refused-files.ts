import { linesOf, type Refused } from '#web/parts/documents/check-files.ts'
import { explainRefused } from '#web/parts/documents/explain-refused.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { isAcceptedType } from './upload-rules.ts'

/** Lists refused files in a notice, each with what would work instead; returns its lines. */
export async function notifyRefused(files: readonly File[]): Promise<string[]> {
  const lines = linesOf(await explainRefused(refusalsOf(files)))
  notify({ title: t('Upload errors'), description: lines.join('\n'), destructive: true })
  return lines
}

export const refusalsOf = <F extends Pick<File, 'name' | 'type'>>(
  files: readonly F[],
): Refused<F>[] =>
  files.map((file) => {
    if (isAcceptedType(file)) return { file, reason: t('File too large (max 10MB)') }
    const value = file.type === '' ? t('unknown') : file.type
    return {
      file,
      reason: t('Unsupported file type (detected: {value})', { value }),
      ofKind: true,
    }
  })
