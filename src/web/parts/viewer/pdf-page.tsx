import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { Rect } from '#shared/locators.ts'
import { useNear } from '#web/ui/use-near.ts'
import { t } from '#web/words/translate.ts'
import { drawPage, type DrawnText } from './draw-page.ts'
import { findQuote } from './find-quote.ts'
import { Marks } from './marks.tsx'
import './pdf-page.css'
import type { PageSize } from './use-pdf.ts'

declare module 'react' {
  interface CSSProperties {
    /** Pixels per point, from which PDF.js computes the sizes in its text layer. */
    '--total-scale-factor'?: number
  }
}

type PdfPageProps = {
  pdf: PDFDocumentProxy
  /** Counted from 1. */
  number: number
  width: number
  /** Reserves the page's space until its own size is known. */
  expected: PageSize
  rects: readonly Rect[]
  quote: string | undefined
}

/** A page that is drawn near the viewport, and frees its memory afterwards. */
export function PdfPage({ pdf, number, width, expected, rects, quote }: PdfPageProps) {
  const page = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(expected)
  const [quoteShown, setQuoteShown] = useState(false)
  const [failed, setFailed] = useState(false)
  const near = useNear(page, '800px')

  useEffect(() => {
    if (!near || !canvas.current || !text.current) return undefined
    const controller = new AbortController()
    const target = { canvas: canvas.current, text: text.current, width }
    drawPage(pdf, number, target, controller.signal).then(
      ({ size: own, texts }) => {
        setSize(own)
        setQuoteShown(markQuote(texts, quote))
      },
      () => {
        if (!controller.signal.aborted) setFailed(true)
      },
    )
    return () => controller.abort()
  }, [pdf, number, width, near, quote])

  const scale = width / size.width
  return (
    <article
      ref={page}
      data-page={number}
      aria-label={t('Page {number}', { number })}
      className="pdf-page relative shrink-0 bg-white shadow-md"
      style={{ width, height: Math.round(size.height * scale), '--total-scale-factor': scale }}
    >
      {near && (
        <>
          <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
          <div ref={text} className="pdf-text" />
        </>
      )}
      {failed && (
        <p className="absolute inset-x-0 top-1/3 px-4 text-center text-sm text-neutral-600">
          {t('This page could not be displayed.')}
        </p>
      )}
      <Marks rects={rects} soft={quoteShown} />
    </article>
  )
}

/** Highlights the lines of the quote. Returns whether they were found. */
function markQuote(texts: readonly DrawnText[], quote: string | undefined): boolean {
  const parts = findQuote(
    texts.map(({ text }) => text),
    quote ?? '',
  )
  for (const { index } of parts) texts[index]?.element.classList.add('pdf-quote')
  return parts.length > 0
}
