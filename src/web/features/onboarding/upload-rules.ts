import { fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'

const accepted = fileTypes.filter(({ extension }) => /^(?:pdf|xlsx|csv|docx?)$/.test(extension))
const mediaTypes: ReadonlySet<string> = new Set(accepted.flatMap((type) => type.mediaTypes))

/** For the `accept` attribute of a file input. */
export const acceptedInWizard = accepted.map(({ extension }) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size' | 'type'>
export type Refusal = { title: 'File Too Large' | 'Invalid File Type'; text: string }

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
    return { title: 'File Too Large', text: `${name} exceeds the 10MB limit` }
  }
  // A media type may have parameters, such as a character set.
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaTypes.has(essence)) return undefined
  return { title: 'Invalid File Type', text: `${name} is not a supported file type` }
}
