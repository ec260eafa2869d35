import { uploadDocuments as uploadCall } from '#shared/calls/documents.ts'
import type { DocumentView } from '#shared/documents.ts'
import { parseResponse } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'

type UploadOptions = {
  /** Share of the bytes that have left the browser, 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** The Documents screen: one file per request. */
export async function uploadDocument(file: File, options: UploadOptions): Promise<DocumentView> {
  const form = new FormData()
  form.append('file', file)
  const [stored] = parseStored(await sendForm(uploadCall, form, options))
  if (!stored) throw new Error('The server answered an upload with an empty list.')
  return stored
}

/** The Ask page: all files in one request. */
export async function uploadDocuments(
  files: readonly File[],
  options: UploadOptions,
): Promise<DocumentView[]> {
  const form = new FormData()
  for (const file of files) form.append('documents', file)
  return parseStored(await sendForm(uploadCall, form, options))
}

/** One stored document, or a list of them. */
function parseStored(text: string): DocumentView[] {
  const stored = parseResponse(uploadCall, text)
  return Array.isArray(stored) ? stored : [stored]
}
