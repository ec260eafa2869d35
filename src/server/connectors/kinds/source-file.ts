/** A file that a source holds; its text is extracted as of an uploaded document. */
export type SourceFile = {
  name: string
  /** Folders above it, without the name. */
  path: string
  mimeType: string
  /** ISO 8601 instant, or empty. */
  modifiedAt: string
  /** Bytes, where the source tells. */
  size: number | null
  url: string
  /** Changes when the content does; such as a checksum or the time of the change. */
  version: string
  /** Key of the mail that it came with. */
  attachedTo?: string
  /** Read at most once, while its page is stored. */
  open: () => AsyncIterable<Buffer>
}
