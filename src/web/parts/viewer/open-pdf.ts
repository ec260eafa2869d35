import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// The default export is the address of the bundled file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** PDF.js requests its own files through this. */
class BundledFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return (await import('./pdf-assets.ts')).loadPdfAsset(filename)
  }
}

type OpenPdf = { pdf: PDFDocumentProxy; close: () => void }

/**
 * Parses a PDF in a worker. Scripts in it never run: they would need another package, which is not
 * included.
 */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const task = getDocument({
    data: bytes,
    BinaryDataFactory: BundledFiles,
    useWorkerFetch: false,
    // The factory above finds files by name; PDF.js only checks that the addresses are set.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    enableXfa: false,
    stopAtErrors: false,
  })
  const close = () => void task.destroy()
  signal.addEventListener('abort', close, { once: true })
  return { pdf: await task.promise, close }
}
