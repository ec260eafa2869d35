import { Hono } from 'hono'
import {
  documentListQuery,
  pictureQuery,
  searchRequest,
  sheetWindowQuery,
  type SearchResponse,
} from '#shared/documents.ts'
import { tagChange } from '#shared/tags.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { AppError } from '#server/errors.ts'
import { personOrGuest, requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'
import { originalPolicy } from '#server/ingestion/originals.ts'
import { readUpload } from './read-upload.ts'
import { createUploadMemoryBudget } from './upload-memory-budget.ts'

const unknownDocument = () =>
  new AppError('not_found', 'document.not_found', 'This document does not exist.')

/** Routes under /api/documents. */
export const documentRoutes = (services: Services) => {
  const { accounts, quotas, documents, content, upload, deletions } = services
  const memory = createUploadMemoryBudget()
  return new Hono<SessionEnv>()
    .get('/', requirePerson, validate('query', documentListQuery), async (c) => {
      const { page, next } = await documents.list(c.var.person.id, c.req.valid('query').cursor)
      if (next !== undefined) c.header('x-next-cursor', next)
      return c.json(page)
    })
    .post('/upload', personOrGuest(accounts), async (c) => {
      using share = memory.begin()
      const files = await readUpload(c.req.raw, ['file', 'documents'], share)
      const { person } = c.var
      const stored = await upload(person.id, files, await quotas.limitsOf(person.id))
      // The field tells which page uploads: one for a single document, or one for several.
      return c.json(files.every((file) => file.field === 'file') ? stored[0] : stored, 201)
    })
    .patch('/', requirePerson, validate('json', tagChange), async (c) => {
      const changed = await documents.tag(c.var.person.id, c.req.valid('json'))
      if (!changed) throw unknownDocument()
      return c.json(changed)
    })
    .delete('/', requirePerson, async (c) => {
      const hidden = await deletions.hide(c.var.person.id, 'document')
      if (hidden) c.header(undoHeader, hidden.id)
      return c.json({ deletedCount: hidden?.count ?? 0 })
    })
    .delete('/:id', requirePerson, async (c) => {
      const id = c.req.param('id')
      const view = await documents.find(c.var.person.id, id)
      const hidden = await deletions.hide(c.var.person.id, 'document', [id])
      if (!view || !hidden) throw unknownDocument()
      c.header(undoHeader, hidden.id)
      return c.json({ filename: view.originalName })
    })
    .get('/:id', requirePerson, async (c) => {
      const view = await documents.find(c.var.person.id, c.req.param('id'))
      if (!view) throw unknownDocument()
      return c.json(view)
    })
    .get('/:id/content', requirePerson, async (c) => {
      const found = await content.read(c.var.person.id, c.req.param('id'))
      if (!found) throw unknownDocument()
      return c.json(found)
    })
    .get('/:id/sheets/:index', requirePerson, validate('query', sheetWindowQuery), async (c) => {
      const { id, index } = c.req.param()
      const query = inOwnTimeZone(c, c.req.valid('query'))
      const window = await content.sheet(c.var.person.id, id, Number(index), query)
      if (!window) throw unknownDocument()
      return c.json(window)
    })
    .get('/:id/picture', requirePerson, validate('query', pictureQuery), async (c) => {
      const { size } = c.req.valid('query')
      const image = await content.picture(c.var.person.id, c.req.param('id'), size)
      if (!image) throw unknownDocument()
      return c.body(new Uint8Array(image), 200, {
        'content-type': 'image/jpeg',
        'content-security-policy': originalPolicy,
        'cache-control': 'private, no-store',
      })
    })
    .get('/:id/original', requirePerson, async (c) => {
      const found = await documents.original(c.var.person.id, c.req.param('id'))
      if (!found) throw unknownDocument()
      const pdf = found.row.kind === 'pdf'
      return c.body(new Uint8Array(found.bytes), 200, {
        'content-type': pdf ? 'application/pdf' : 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.view.originalName)}`,
        'content-security-policy': originalPolicy,
        'cache-control': 'private, no-store',
      })
    })
}

/** Routes for POST /api/search and GET /api/passages/{id}. */
export const searchRoutes = ({ accounts, searchDocuments, content }: Services) =>
  new Hono<SessionEnv>()
    .post('/search', personOrGuest(accounts), validate('json', searchRequest), async (c) => {
      const given = c.req.valid('json')
      const results = await searchDocuments(c.var.person.id, given, c.req.raw.signal)
      return c.json<SearchResponse>({ results })
    })
    .get('/passages/:id', requirePerson, async (c) => {
      const passage = await content.passage(c.var.person.id, c.req.param('id'))
      if (!passage)
        throw new AppError('not_found', 'passage.not_found', 'This passage does not exist.')
      return c.json(passage)
    })
