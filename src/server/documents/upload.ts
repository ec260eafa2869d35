import type { DocumentView } from '#shared/documents.ts'
import { newId } from '#server/ids.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { DocumentStore, NewFile } from './store.ts'

export type Upload = ReturnType<typeof createUpload>

/** Stores a file, then has it processed. A crash in between is made good by `find-unprocessed`. */
export const createUpload =
  ({ documents, queue }: { documents: DocumentStore; queue: Queue }) =>
  async (userId: string, file: NewFile): Promise<DocumentView> => {
    const { document, fresh } = await documents.add(userId, newId('doc'), file)
    if (fresh) {
      const job = { userId, documentId: document.id }
      await queue.send('process-document', job, document.id)
    }
    return document
  }
