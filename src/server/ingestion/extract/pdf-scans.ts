import { createCanvas } from '@napi-rs/canvas'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Block } from '../extracted.ts'
import { createPagesRecogniser, type Recogniser } from './ocr.ts'
import { openPdf, type PdfDocument, type PdfPage } from './pdf-open.ts'
import type { Piece } from './pdf-pieces.ts'

/** A page with fewer letters may be a scan with a stamp or a page number. */
const fewLetters = 50
const scanLimit = 30
/** About 200 dpi on A4, the resolution for which OCR was trained. */
const longSidePixels = 2400

/** Whether a page shows content that is missing from its text. */
export async function isScan(page: PdfPage, pieces: readonly Piece[]): Promise<boolean> {
  const text = pieces.map((piece) => piece.text).join('')
  const readable = text.replaceAll(/[\s\ufffd\ue000-\uf8ff]/g, '').length
  const unreadable = text.replaceAll(/\s/g, '').length - readable
  if (readable >= fewLetters && unreadable < readable) return false
  if (unreadable >= fewLetters) return true
  const { fnArray } = await page.getOperatorList()
  const images = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ])
  let drawn = 0
  for (const operation of fnArray) {
    if (images.has(operation)) return true
    if (operation === OPS.constructPath) drawn++
  }
  // Letters converted to outlines.
  return drawn >= 60
}

export type Scans = { blocks: Map<number, Block[]>; read: number; leftOut: number }

/** Runs OCR on the scanned pages of a PDF, within the limits. */
export async function readScans(
  bytes: Uint8Array,
  pages: readonly number[],
  deadline: number,
  onProgress: (share: number) => void,
): Promise<Scans> {
  const scans: Scans = { blocks: new Map(), read: 0, leftOut: 0 }
  const pdf = await openPdf(bytes)
  const recogniser = await createPagesRecogniser()
  try {
    for (const page of pages) {
      if (scans.read >= scanLimit || Date.now() > deadline) break
      scans.blocks.set(page, await readScan(pdf, page, recogniser))
      scans.read++
      onProgress(scans.read / Math.min(pages.length, scanLimit))
    }
  } finally {
    await recogniser.close()
    await pdf.loadingTask.destroy()
  }
  scans.leftOut = pages.length - scans.read
  return scans
}

async function readScan(
  pdf: PdfDocument,
  number: number,
  recogniser: Recogniser,
): Promise<Block[]> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSidePixels / Math.max(width, height) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  const size = { width: viewport.width, height: viewport.height }
  return recogniser.read(await canvas.encode('png'), size, number)
}
