import { extensionOf, fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { t } from '#web/words/translate.ts'
import { checkFiles, type CheckedFiles } from './check-files.ts'

const extensions: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))

/** For the `accept` attribute of a file input. */
export const acceptedDocuments = [...extensions].map((extension) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size'>

/** The Documents screen's validation: by extension and size. One line for each refused file. */
export function checkDocumentFiles<F extends Candidate>(files: readonly F[]): CheckedFiles<F> {
  return checkFiles(files, refusal)
}

function refusal({ name, size }: Candidate): string | undefined {
  if (!extensions.has(extensionOf(name))) return t('File type not supported')
  if (size > limits.uploadBytes) return t('File size must be less than 10MB')
  return undefined
}
