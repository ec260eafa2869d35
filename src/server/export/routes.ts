import { Hono } from 'hono'
import {
  pageRequest,
  type DocumentsPage,
  type ExportAccess,
  type QuestionsPage,
  type RecordsPage,
} from '#shared/export.ts'
import { originalPolicy } from '#server/ingestion/originals.ts'
import { AppError } from '#server/errors.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'
import { exportAccess, requireScope, requireSession, type ExportEnv } from './access.ts'
import { writeArchive } from './archive.ts'
import { createArchiveSlots } from './archive-slots.ts'
import { readDocumentsPage } from './read-documents.ts'
import { readQuestionsPage } from './read-questions.ts'
import { readRecordsPage } from './read-records.ts'

/** A sustained rate of twenty per second, since each document is a separate call. */
const calls = { capacity: 600, refillMs: 50 }
/** Each reads all of a person's data. */
const archives = { capacity: 10, refillMs: 60_000 }

/** Routes under /api/export, for a session or an API key. */
export function exportRoutes(services: Services) {
  const { config, documents } = services
  const slots = createArchiveSlots()
  return new Hono<ExportEnv>()
    .use(exportAccess(services))
    .use(rateLimit(config, calls))
    .get('/', (c) => {
      const { person, scopes } = c.var
      return c.json<ExportAccess>({ userId: person.id, name: person.name, scopes: [...scopes] })
    })
    .get('/records', requireScope('records'), validate('query', pageRequest), async (c) =>
      c.json<RecordsPage>(await readRecordsPage(services, c.var.person.id, c.req.valid('query'))),
    )
    .get('/questions', requireScope('questions'), validate('query', pageRequest), async (c) =>
      c.json<QuestionsPage>(
        await readQuestionsPage(services, c.var.person.id, c.req.valid('query')),
      ),
    )
    .get('/documents', requireScope('documents'), validate('query', pageRequest), async (c) =>
      c.json<DocumentsPage>(
        await readDocumentsPage(services, c.var.person.id, c.req.valid('query')),
      ),
    )
    .get('/documents/:id/original', requireScope('documents'), async (c) => {
      const found = await documents.original(c.var.person.id, c.req.param('id'))
      if (!found) {
        throw new AppError('not_found', 'document.not_found', 'This document does not exist.')
      }
      return c.body(new Uint8Array(found.bytes), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.view.originalName)}`,
        'content-security-policy': originalPolicy,
      })
    })
    .get('/archive', requireSession, rateLimit(config, archives), (c) => {
      const day = new Date().toISOString().slice(0, 10)
      const { person } = c.var
      const archive = slots.write(person.id, () => writeArchive(services, person))
      return c.body(archive, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="trove-export-${day}.zip"`,
      })
    })
}
