import { fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { t } from '#web/words/translate.ts'

const accepted = fileTypes.filter(({ extension }) => /^(?:pdf|xlsx|csv|docx?)$/.test(extension))
const mediaTypes: ReadonlySet<string> = new Set(accepted.flatMap((type) => type.mediaTypes))

/** For the `accept` attribute of a file input. */
export const acceptedInWizard = accepted.map(({ extension }) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size' | 'type'>
export type Refusal = { title: string; text: string }

/** The wizard's validation: by size, and by media type only. */
export function checkWizardFiles<F extends Candidate>(
  files: readonly F[],
): { accepted: F[]; refusals: Refusal[] } {
  const accepted: F[] = []
  const refusals: Refusal[] = []
  for (const file of files) {
    const refusal = refusalOf(file)
    if (refusal) refusals.push(refusal)
    else accepted.push(file)
  }
  return { accepted, refusals }
}

function refusalOf({ name, size, type }: Candidate): Refusal | undefined {
  if (size > limits.uploadBytes) {
    return { title: t('File Too Large'), text: t('{name} exceeds the 10MB limit', { name }) }
  }
  // A media type may have parameters, such as a character set.
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaTypes.has(essence)) return undefined
  return { title: t('Invalid File Type'), text: t('{name} is not a supported file type', { name }) }
}
