import type { ColumnPreview, SourceInclude, SourceType } from '#shared/sources.ts'
import type { ImportFile, Page } from '#server/connectors/connector.ts'

/** What a file was found to be, and which source reads it; or a table that may be anything. */
export type Look =
  | { type: SourceType; what: string; preview?: ColumnPreview; authors?: string[] }
  | { table: ColumnPreview }

/** For whom files are read; credentials of live routes stay out of it. */
export type Reader = {
  type: SourceType
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
}

/** The files of one import, by their place in it. */
export type ReadSession = {
  recognise(file: number): Promise<string | undefined>
  import(files: readonly number[]): AsyncIterable<Page>
} & AsyncDisposable

/** Reads files that people bring, whatever is in them. */
export type FileReader = {
  /**
   * Asks every source what each file is; the first that knows it has it. A file that takes longer than
   * a few seconds is nothing that a source knows. One person's files never wait for another's.
   */
  look(
    userId: string,
    files: readonly ImportFile[],
    signal?: AbortSignal,
  ): Promise<(Look | undefined)[]>
  open(reader: Reader, files: readonly ImportFile[], signal: AbortSignal): Promise<ReadSession>
  close(): Promise<void>
}
