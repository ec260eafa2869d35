import { extensionOf, fileTypes, isReadableText } from '#shared/file-types.ts'
import { isUnreadFormat, unreadFormatOf, unreadText } from '#shared/unread-format.ts'
import { t, tServer } from '#web/words/translate.ts'
import type { DraftFile } from './plan.ts'

export type UnknownFile = {
  text: string
  /** Whether it can be stored and asked about as a document instead. */
  isDocument: boolean
}

/** Extensions that the Documents page accepts. */
const documents: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))

/** A remedy for a file that no source recognises. */
export function explainUnknown({ name, unread }: Pick<DraftFile, 'name' | 'unread'>): UnknownFile {
  const format = unread ?? unreadFormatOf(name)
  if (format !== undefined && format !== 'zip' && isUnreadFormat(format)) {
    return { text: tServer(unreadText(format)), isDocument: false }
  }
  const extension = extensionOf(name)
  return { text: textFor(name, extension), isDocument: documents.has(extension) }
}

function textFor(name: string, extension: string): string {
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
  }
  if (!documents.has(extension)) {
    return t('Trove doesn’t recognise this file. Drop the export just as you downloaded it.')
  }
  return isReadableText({ name, mimeType: '' }) ? t('This is a document.') : t('This is a picture.')
}
