import { readableKinds } from '#shared/file-types.ts'
import { isUnreadFormat, unreadText } from '#shared/unread-format.ts'

/** Why a file could not be read. The code is stored; its message is written on display. */
export const failureCodes = [
  'pdf.password',
  'office.password',
  'file.damaged',
  'file.empty',
  'file.no_text',
  'file.unsupported',
  'file.too_slow',
  'file.too_big',
  'file.stopped',
  'file.fault',
] as const
export type FailureCode = (typeof failureCodes)[number]

export class ExtractionFailure extends Error {
  override name = 'ExtractionFailure'
  readonly code: FailureCode
  /** Location in the file, such as `page 3`, or the format of the file; never any of its text. */
  readonly detail: string | undefined

  constructor(code: FailureCode, detail?: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.detail = detail
  }
}

const sentences: Record<FailureCode, string> = {
  'pdf.password': 'This PDF is protected by a password. Remove the password and upload it again.',
  'office.password':
    'This file is protected by a password. Remove the password and upload it again.',
  'file.damaged': 'The file is damaged and could not be read.',
  'file.empty': 'The file is empty.',
  'file.no_text': 'No text was found in this file.',
  'file.unsupported': `This kind of file cannot be read. These can: ${readableKinds}.`,
  'file.too_slow': 'Reading this file took longer than 60 seconds. Split it and upload the parts.',
  'file.too_big':
    'Reading this file needs more memory than is allowed. Split it and upload the parts.',
  'file.stopped':
    'The system stopped the reading of this file twice, perhaps because memory ran out. Upload it again, or split it and upload the parts.',
  'file.fault':
    'Reading this file failed because of a fault in Trove. Delete it and upload it again.',
}

function isFailureCode(code: string): code is FailureCode {
  return failureCodes.some((known) => known === code)
}

/** The message for a stored code; generic for codes of later versions. */
export function failureText(code: string, detail?: string): string {
  if (!isFailureCode(code)) return 'The file could not be read.'
  if (code === 'file.unsupported' && detail && isUnreadFormat(detail)) return unreadText(detail)
  if (code === 'file.damaged' && detail)
    return `The file is damaged at ${detail} and could not be read.`
  if (code === 'file.too_slow' && detail) {
    return `Reading this file took longer than ${detail}. Split it and upload the parts.`
  }
  return sentences[code]
}
