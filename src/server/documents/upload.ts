import type { DocumentView } from '#shared/documents.ts'
import { newId } from '#server/ids.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { AddedDocument, NewFile } from './add-document.ts'
import type { Limits } from '#server/quotas/limits.ts'
import type { DocumentStore } from './store.ts'

export type Upload = ReturnType<typeof createUpload>

/**
 * Stores files, then queues them for processing. Under a quota, all are stored or none. After a
 * crash in between, `find-unprocessed` queues them.
 */
export const createUpload =
  ({ documents, queue }: { documents: DocumentStore; queue: Queue }) =>
  async (userId: string, files: readonly NewFile[], most?: Limits): Promise<DocumentView[]> => {
    async function begin({ document, fresh }: AddedDocument): Promise<DocumentView> {
      const job = { userId, documentId: document.id }
      if (fresh) await queue.send('process-document', job, document.id)
      return document
    }
    const stored: DocumentView[] = []
    if (most?.documents !== undefined || most?.bytes !== undefined) {
      const added = await documents.addWithin(userId, files, most)
      for (const one of added) stored.push(await begin(one))
    } else {
      for (const file of files) {
        stored.push(await begin(await documents.add(userId, newId('doc'), file)))
      }
    }
    return stored
  }
