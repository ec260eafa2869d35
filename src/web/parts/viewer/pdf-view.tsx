import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { Locator } from '#shared/locators.ts'
import { t } from '#web/words/translate.ts'
import { PdfPage } from './pdf-page.tsx'
import { PdfZoom } from './pdf-zoom.tsx'
import { scrollToMiddle } from './scroll-to.ts'
import { usePdf, type PageSize } from './use-pdf.ts'
import { ViewerFailure } from './viewer-failure.tsx'
import { ViewerLoading } from './viewer-loading.tsx'

type PdfViewProps = {
  documentId: string
  name: string
  place: Extract<Locator, { kind: 'page' }> | undefined
  quote: string | undefined
}

export function PdfView({ documentId, name, place, quote }: PdfViewProps) {
  const { state, retry } = usePdf(documentId)
  if (state.kind === 'loading') return <ViewerLoading />
  if (state.kind === 'failed') return <ViewerFailure error={state.error} onRetry={retry} />
  return <Pages pdf={state.pdf} size={state.size} name={name} place={place} quote={quote} />
}

type PagesProps = Pick<PdfViewProps, 'name' | 'place' | 'quote'> & {
  pdf: PDFDocumentProxy
  size: PageSize
}

function Pages({ pdf, size, name, place, quote }: PagesProps) {
  const box = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  const boxWidth = useWidth(box)
  const width = Math.round(Math.min(boxWidth - marginPx(boxWidth), maximumPx) * zoom)
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const targetPage = place?.page

  // Pages have their positions before they are drawn; the highlight itself follows a moment later.
  useEffect(() => {
    const page = box.current?.querySelector(`[data-page="${targetPage}"]`)
    if (box.current && page && boxWidth > 0) {
      scrollToMiddle(box.current, page.querySelector('[data-marked]') ?? page)
    }
  }, [targetPage, boxWidth])

  return (
    <div className="relative size-full">
      <section
        ref={box}
        aria-label={t('Pages of {name}', { name })}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="size-full overflow-auto bg-muted outline-offset-[-2px]"
      >
        {boxWidth > 0 && (
          <div className="mx-auto flex w-fit flex-col gap-4 px-2 py-4 sm:px-6 sm:py-6">
            {pages.map((page) => (
              <PdfPage
                key={page}
                pdf={pdf}
                number={page}
                width={width}
                expected={size}
                rects={place?.page === page ? place.rects : []}
                quote={place?.page === page ? quote : undefined}
              />
            ))}
          </div>
        )}
      </section>
      <PdfZoom zoom={zoom} onZoom={setZoom} />
    </div>
  )
}

const maximumPx = 900
const marginPx = (boxWidth: number) => (boxWidth < 640 ? 16 : 48)

/** Follows the width of an element, without its scroll bar. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
