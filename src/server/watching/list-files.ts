import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { watchedFolderLimits } from '#shared/watched-folder.ts'

export type FoundFile = { size: number; modified: number }
/** Files by their path within the folder, with slashes. */
export type FoundFiles = ReadonlyMap<string, FoundFile>

/** The folder is missing, leads out of its root, or has too many files. */
export class FolderProblem extends Error {
  override name = 'FolderProblem'
}

/** Names of files that a browser, a sync program or an editor is still writing. */
const unfinished = /\.(?:part|partial|crdownload|download|tmp|temp|swp)$|^~\$|~$/i
const isHidden = (name: string) => name.startsWith('.') || unfinished.test(name)

/** Where the folder really is, which has to be within `root`. */
export async function realFolder(root: string, folder: string): Promise<string> {
  try {
    const [realRoot, real] = [await realpath(root), await realpath(folder)]
    if (real === path.join(realRoot, path.basename(folder))) return real
  } catch {
    throw new FolderProblem('The folder is not there any more. What was imported from it stays.')
  }
  throw new FolderProblem('The folder is a link to another place, so Trove does not read it.')
}

/** Every file of a folder and the folders in it. Hidden names and links are left out. */
export async function listFiles(folder: string, signal: AbortSignal): Promise<FoundFiles> {
  const found = new Map<string, FoundFile>()
  async function walk(inner: string, depth: number): Promise<void> {
    signal.throwIfAborted()
    const entries = await readdir(path.join(folder, inner), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isHidden(entry.name)) continue
      const name = path.posix.join(inner, entry.name)
      if (entry.isDirectory() && depth < watchedFolderLimits.depth) await walk(name, depth + 1)
      if (!entry.isFile()) continue
      const about = await stat(path.join(folder, name)).catch(() => undefined)
      if (!about?.isFile()) continue
      if (found.size >= watchedFolderLimits.files) {
        throw new FolderProblem(
          `The folder has more than ${watchedFolderLimits.files} files. Move some out of it.`,
        )
      }
      found.set(name, { size: about.size, modified: Math.floor(about.mtimeMs) })
    }
  }
  try {
    await walk('', 0)
  } catch (error) {
    if (error instanceof FolderProblem || signal.aborted) throw error
    throw new FolderProblem('Trove is not allowed to read this folder.')
  }
  return found
}
