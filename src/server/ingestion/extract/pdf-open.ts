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

/** More pixels than any photograph or scan has; a file claiming more would exhaust memory. */
const imagePixelLimit = 120_000_000

/** Encodings, fonts and decoders that PDFs refer to without embedding; paths, not URLs. */
function readerData(): { cMapUrl: string; standardFontDataUrl: string; wasmUrl: string } {
  const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    cMapUrl: `${home}/cmaps/`,
    standardFontDataUrl: `${home}/standard_fonts/`,
    wasmUrl: `${home}/wasm/`,
  }
}

/** Opens a PDF; the rendering library is loaded when a page is first rendered. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The library takes ownership of the bytes, so it gets a copy.
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
