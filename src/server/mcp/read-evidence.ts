import type { ContentBlock } from '#shared/documents.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'

type Deps = Pick<Services, 'content'>
type EvidenceInput = {
  passageId?: string | undefined
  documentId?: string | undefined
  from: number
  sheet: number
  timeZone: string
}

const mostCharacters = 20_000

/** A passage, or a part of a document. */
export async function readEvidence({ content }: Deps, userId: string, given: EvidenceInput) {
  const { passageId, documentId, from, sheet, timeZone } = given
  if (passageId !== undefined) {
    const passage = await content.passage(userId, passageId)
    if (!passage) throw nothing('passage.not_found', 'This passage does not exist.')
    return { passage }
  }
  const found = documentId === undefined ? undefined : await content.read(userId, documentId)
  if (!found) throw nothing('document.not_found', 'This document does not exist.')
  const { id, originalName, mimeType, uploadedAt } = found.document
  const document = { id, name: originalName, mimeType, uploadedAt }
  switch (found.kind) {
    case 'pdf':
      // A PDF is read by passage, with page numbers.
      return { document, pages: found.pages, hint: 'Search in this document to read its passages.' }
    case 'text':
      return { document, ...blocksFrom(found.blocks, from) }
    case 'sheets': {
      const rows = await content.sheet(userId, id, sheet, { from, timeZone })
      return { document, sheets: found.sheets, ...(rows ? { rows } : {}) }
    }
    default:
      return found satisfies never
  }
}

const nothing = (code: string, message: string) => new AppError('not_found', code, message)

/** At least one block and as many as fit, with the position to continue from. */
function blocksFrom(blocks: readonly ContentBlock[], from: number) {
  const lengths = blocks.map(({ text, rows }) => text.length + (rows?.flat().join('').length ?? 0))
  let to = from
  let characters = 0
  while (to < blocks.length && (to === from || characters + (lengths[to] ?? 0) <= mostCharacters)) {
    characters += lengths[to] ?? 0
    to += 1
  }
  return { from, blocks: blocks.slice(from, to), ...(to < blocks.length ? { next: to } : {}) }
}
