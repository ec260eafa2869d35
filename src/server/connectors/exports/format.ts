import type { FileKeyPrompt } from '#shared/file-key-prompt.ts'
import type { ArchiveFile } from '../open-archive.ts'
import type { Finding } from '../gather-pages.ts'

/** What identifies a file's format without reading it in full. */
export type Probe = {
  /** Including its folders, as far as they are known. */
  path: string
  name: string
  /** In lower case. */
  extension: string
  start: Buffer
  /** The start as text; cut at a line end if the file is longer. */
  text: string
}

export type Context = {
  /** Every file of the import. */
  files: readonly ArchiveFile[]
  /** The person's entries for the source. */
  credentials: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** One file format of a service, and how to read it. */
export type Format = {
  /** A short description, such as `an Amazon order history`. */
  description: string
  /** File extensions; files with others are not inspected. */
  extensions: readonly string[]
  fits: (probe: Probe) => boolean | Promise<boolean>
  /** For encrypted files: the key to ask for, and whether the file's key fits. */
  encryption?: { prompt: FileKeyPrompt; opens: (file: ArchiveFile) => Promise<boolean> }
  read: (file: ArchiveFile, context: Context) => AsyncIterable<Finding>
}
