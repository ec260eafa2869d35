import { extensionOf, fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { checkFiles, type CheckedFiles, type Refusal } from '#web/parts/documents/check-files.ts'
import { t } from '#web/words/translate.ts'

const mediaTypes: ReadonlySet<string> = new Set(fileTypes.flatMap((type) => type.mediaTypes))
const extensions: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))

/** For the `accept` attribute of a file input. */
export const acceptedAskFiles = [...extensions].map((extension) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size' | 'type'>

/** The Ask page's validation: by media type, or by extension if the file has none. */
export function checkAskFiles<F extends Candidate>(files: readonly F[]): CheckedFiles<F> {
  return checkFiles(files, refusal)
}

function refusal(file: Candidate): Refusal | undefined {
  if (!isAcceptedType(file)) {
    const value = file.type === '' ? t('unknown') : file.type
    return { reason: t('Unsupported file type (detected: {value})', { value }), ofKind: true }
  }
  if (file.size > limits.uploadBytes) return { reason: t('File too large (max 10MB)') }
  return undefined
}

function isAcceptedType({ name, type }: Candidate): boolean {
  // A media type may have parameters, such as a character set.
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (essence !== '') return mediaTypes.has(essence)
  return extensions.has(extensionOf(name))
}
