import { extensionOf, fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { t } from '#web/words/translate.ts'
import { checkFiles, type CheckedFiles, type Refusal } from './check-files.ts'

const extensions: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))

/** For the `accept` attribute of a file input. */
export const acceptedDocuments = [...extensions].map((extension) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size'>

/** The Documents screen's validation: by extension and size. */
export function checkDocumentFiles<F extends Candidate>(files: readonly F[]): CheckedFiles<F> {
  return checkFiles(files, refusal)
}

function refusal({ name, size }: Candidate): Refusal | undefined {
  if (!extensions.has(extensionOf(name))) {
    return { reason: t('File type not supported'), ofKind: true }
  }
  if (size > limits.uploadBytes) return { reason: t('File size must be less than 10MB') }
  return undefined
}
