import { createRequire } from 'node:module'
import path from 'node:path'
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ExtractionFailure } from './failures.ts'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

/** No photograph or scan of a page has more pixels; a file that claims more wants the memory. */
const imagePixelLimit = 120_000_000

/** Encodings, fonts and decoders that PDFs name without carrying them; as paths, not as addresses. */
function readerData(): { cMapUrl: string; standardFontDataUrl: string; wasmUrl: string } {
  const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    cMapUrl: `${home}/cmaps/`,
    standardFontDataUrl: `${home}/standard_fonts/`,
    wasmUrl: `${home}/wasm/`,
  }
}

/** Opens a PDF; the drawing library is loaded when a page of it is drawn. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The reader takes the bytes over, so it gets a copy.
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      maxImageSize: imagePixelLimit,
      ...readerData(),
    }).promise
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') throw new ExtractionFailure('pdf.password')
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}
