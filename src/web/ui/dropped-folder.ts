/** A file of a folder, with its path in it. */
export type FolderFile = { path: string; file: File }

/** Names that a person did not write, and files that are still being written. */
export const isIgnored = (name: string): boolean =>
  name.startsWith('.') ||
  /\.(?:part|partial|crdownload|download|tmp|temp|swp)$|^~\$|~$/i.test(name) ||
  /^(?:desktop\.ini|thumbs\.db)$/i.test(name)

export const isKept = ({ path }: FolderFile): boolean => !path.split('/').some(isIgnored)

/** The files in the dropped folders. */
export async function droppedFolder(entries: readonly FileSystemEntry[]) {
  const found: FolderFile[] = []
  for (const entry of entries) await walkEntry(entry, found)
  return found.filter(isKept)
}

async function walkEntry(entry: FileSystemEntry, found: FolderFile[]): Promise<void> {
  if (isIgnored(entry.name)) return
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ path: entry.fullPath.replace(/^\//, ''), file })
  } else if (isFolderEntry(entry)) {
    const reader = entry.createReader()
    for (;;) {
      // A reader returns its entries in parts, the last of which is empty.
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (part.length === 0) return
      for (const inner of part) await walkEntry(inner, found)
    }
  }
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory
