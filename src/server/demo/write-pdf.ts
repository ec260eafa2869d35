import { createRequire } from 'node:module'
import path from 'node:path'
import type { CanvasRenderingContext2D } from '@napi-rs/canvas'

export type PdfLine = { style: keyof typeof styles; text: string }

const [width, height, margin] = [612, 792, 72]
const styles = {
  title: { font: '22px "Sample Sans Bold"', lineHeight: 28, before: 24 },
  heading: { font: '13px "Sample Sans Bold"', lineHeight: 18, before: 16 },
  text: { font: '11px "Sample Sans"', lineHeight: 16, before: 8 },
} as const

/** A letter of one or more pages; the same bytes for the same lines on every machine. */
export async function writePdf(title: string, lines: readonly PdfLine[]): Promise<Buffer> {
  const { GlobalFonts, PDFDocument } = await import('@napi-rs/canvas')
  // The fonts are in a package, since a machine may have none.
  for (const [family, file] of [
    ['Sample Sans', 'LiberationSans-Regular.ttf'],
    ['Sample Sans Bold', 'LiberationSans-Bold.ttf'],
  ] as const) {
    if (!GlobalFonts.has(family))
      GlobalFonts.registerFromPath(path.join(fontsFolder(), file), family)
  }
  const pdf = new PDFDocument({ title, creator: 'Trove sample data' })
  let page = pdf.beginPage(width, height)
  let y: number = margin
  for (const { style, text } of lines) {
    const { font, lineHeight, before } = styles[style]
    if (y > margin) y += before
    page.font = font
    for (const line of wrapped(page, text)) {
      if (y + lineHeight > height - margin) {
        pdf.endPage()
        page = pdf.beginPage(width, height)
        page.font = font
        y = margin
      }
      y += lineHeight
      page.fillText(line, margin, y)
    }
  }
  pdf.endPage()
  return pdf.close()
}

function wrapped(page: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (page.measureText(longer).width > width - 2 * margin) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

const fontsFolder = () =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  )
