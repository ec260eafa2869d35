import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import { loadOriginal } from './queries.ts'

export type PageSize = { width: number; height: number }

type PdfState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  /** `size` is the first page's, in points. */
  | { kind: 'open'; pdf: PDFDocumentProxy; size: PageSize }

/** Keeps a PDF open for as long as its component, which shows one document only. */
export function usePdf(documentId: string) {
  const [state, setState] = useState<PdfState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<PdfState> => {
      const { pdf } = await openPdf(await loadOriginal(documentId, signal), signal)
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      return { kind: 'open', pdf, size: { width, height } }
    }
    load().then(
      (open) => !signal.aborted && setState(open),
      (error: unknown) => {
        if (signal.aborted) return
        setState({ kind: 'failed', error: error instanceof Error ? error : new Error('unknown') })
      },
    )
    return () => controller.abort()
  }, [documentId, attempt])

  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { state, retry }
}
