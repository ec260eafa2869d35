import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { storePassages } from '#server/search/index-passages.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { storeRandomVectors } from '../synthetic/random-vectors.ts'
import { createPassage } from '../synthetic/synthetic.ts'

const passagesADocument = 1_000

/** Stores passages in documents of a thousand, with random vectors instead of embeddings. */
export async function addPassages(
  { db, keys, userId }: { db: Database; keys: PersonKeys; userId: string },
  passagesInAll: number,
  { word, random }: { word: () => string; random: () => number },
): Promise<void> {
  for (let start = 0; start < passagesInAll; start += passagesADocument) {
    const id = `doc_${userId}_${start}`
    const name = `${word()} ${word()}.txt`
    const size = Math.min(passagesADocument, passagesInAll - start)
    const passages = Array.from({ length: size }, (_, i) => createPassage(word, i + 1))
    await db.asUser(userId, async (tx) => {
      await tx.insert(documents).values({
        userId,
        id,
        sealed: sealJson(keys.content, { table: 'documents', id, userId }, { name }),
        contentKey: Buffer.from(id),
        mimeType: 'text/plain',
        sizeBytes: 0,
        status: 'processed',
        kind: 'text',
        embeddedAt: new Date(),
      })
      await storePassages(tx, keys, userId, { documentId: id, name, language: 'en', passages })
      await storeRandomVectors(tx, { keys, userId, documentId: id }, random)
    })
  }
}
