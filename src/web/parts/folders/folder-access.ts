import type { FolderFile } from '#web/ui/dropped-folder.ts'
import { fileKey } from './folder-memory.ts'

/** Parts of the File System Access API that only some browsers have. */
declare global {
  interface Window {
    showDirectoryPicker?: (options: { mode: 'read' }) => Promise<FileSystemDirectoryHandle>
  }
  interface FileSystemHandle {
    queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
    requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
  }
}

export const canWatch = (): boolean => window.showDirectoryPicker !== undefined

/** Whether the folder may be read now, without asking the person. */
export const mayRead = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await folder.queryPermission?.({ mode: 'read' })) !== 'prompt'

/** Asks the person; browsers forget the permission when the last page of Trove is closed. */
export const askToRead = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await folder.requestPermission?.({ mode: 'read' })) === 'granted'

const settleMs = 5_000

/** Files that have not changed since the last check, nor within the last seconds. */
export function settledFiles(
  files: readonly FolderFile[],
  before: ReadonlySet<string>,
  now: number,
): FolderFile[] {
  return files.filter((one) => before.has(fileKey(one)) && now - one.file.lastModified >= settleMs)
}
