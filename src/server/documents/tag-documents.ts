import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { DocumentView } from '#shared/documents.ts'
import { changeTags, tagLimits, type TagChange } from '#shared/tags.ts'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { documentContext, openName, viewDocument } from './view-document.ts'

/** Changes the tags of uploaded documents; all of them, or none if one does not exist. */
export async function tagDocuments(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { ids, ...change }: TagChange,
): Promise<DocumentView[] | undefined> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .select()
    .from(documents)
    .where(
      and(eq(documents.userId, userId), inArray(documents.id, wanted), isNull(documents.sourceId)),
    )
    .orderBy(documents.id)
    .for('update')
  if (rows.length < wanted.length) return undefined
  const views: DocumentView[] = []
  for (const row of rows) {
    const name = openName(keys, row)
    const tags = changeTags(name.tags ?? [], change)
    if (tags.length > tagLimits.each) throw tooManyTags()
    const sealed = sealJson(keys.content, documentContext(userId, row.id), { ...name, tags })
    await tx
      .update(documents)
      .set({ sealed })
      .where(and(eq(documents.userId, userId), eq(documents.id, row.id)))
    views.push(viewDocument(keys, { ...row, sealed }))
  }
  return views
}

const tooManyTags = () =>
  new AppError(
    'invalid',
    'document.too_many_tags',
    `A document can have up to ${tagLimits.each} tags.`,
  )
