/** Extensions and media types of readable documents; the first of a kind is its usual one. */
export const fileTypes = [
  { extension: 'pdf', mediaTypes: ['application/pdf'] },
  {
    extension: 'xlsx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  { extension: 'xls', mediaTypes: ['application/vnd.ms-excel'] },
  { extension: 'csv', mediaTypes: ['text/csv', 'application/csv'] },
  { extension: 'doc', mediaTypes: ['application/msword'] },
  {
    extension: 'docx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  { extension: 'txt', mediaTypes: ['text/plain'] },
  { extension: 'xlsm', mediaTypes: ['application/vnd.ms-excel.sheet.macroenabled.12'] },
  { extension: 'xlsb', mediaTypes: ['application/vnd.ms-excel.sheet.binary.macroenabled.12'] },
  { extension: 'ods', mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'] },
  { extension: 'tsv', mediaTypes: ['text/tab-separated-values'] },
  { extension: 'json', mediaTypes: ['application/json'] },
  { extension: 'docm', mediaTypes: ['application/vnd.ms-word.document.macroenabled.12'] },
  { extension: 'odt', mediaTypes: ['application/vnd.oasis.opendocument.text'] },
  { extension: 'rtf', mediaTypes: ['application/rtf', 'text/rtf'] },
  { extension: 'md', mediaTypes: ['text/markdown'] },
  { extension: 'html', mediaTypes: ['text/html'] },
  { extension: 'htm', mediaTypes: ['text/html'] },
  { extension: 'epub', mediaTypes: ['application/epub+zip'] },
  {
    extension: 'pptx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  },
  { extension: 'ppt', mediaTypes: ['application/vnd.ms-powerpoint'] },
  { extension: 'odp', mediaTypes: ['application/vnd.oasis.opendocument.presentation'] },
  { extension: 'eml', mediaTypes: ['message/rfc822'] },
  { extension: 'msg', mediaTypes: ['application/vnd.ms-outlook'] },
  { extension: 'png', mediaTypes: ['image/png'] },
  { extension: 'jpg', mediaTypes: ['image/jpeg'] },
  { extension: 'jpeg', mediaTypes: ['image/jpeg'] },
  { extension: 'heic', mediaTypes: ['image/heic', 'image/heif'] },
  { extension: 'tiff', mediaTypes: ['image/tiff'] },
  { extension: 'tif', mediaTypes: ['image/tiff'] },
  { extension: 'webp', mediaTypes: ['image/webp'] },
  { extension: 'gif', mediaTypes: ['image/gif'] },
  { extension: 'bmp', mediaTypes: ['image/bmp'] },
  { extension: 'avif', mediaTypes: ['image/avif'] },
  { extension: 'dot', mediaTypes: ['application/msword'] },
  {
    extension: 'dotx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.template'],
  },
  { extension: 'dotm', mediaTypes: ['application/vnd.ms-word.template.macroenabled.12'] },
  { extension: 'xlt', mediaTypes: ['application/vnd.ms-excel'] },
  {
    extension: 'xltx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.template'],
  },
  { extension: 'pps', mediaTypes: ['application/vnd.ms-powerpoint'] },
  { extension: 'pot', mediaTypes: ['application/vnd.ms-powerpoint'] },
  {
    extension: 'ppsx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.slideshow'],
  },
  {
    extension: 'potx',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.template'],
  },
  {
    extension: 'pptm',
    mediaTypes: ['application/vnd.ms-powerpoint.presentation.macroenabled.12'],
  },
  { extension: 'ott', mediaTypes: ['application/vnd.oasis.opendocument.text-template'] },
  { extension: 'ots', mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet-template'] },
  { extension: 'otp', mediaTypes: ['application/vnd.oasis.opendocument.presentation-template'] },
  { extension: 'pages', mediaTypes: ['application/vnd.apple.pages'] },
  { extension: 'key', mediaTypes: ['application/vnd.apple.keynote'] },
  { extension: 'numbers', mediaTypes: ['application/vnd.apple.numbers'] },
  { extension: 'mht', mediaTypes: ['multipart/related'] },
  { extension: 'mhtml', mediaTypes: ['multipart/related'] },
  { extension: 'xhtml', mediaTypes: ['application/xhtml+xml'] },
  { extension: 'markdown', mediaTypes: ['text/markdown'] },
] as const

/** The kinds of documents in words, for hints and error messages. */
export const readableKinds =
  'PDF, Word, Excel, PowerPoint, OpenDocument, Pages, Keynote, Numbers, CSV, JSON, text, Markdown, HTML and saved web pages (mht), e-books (EPUB), saved mails (eml, msg) and pictures (png, jpg, gif, heic, tiff, webp, avif, bmp)'

/** Other media types, which say only what kind of file it is. */
const otherMediaTypes = [
  'application/octet-stream',
  'application/zip',
  'text/calendar',
  'text/vcard',
]
export const knownMediaTypes: ReadonlySet<string> = new Set([
  ...otherMediaTypes,
  ...fileTypes.flatMap(({ mediaTypes }) => mediaTypes),
])

/**
 * The media type stored for a file, unsealed: one from a fixed list, because the one that a sender
 * gives may contain anything. If it is not on the list, the extension decides.
 */
export function knownMediaType({ name, mimeType }: { name: string; mimeType: string }): string {
  const [bare = ''] = mimeType.toLowerCase().split(';')
  if (bare.trim() !== 'application/octet-stream' && knownMediaTypes.has(bare.trim())) {
    return bare.trim()
  }
  const extension = extensionOf(name)
  const byName = fileTypes.find((type) => type.extension === extension)
  return byName?.mediaTypes[0] ?? 'application/octet-stream'
}

export type FileExtension = (typeof fileTypes)[number]['extension']

/** The extension of a file's name in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

type NamedFile = { name: string; mimeType: string }

/** Programs name media types differently, so either the type or the extension is enough. */
export function isReadable({ name, mimeType }: NamedFile): boolean {
  const extension = extensionOf(name)
  return fileTypes.some(
    (type) => type.extension === extension || type.mediaTypes.some((known) => known === mimeType),
  )
}

/** Mails and drives are full of logos and photographs, so sources import text only. */
export const isReadableText = (file: NamedFile): boolean =>
  isReadable(file) &&
  !file.mimeType.startsWith('image/') &&
  !fileTypes.some(
    ({ extension, mediaTypes: [usual] }) =>
      extension === extensionOf(file.name) && usual.startsWith('image/'),
  )
