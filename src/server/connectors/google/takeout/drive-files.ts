import { extensionOf, fileTypes, isReadableText } from '#shared/file-types.ts'
import { baseName } from '../../open-archive.ts'
import { hashOf } from './activities.ts'
import { itemPiece, skippedPiece, type Read } from './piece.ts'

/** Drive files and other documents; text is extracted from them as from any document. */
export const readDriveFile: Read = async function* (file) {
  const name = baseName(file.path)
  const extension = extensionOf(name)
  const known = fileTypes.find((type) => type.extension === extension)
  if (!known || !isReadableText({ name, mimeType: '' }))
    return yield skippedPiece(kindOf(extension))
  yield itemPiece({
    kind: 'file',
    key: hashOf(['takeout file', file.path]),
    file: {
      name,
      path: file.path
        .split('/')
        .slice(0, -1)
        .join('/')
        .replace(/^Takeout\//, ''),
      mimeType: known.mediaTypes[0],
      modifiedAt: '',
      size: file.size,
      url: '',
      version: String(file.size),
      open: file.stream,
    },
  })
}

function kindOf(extension: string): string {
  if (/^(jpe?g|png|gif|webp|heic|bmp|tiff?|svg)$/.test(extension)) return 'Pictures'
  if (/^(mp4|mov|avi|mkv|3gp|webm)$/.test(extension)) return 'Videos'
  if (/^(mp3|m4a|ogg|wav|amr)$/.test(extension)) return 'Sound recordings'
  return 'Files of Drive of a kind that holds no text that Trove can read'
}
