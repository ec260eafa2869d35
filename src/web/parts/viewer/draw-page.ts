import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import type { PageSize } from './use-pdf.ts'

type Target = { canvas: HTMLCanvasElement; text: HTMLElement; width: number }

/** A run of text in the layer over a page. */
export type DrawnText = { text: string; element: HTMLElement }

type DrawnPage = { size: PageSize; texts: DrawnText[] }

/** Phones run out of canvas memory beyond this. */
const maximumPixels = 16_000_000

/** Draws a page and puts its text over it, so that it can be selected. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, text, width }: Target,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const own = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: width / own.width })
  const density = Math.min(
    window.devicePixelRatio,
    Math.sqrt(maximumPixels / (viewport.width * viewport.height)),
  )
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const drawing = page.render({
    canvas,
    viewport,
    transform: density === 1 ? undefined : [density, 0, 0, density, 0, 0],
  })
  text.replaceChildren()
  const textLayer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  })
  signal.addEventListener('abort', () => {
    drawing.cancel()
    textLayer.cancel()
  })
  await Promise.all([drawing.promise, textLayer.render()])
  const elements = textLayer.textDivs
  return {
    size: { width: own.width, height: own.height },
    texts: textLayer.textContentItemsStr.flatMap((run, place) => {
      const element = elements[place]
      return element ? [{ text: run, element }] : []
    }),
  }
}
