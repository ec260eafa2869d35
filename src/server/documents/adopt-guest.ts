import type { DocumentStore } from './store.ts'
import type { Upload } from './upload.ts'

/**
 * Gives a guest's documents to the account that the guest logged in to. They are uploaded anew,
 * because what one person's keys sealed another's do not open.
 */
export const createAdoptGuest =
  ({ documents, upload }: { documents: DocumentStore; upload: Upload }) =>
  async (guestId: string, userId: string): Promise<void> => {
    for (let cursor: string | undefined, more = true; more;) {
      const { page, next } = await documents.list(guestId, cursor)
      // The sample can be loaded again.
      for (const { id, originalName: name, mimeType } of page.filter(({ sample }) => !sample)) {
        const found = await documents.original(guestId, id)
        if (found) await upload(userId, [{ name, mimeType, bytes: found.bytes }])
      }
      cursor = next
      more = next !== undefined
    }
  }
