import type { ArchiveFile } from '../open-archive.ts'
import type { Finding } from '../gather-pages.ts'

/** What a file shows of itself without being read. */
export type Probe = {
  /** With its folders, as far as they are known. */
  path: string
  name: string
  /** In lower case. */
  extension: string
  start: Buffer
  /** The start as text; of a longer file up to the end of a line. */
  text: string
}

export type Context = {
  /** Every file of the import. */
  files: readonly ArchiveFile[]
  /** What the person entered for the source. */
  credentials: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** One kind of file that a service writes, and what is in it. */
export type Format = {
  /** In a few words, such as `an order history of Amazon`. */
  what: string
  /** Endings of such files; others are not even looked into. */
  extensions: readonly string[]
  fits: (probe: Probe) => boolean | Promise<boolean>
  read: (file: ArchiveFile, context: Context) => AsyncIterable<Finding>
}
