import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const name = /^(?<pid>\d+)-/

/**
 * Folders for libraries that can only read from a disk. Each belongs to one process, lies in the
 * data folder, and is removed with the process; leftovers of a killed server are removed at the
 * next use.
 */
export function createTemporaryFolders(root: string) {
  let swept: Promise<void> | undefined

  async function sweep(): Promise<void> {
    await mkdir(root, { recursive: true, mode: 0o700 })
    for (const entry of await readdir(root)) {
      const pid = Number(name.exec(entry)?.groups?.['pid'] ?? NaN)
      if (pid !== process.pid && isRunning(pid)) continue
      await rm(path.join(root, entry), { recursive: true, force: true })
    }
  }

  return {
    async make(): Promise<string> {
      await (swept ??= sweep())
      return mkdtemp(path.join(root, `${process.pid}-`))
    },
    remove: (folder: string) => rm(folder, { recursive: true, force: true }),
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
