/** Extensions and media types of the documents that can be uploaded. */
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
] as const

export type FileExtension = (typeof fileTypes)[number]['extension']

/** The last part of a file's name in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** Programs name media types differently, so either the type or the extension is enough. */
export function isReadable({ name, mimeType }: { name: string; mimeType: string }): boolean {
  const extension = extensionOf(name)
  return fileTypes.some(
    (type) => type.extension === extension || type.mediaTypes.some((known) => known === mimeType),
  )
}
