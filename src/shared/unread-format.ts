import { extensionOf } from './file-types.ts'
import { unreadFormats, type UnreadFormat } from './unread-formats.ts'

export type UnreadFormatId = keyof typeof unreadFormats

/** Ids that an earlier version stored may be gone. */
export const isUnreadFormat = (id: string): id is UnreadFormatId => Object.hasOwn(unreadFormats, id)

/** The number of bytes at the start of a file that tell formats apart. */
export const signatureBytes = 33_000

/** What a file is and what would work instead, as one text. */
export function unreadText(id: UnreadFormatId): string {
  const { name, instead } = unreadFormats[id]
  return `${name}: ${instead}`
}

/** The format of a file, by its first bytes or else by its name; `undefined` if neither is known. */
export function unreadFormatOf(name: string, start?: Uint8Array): UnreadFormatId | undefined {
  return (start && formatOfContent(start)) ?? formatOfName(name)
}

export const unreadFormatIds = Object.keys(unreadFormats).filter(isUnreadFormat)
const formatOf = (id: UnreadFormatId): UnreadFormat => unreadFormats[id]

function formatOfContent(start: Uint8Array): UnreadFormatId | undefined {
  if (hasAt(start, 'PK\u0003\u0004') && ((start[6] ?? 0) & 1) === 1) return 'locked_zip'
  return unreadFormatIds.find((id) =>
    formatOf(id).signatures?.some(({ at = 0, bytes }) => hasAt(start, bytes, at)),
  )
}

const hasAt = (start: Uint8Array, bytes: string, at = 0): boolean =>
  Array.from(bytes).every((letter, index) => start[at + index] === letter.charCodeAt(0))

export const extensionsOf = (id: UnreadFormatId): string[] => formatOf(id).extensions.split(' ')

function formatOfName(name: string): UnreadFormatId | undefined {
  const extension = extensionOf(name)
  if (extension === '') return undefined
  return unreadFormatIds.find((id) => extensionsOf(id).includes(extension))
}
