import { isKept, isIgnored, type FolderFile } from '#web/ui/dropped-folder.ts'

/** The files of a folder chosen with a file field. */
export const chosenFiles = (files: Iterable<File>): FolderFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(isKept)

/** The files of a folder to which the person has given access. */
export async function filesOfHandle(folder: FileSystemDirectoryHandle): Promise<FolderFile[]> {
  const found: FolderFile[] = []
  async function walk(inner: FileSystemDirectoryHandle, path: string): Promise<void> {
    for await (const handle of inner.values()) {
      if (isIgnored(handle.name)) continue
      const place = `${path}/${handle.name}`
      if (handle.kind === 'directory') await walk(handle, place)
      else found.push({ path: place, file: await handle.getFile() })
    }
  }
  await walk(folder, folder.name)
  return found
}
