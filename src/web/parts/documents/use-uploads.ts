import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { documentsKey } from './queries.ts'
import { linesOf } from './check-files.ts'
import { explainRefused } from './explain-refused.ts'
import { checkDocumentFiles } from './upload-rules.ts'
import { uploadDocument } from './upload.ts'
import { describeUploads, type UploadOutcome } from './upload-outcome.ts'

export type Upload = {
  id: string
  name: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  progress: number
  /** The server's message about the file. */
  problem?: string | undefined
  /** It did not arrive, or was refused for now: a retry may succeed. */
  canRetry?: boolean
}

/** Uploads files one after another. A stored file leaves the list. */
export function useUploads() {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const drop = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id))

  const sendOne = async (id: string, file: File): Promise<UploadOutcome> => {
    change(id, { state: 'sending' })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const document: DocumentView = await uploadDocument(file, { onProgress })
      drop(id)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      return { name: file.name, stored: true, duplicate: document.duplicate === true }
    } catch (error) {
      const canRetry = !(error instanceof ApiError) || error.status >= 500 || error.status === 429
      const problem = error instanceof ApiError ? error.serverText : undefined
      change(id, { state: 'failed', problem, canRetry })
      return { name: file.name, stored: false }
    }
  }

  /** A later selection waits for the earlier one. */
  const sendAll = (queue: readonly { id: string; file: File }[]): Promise<UploadOutcome[]> => {
    const sent = turn.current.then(async () => {
      const outcomes: UploadOutcome[] = []
      for (const { id, file } of queue) outcomes.push(await sendOne(id, file))
      return outcomes
    })
    turn.current = sent
    return sent
  }

  const add = async (chosen: readonly File[]): Promise<void> => {
    const { accepted, refused: bare } = checkDocumentFiles(chosen)
    const refused = await explainRefused(bare)
    if (refused.length > 0) {
      const description = linesOf(refused).join('\n')
      notify({ title: t('Upload Errors'), description, destructive: true })
    }
    const queue = accepted.map((file) => ({ id: crypto.randomUUID(), file }))
    setUploads((now) => [
      ...now,
      ...refused.map(({ file, reason }) => ({
        id: crypto.randomUUID(),
        name: file.name,
        file,
        state: 'failed' as const,
        progress: 0,
        problem: reason,
        canRetry: false,
      })),
      ...queue.map(({ id, file }) => ({
        id,
        name: file.name,
        file,
        state: 'waiting' as const,
        progress: 0,
      })),
    ])
    const notice = describeUploads(await sendAll(queue))
    // The list of refused files must not be replaced before it could be read.
    if (notice && (notice.destructive || refused.length === 0)) notify(notice)
  }

  const again = async ({ id, file }: Upload): Promise<void> => {
    change(id, { state: 'waiting', progress: 0 })
    const notice = describeUploads(await sendAll([{ id, file }]))
    if (notice) notify(notice)
  }

  return { uploads, add, again: (upload: Upload) => void again(upload), dismiss: drop }
}
