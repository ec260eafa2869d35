import { ConnectorError } from './connector-error.ts'
import type { ImportFile } from './connector.ts'
import { isZip, openZip } from './read-zip.ts'

/** A file of an export, from an archive or on its own. */
export type ArchiveFile = {
  /** Including its folders, as far as they are known. */
  path: string
  size: number
  /** The archive that contains it; empty for files that were imported on their own. */
  archive: string
  /** The key of an encrypted file that was imported on its own. */
  key?: string
  stream: () => AsyncIterable<Buffer>
}
export type OpenArchive = { files: ArchiveFile[]; damaged: string[] } & Disposable

/**
 * The files of an export as one list, for exports split into several archives. All of them can be
 * read, in any order, until the archive is closed.
 */
export async function openArchive(files: readonly ImportFile[]): Promise<OpenArchive> {
  const open: { close: () => void }[] = []
  const found: ArchiveFile[] = []
  const damaged: string[] = []
  const close = () => {
    for (const zip of open) zip.close()
  }
  try {
    for (const file of files) {
      if (!(await isZip(file))) {
        found.push(asArchiveFile(file))
        continue
      }
      const zip = await openZip(file).catch((error: unknown) => {
        if (error instanceof ConnectorError && files.length > 1) return undefined
        throw error
      })
      if (!zip) damaged.push(file.name)
      else {
        open.push(zip)
        for (const { name, ...entry } of zip.entries) {
          found.push({ path: name, archive: file.name, ...entry })
        }
      }
    }
  } catch (error) {
    close()
    throw error
  }
  return { files: found, damaged, [Symbol.dispose]: close }
}

/** A file that was imported on its own. */
export const asArchiveFile = (file: ImportFile): ArchiveFile => ({
  path: file.name,
  size: file.size,
  archive: '',
  ...(file.key === undefined ? {} : { key: file.key }),
  stream: () => file.stream(),
})

/** The last part of a path. */
export const baseName = (path: string) => path.split('/').at(-1) ?? ''
