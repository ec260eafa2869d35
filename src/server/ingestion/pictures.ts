import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { records } from '#server/db/tables.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { ExtractedDocument } from './extracted.ts'

/** Facts are apart from the images, because a timeline reads those of all pictures. */
export const pictureKinds = { facts: 'picture', small: 'picture_small', large: 'picture_large' }
export type PictureSize = 'small' | 'large'

export type StoredFacts = z.infer<typeof storedFacts>
const storedFacts = z.object({
  taken: z.string().optional(),
  offset: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  place: z.string().optional(),
})

const image = z.base64().transform((text) => Buffer.from(text, 'base64'))

/** The records of a picture, before they are sealed. */
export function pictureRecords({ picture }: ExtractedDocument): { kind: string; value: unknown }[] {
  if (!picture) return []
  const { small, large, ...facts } = picture
  return [
    { kind: pictureKinds.facts, value: facts },
    { kind: pictureKinds.small, value: Buffer.from(small).toString('base64') },
    { kind: pictureKinds.large, value: Buffer.from(large).toString('base64') },
  ]
}

/** What is known of each picture of these documents, by document. */
export async function readPictureFacts(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  documentIds?: readonly string[],
): Promise<Map<string, StoredFacts>> {
  const rows = await tx
    .select({ id: records.id, documentId: records.documentId, sealed: records.sealed })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        eq(records.kind, pictureKinds.facts),
        documentIds ? inArray(records.documentId, [...documentIds]) : undefined,
      ),
    )
  return new Map(
    rows.flatMap(({ id, documentId, sealed }) => {
      if (documentId === null) return []
      const value = openJson(keys.content, { table: 'records', id, userId }, sealed)
      return [[documentId, storedFacts.parse(value)] as const]
    }),
  )
}

/** A JPEG of a picture. */
export async function readPictureImage(
  tx: Tx,
  keys: PersonKeys,
  { userId, documentId, size }: { userId: string; documentId: string; size: PictureSize },
): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ id: records.id, sealed: records.sealed })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        eq(records.documentId, documentId),
        eq(records.kind, pictureKinds[size]),
      ),
    )
    .limit(1)
  if (!row) return undefined
  const { id, sealed } = row
  return image.parse(openJson(keys.content, { table: 'records', id, userId }, sealed))
}
