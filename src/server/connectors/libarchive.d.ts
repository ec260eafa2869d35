/** The part of libarchive that Trove uses; each open archive has a thread of its own. */
declare module 'libarchive.js/dist/libarchive-node.mjs' {
  type Folder = { [name: string]: File | Folder }
  type Reader = {
    getFilesArray(): Promise<{ file: { name: string; size: number }; path: string }[]>
    extractFiles(): Promise<Folder>
    close(): Promise<void>
  }
  export const Archive: { open(file: Blob): Promise<Reader> }
}
