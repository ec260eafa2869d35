import type { SourceInclude, SourceType } from '#shared/sources.ts'
import type { ImportFile, Page } from '#server/connectors/connector.ts'
import type { Recognition } from './recognition.ts'

/** The source that files are read for, without credentials that sign in to an account. */
export type Reader = {
  type: SourceType
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
}

/** The files of one import, by index. */
export type ReadSession = {
  recognise(file: number): Promise<string | undefined>
  import(files: readonly number[]): AsyncIterable<Page>
} & AsyncDisposable

/** Reads files from people, whatever their content. */
export type FileReader = {
  /**
   * Asks every source what each file is; the first that recognises it gets it. A file that takes
   * longer than a few seconds counts as unknown. One person's files never wait for another's.
   */
  recognise(
    userId: string,
    files: readonly ImportFile[],
    signal?: AbortSignal,
  ): Promise<(Recognition | undefined)[]>
  /** Whether the file's key opens it. */
  opens(userId: string, type: SourceType, file: ImportFile, signal?: AbortSignal): Promise<boolean>
  /** One of the person's imports is read at a time; the others wait. */
  open(
    userId: string,
    reader: Reader,
    files: readonly ImportFile[],
    signal: AbortSignal,
  ): Promise<ReadSession>
  close(): Promise<void>
}
