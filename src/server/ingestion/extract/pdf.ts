import { plural } from '#shared/plural.ts'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { pdfBlocks, type PageLines } from './pdf-blocks.ts'
import { readingOrder } from './pdf-columns.ts'
import { openPdf, type PdfDocument } from './pdf-open.ts'
import { readPieces } from './pdf-pieces.ts'
import { isScan, readScans } from './pdf-scans.ts'
import { cleanText } from './plain-block.ts'

export type PdfReading = { title?: string; pages: number; blocks: Block[]; notice?: string }
export type PdfOptions = {
  /** Deadline for OCR, in milliseconds since the epoch. */
  deadline: number
  onProgress: (share: number) => void
}

/** Text of a PDF with the location of each block; OCR reads pages that are images. */
export async function extractPdf(bytes: Uint8Array, options: PdfOptions): Promise<PdfReading> {
  const pdf = await openPdf(bytes)
  try {
    const digital = await readPages(pdf, options)
    const title = await titleOf(pdf)
    const recognised = await recognise(bytes, digital.scans, options)
    const pages = digital.pages.filter((page) => !recognised.blocks.has(page.page))
    const blocks = [...pdfBlocks(pages), ...[...recognised.blocks.values()].flat()].toSorted(byPage)
    if (blocks.length === 0) throw initialRunState(digital, recognised, pdf.numPages)
    const notice = noticeOf(digital.damaged, recognised.leftOut)
    return {
      pages: pdf.numPages,
      blocks,
      ...(title === undefined ? {} : { title }),
      ...(notice === undefined ? {} : { notice }),
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Digital = { pages: PageLines[]; scans: number[]; damaged: number[] }

async function readPages(pdf: PdfDocument, { onProgress }: PdfOptions): Promise<Digital> {
  const digital: Digital = { pages: [], scans: [], damaged: [] }
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      const page = await pdf.getPage(number)
      const { pieces, width, height } = await readPieces(page)
      if (await isScan(page, pieces)) digital.scans.push(number)
      digital.pages.push({ page: number, width, height, stretches: readingOrder(pieces) })
      page.cleanup()
    } catch {
      digital.damaged.push(number)
    }
    onProgress((number / pdf.numPages) * 0.5)
  }
  return digital
}

type Recognised = { blocks: Map<number, Block[]>; leftOut: number }

/** If OCR finds no words, the page keeps its own few. */
async function recognise(
  bytes: Uint8Array,
  pages: readonly number[],
  { deadline, onProgress }: PdfOptions,
): Promise<Recognised> {
  if (pages.length === 0 || Date.now() > deadline)
    return { blocks: new Map(), leftOut: pages.length }
  const scans = await readScans(bytes, pages, deadline, (share) => onProgress(0.5 + share / 2))
  const blocks = new Map([...scans.blocks].filter(([, found]) => found.length > 0))
  return { blocks, leftOut: scans.leftOut }
}

function byPage(a: Block, b: Block): number {
  return pageOf(a) - pageOf(b)
}

function pageOf({ locator }: Block): number {
  return locator.kind === 'page' ? locator.page : 0
}

function initialRunState(
  { damaged }: Digital,
  { leftOut }: Recognised,
  pages: number,
): ExtractionFailure {
  if (leftOut > 0) return new ExtractionFailure('file.too_slow')
  const [first] = damaged
  if (first === undefined) return new ExtractionFailure('file.no_text')
  return new ExtractionFailure('file.damaged', pages > 1 ? `page ${first}` : undefined)
}

function noticeOf(damaged: readonly number[], leftOut: number): string | undefined {
  const parts: string[] = []
  if (damaged.length > 0) {
    const pages = damaged.slice(0, 10).join(', ') + (damaged.length > 10 ? ', …' : '')
    parts.push(`Damaged and left out: page ${pages}.`)
  }
  if (leftOut > 0) {
    parts.push(
      `${leftOut} scanned ${plural(leftOut, 'page was', 'pages were')} not read because there are too many.`,
    )
  }
  return parts.length > 0 ? parts.join(' ') : undefined
}

async function titleOf(pdf: PdfDocument): Promise<string | undefined> {
  try {
    const { info } = await pdf.getMetadata()
    const title: unknown = Reflect.get(info, 'Title')
    if (typeof title !== 'string') return undefined
    const clean = cleanText(title).replaceAll(/\s+/g, ' ').trim()
    // Programs store a file name there as often as a title.
    return clean === '' ||
      clean.length > 200 ||
      /^(untitled|microsoft word -)|\.\w{2,4}$/i.test(clean)
      ? undefined
      : clean
  } catch {
    return undefined
  }
}
