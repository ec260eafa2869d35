import type { Services } from '#server/services.ts'

export const things = ['documents', 'sources', 'tables'] as const

type Deps = Pick<Services, 'documents' | 'sources' | 'workspaces'>
type ListInput = { kind: (typeof things)[number]; cursor?: string | undefined }

/** Lists documents, sources or tables. */
export async function listThings(deps: Deps, userId: string, { kind, cursor }: ListInput) {
  switch (kind) {
    case 'documents': {
      const { page, next } = await deps.documents.list(userId, cursor)
      const documents = page.map(({ id, originalName, mimeType, uploadedAt, status }) => ({
        documentId: id,
        name: originalName,
        mimeType,
        uploadedAt,
        status,
      }))
      return { documents, ...(next === undefined ? {} : { next }) }
    }
    case 'sources': {
      const sources = await deps.sources.list(userId)
      return {
        sources: sources.map(({ id, name, type, status, lastSync }) => ({
          id,
          name,
          type,
          status,
          lastSync,
        })),
      }
    }
    case 'tables': {
      const { tables } = await deps.workspaces.catalog(userId)
      return {
        tables: tables.map(({ name, documentName, rows, columns }) => ({
          name,
          documentName,
          rows,
          columns: columns.map(({ name: column, label, type, unit }) => ({
            name: column,
            label,
            type,
            ...(unit === undefined ? {} : { unit }),
          })),
        })),
      }
    }
    default:
      return kind satisfies never
  }
}
