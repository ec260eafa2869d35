import { extensionOf } from '#shared/file-types.ts'
import { baseName, type ArchiveFile } from '../../open-archive.ts'

const mostLines = 40

/** The files that were not read, by folder and kind. */
export function unknownFiles(files: readonly ArchiveFile[]): string[] {
  const groups = Map.groupBy(files, ({ path }) => {
    const parts = path.split('/')
    const folder = parts[0] === 'Takeout' && parts.length > 2 ? parts[1] : parts[0]
    const extension = extensionOf(baseName(path))
    return `${parts.length > 1 ? folder : 'the archive'}${extension === '' ? '' : ` (.${extension})`}`
  })
  const counts = [...groups].map(([group, { length }]) => `${group}: ${length}`)
  if (counts.length === 0) return []
  const more = counts.length > mostLines ? ` and ${counts.length - mostLines} more kinds` : ''
  return [
    `Not read, because Trove does not know these kinds of files: ${counts.slice(0, mostLines).join(', ')}${more}.`,
  ]
}

/** Google numbers the parts of an export, so a missing one shows as a gap. */
export function missingParts(names: readonly string[]): string[] {
  const byExport = new Map<string, Set<number>>()
  for (const name of names) {
    const [, base, part] = /^(takeout-.*?)-(\d{3})(?:\s?\(\d+\))?\.zip$/i.exec(name) ?? []
    if (base === undefined) continue
    const parts = byExport.get(base) ?? new Set()
    byExport.set(base, parts.add(Number(part)))
  }
  return [...byExport].flatMap(([base, parts]) => {
    const missing = Array.from({ length: Math.max(...parts) }, (_, index) => index + 1).filter(
      (part) => !parts.has(part),
    )
    return missing.length === 0
      ? []
      : [`Of the export ${base}, part ${missing.join(' and part ')} is missing; the rest was read.`]
  })
}
