import type { DocumentStore } from './store.ts'
import type { Upload } from './upload.ts'

/**
 * Moves a guest's documents to the account they log in to. They are uploaded again, because one
 * person's keys cannot open what another's sealed.
 */
export const createAdoptGuest =
  ({ documents, upload }: { documents: DocumentStore; upload: Upload }) =>
  async (guestId: string, userId: string): Promise<void> => {
    for (let cursor: string | undefined, more = true; more;) {
      const { page, next } = await documents.list(guestId, cursor)
      // The sample is left out, since it can be loaded again.
      for (const { id, originalName, mimeType, tags } of page.filter(({ sample }) => !sample)) {
        const found = await documents.original(guestId, id)
        const file = { name: originalName, mimeType, ...(tags ? { tags } : {}) }
        if (found) await upload(userId, [{ ...file, bytes: found.bytes }])
      }
      cursor = next
      more = next !== undefined
    }
  }
