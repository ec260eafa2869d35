import { fileTypes, isReadable } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { checkFiles, type CheckedFiles, type Refusal } from '#web/parts/documents/check-files.ts'
import { t } from '#web/words/translate.ts'

const accepted = fileTypes.filter(({ extension }) => /^(?:pdf|xlsx|csv|docx?)$/.test(extension))
const mediaTypes: ReadonlySet<string> = new Set(accepted.flatMap((type) => type.mediaTypes))

/** For the `accept` attribute of a file input. */
export const acceptedInWizard = accepted.map(({ extension }) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size' | 'type'>
/** The wizard's validation: by size, and by media type only. */
export function checkWizardFiles<F extends Candidate>(files: readonly F[]): CheckedFiles<F> {
  return checkFiles(files, refusalOf)
}

/** Each reason is a sentence that names the file. */
function refusalOf({ name, size, type }: Candidate): Refusal | undefined {
  if (size > limits.uploadBytes) return { reason: t('{name} exceeds the 10MB limit', { name }) }
  // A media type may have parameters, such as a character set.
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaTypes.has(essence)) return undefined
  const reason = t('{name} is not a supported file type', { name })
  if (!isReadable({ name, mimeType: essence })) return { reason, ofKind: true }
  return { reason: `${reason}. ${t('You can add it under Documents afterwards.')}` }
}

/** The title of a notice about these files. */
export const refusalTitle = (refused: readonly { file: Candidate }[]): string =>
  (refused.at(-1)?.file.size ?? 0) > limits.uploadBytes
    ? t('File Too Large')
    : t('Invalid File Type')
