import * as z from 'zod/mini'
import { documentView, type DocumentView } from '#shared/documents.ts'
import { sendForm } from '#web/send-form.ts'

const uploadPath = '/api/documents/upload'

type UploadOptions = {
  /** Share of the bytes that have left the browser, 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** The Documents screen: one file in one request. */
export async function uploadDocument(file: File, options: UploadOptions): Promise<DocumentView> {
  const form = new FormData()
  form.append('file', file)
  const [stored] = parseStored(await sendForm(uploadPath, form, options))
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
  return parseStored(await sendForm(uploadPath, form, options))
}

/** One stored document, or a list of them. */
function parseStored(text: string): DocumentView[] {
  const stored = z.union([documentView, z.array(documentView)]).parse(JSON.parse(text))
  return Array.isArray(stored) ? stored : [stored]
}
