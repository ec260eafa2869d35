/** A file held by a source; its text is extracted like that of an uploaded document. */
export type SourceFile = {
  name: string
  /** The parent folders, without the file name. */
  path: string
  mimeType: string
  /** ISO 8601 instant, or empty. */
  modifiedAt: string
  /** Bytes, if the source has it. */
  size: number | null
  url: string
  /** Changes with the content; for example a checksum or modification time. */
  version: string
  /** Key of the email it was attached to. */
  attachedTo?: string
  /** Read at most once, while its page is being stored. */
  open: () => AsyncIterable<Buffer>
}
