import { extensionOf, fileTypes } from './file-types.ts'
import { sourceCatalogue } from './source-catalogue.ts'
import { unreadFormatOf, unreadText } from './unread-format.ts'

const documents: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => extension))
const exported: ReadonlySet<string> = new Set(
  Object.values(sourceCatalogue)
    .flatMap(({ files }) => files?.accept ?? [])
    .map((ending) => ending.replace(/^\./, '')),
)

/** What a file is that Documents refuses, and what would work instead. */
export function whatWouldWork(name: string, start?: Uint8Array): string {
  const format = unreadFormatOf(name, start)
  const mayBeExport = format === undefined || format === 'database'
  const extension = extensionOf(name)
  if (mayBeExport && exported.has(extension) && !documents.has(extension)) {
    return 'If a program or service exported it, drop it on Data Sources.'
  }
  return format
    ? unreadText(format)
    : 'Save it as PDF, Word, Excel or text in the program that made it.'
}

/**
 * Whether a file is a document unless a source is named: no source reads its format, or it is a
 * single Markdown file, of which Notes reads folders and archives.
 */
export function isOnlyDocument(name: string): boolean {
  const extension = extensionOf(name)
  return documents.has(extension) && (!exported.has(extension) || extension === 'md')
}
