import { extensionOf, fileTypes } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'

const mediaTypes: ReadonlySet<string> = new Set(fileTypes.flatMap((type) => type.mediaTypes))
const extensions: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))

/** For the `accept` attribute of a file input. */
export const acceptedAskFiles = [...extensions].map((extension) => `.${extension}`).join(',')

type Candidate = Pick<File, 'name' | 'size' | 'type'>

/** The Ask page's validation: by media type, or by extension if the file has none. */
export function checkAskFiles<F extends Candidate>(
  files: readonly F[],
): { accepted: F[]; refused: F[] } {
  const isAccepted = (file: F) => isAcceptedType(file) && file.size <= limits.uploadBytes
  return {
    accepted: files.filter(isAccepted),
    refused: files.filter((file) => !isAccepted(file)),
  }
}

export function isAcceptedType({ name, type }: Pick<Candidate, 'name' | 'type'>): boolean {
  // A media type may have parameters, such as a character set.
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (essence !== '') return mediaTypes.has(essence)
  return extensions.has(extensionOf(name))
}
