import { z } from 'zod'
import { extensionOf, fileTypes } from '#shared/file-types.ts'

export const folderType = 'application/vnd.google-apps.folder'

/** A file as Drive lists it. */
export const driveFile = z.object({
  id: z.string(),
  name: z.string().catch(''),
  mimeType: z.string().catch(''),
  parents: z.array(z.string()).catch([]),
  createdTime: z.string().catch(''),
  modifiedTime: z.string().catch(''),
  webViewLink: z.string().catch(''),
  size: z.coerce.number().optional().catch(undefined),
  md5Checksum: z.string().optional().catch(undefined),
  trashed: z.boolean().catch(false),
  capabilities: z.object({ canDownload: z.boolean().optional() }).catch({}),
  exportLinks: z.record(z.string(), z.string()).catch({}),
  resourceKey: z.string().optional().catch(undefined),
})
export type DriveFile = z.infer<typeof driveFile>

/** The fields to request; by default Drive returns little more than the name. */
export const driveFileFields =
  'id,name,mimeType,parents,createdTime,modifiedTime,webViewLink,size,md5Checksum,trashed,capabilities(canDownload),exportLinks,resourceKey'

/** How to get a file's content: downloaded as is, exported to another type, or skipped and why. */
export type DriveContent =
  | { kind: 'download'; mimeType: string; name: string }
  | { kind: 'export'; mimeType: string; name: string }
  | { kind: 'skip'; reason: string }

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const google = 'application/vnd.google-apps.'
const exports: Readonly<Record<string, { mimeType: string; extension: string }>> = {
  document: { mimeType: docx, extension: '.docx' },
  spreadsheet: { mimeType: xlsx, extension: '.xlsx' },
  presentation: { mimeType: 'application/pdf', extension: '.pdf' },
  drawing: { mimeType: 'application/pdf', extension: '.pdf' },
}
const known = new Set<string>(fileTypes.flatMap(({ mediaTypes }) => mediaTypes))
const knownEndings = new Set<string>(fileTypes.map(({ extension }) => extension))

export const skipReasons = {
  folder: 'Folders; their files are read one by one',
  shortcut: 'Shortcuts; the file itself is read where it lies',
  film: 'Videos',
  sound: 'Sound recordings',
  picture: 'Pictures',
  noFile: 'Forms, maps, sites and scripts of Google, which cannot be written as a file',
  noDownload: 'Files whose owner does not allow a download',
  otherKind: 'Of a kind that holds no text that Trove can read',
  leftOut: 'In a folder that is left out',
} as const

export function contentOf(file: DriveFile): DriveContent {
  const skip = (reason: string): DriveContent => ({ kind: 'skip', reason })
  const { mimeType, name } = file
  if (mimeType === folderType) return skip(skipReasons.folder)
  if (mimeType === `${google}shortcut`) return skip(skipReasons.shortcut)
  if (file.capabilities.canDownload === false) return skip(skipReasons.noDownload)
  if (mimeType.startsWith(google)) {
    const as = exports[mimeType.slice(google.length)]
    if (!as) return skip(skipReasons.noFile)
    return { kind: 'export', mimeType: as.mimeType, name: `${name}${as.extension}` }
  }
  if (mimeType.startsWith('video/')) return skip(skipReasons.film)
  if (mimeType.startsWith('audio/')) return skip(skipReasons.sound)
  if (mimeType.startsWith('image/')) return skip(skipReasons.picture)
  const readable =
    known.has(mimeType) || mimeType.startsWith('text/') || knownEndings.has(extensionOf(name))
  if (!readable) return skip(skipReasons.otherKind)
  // Any text format is read as plain text.
  return { kind: 'download', mimeType: known.has(mimeType) ? mimeType : plainType(mimeType), name }
}

const plainType = (mimeType: string) => (mimeType.startsWith('text/') ? 'text/plain' : mimeType)
