import { extensionOf, fileTypes } from '#shared/file-types.ts'
import { t } from '#web/words/translate.ts'

export type UnknownFile = {
  text: string
  /** Whether it can be stored and asked about as a document instead. */
  isDocument: boolean
}

/** Extensions that the Documents page accepts. */
const documents: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))
const archives = new Set(['gz', 'tgz', 'tar', '7z', 'rar', 'bz2', 'xz'])
const pictures = new Set(['jpg', 'jpeg', 'png', 'heic', 'webp', 'tif', 'tiff'])
const media = new Set(['gif', 'mp4', 'mov', 'mp3', 'm4a', 'opus'])

/** A remedy for a file that no source recognises. */
export function explainUnknown(name: string): UnknownFile {
  const extension = extensionOf(name)
  return { text: textFor(extension), isDocument: documents.has(extension) }
}

function textFor(extension: string): string {
  if (archives.has(extension))
    return t('Trove opens .zip archives. Unpack this one and drop what is in it.')
  if (pictures.has(extension)) return t('This is a picture.')
  if (media.has(extension)) return t('Audio and video files can’t be imported on their own.')
  if (/^crypt\d+$/.test(extension)) {
    return t(
      'Only the phone has the key of this WhatsApp backup. Turn on end-to-end encrypted backup with a 64-digit key there and drop the .crypt15 file, or use Export chat.',
    )
  }
  switch (extension) {
    case 'zip':
      return t(
        'Trove recognises nothing in this archive. If the export came in several parts, drop all of them together.',
      )
    case 'pst':
    case 'ost':
      return t('This Outlook data file is damaged or encrypted.')
    case 'pdf':
      return t('Statements can’t be imported as PDFs. Your bank also offers CSV, QFX or OFX.')
    case 'csv':
      return t('Trove doesn’t recognise these columns.')
    case 'html':
    case 'htm':
      return t('Trove doesn’t recognise this page. If the service also offers JSON, choose that.')
    default:
      return documents.has(extension)
        ? t('This is a document.')
        : t('Trove doesn’t recognise this file. Drop the export just as you downloaded it.')
  }
}
