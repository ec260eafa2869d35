import { Hono } from 'hono'
import {
  importStart,
  newSource,
  sourceChange,
  type ImportDraft,
  type ImportReport,
  type SourceView,
} from '#shared/sources.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { requireAccount, requirePerson, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { ImportDrafts } from './import-drafts.ts'
import type { SourceReports } from './runs/reports.ts'
import { unknownSource, type Sources } from './sources.ts'

type Services = { sources: Sources; sourceReports: SourceReports }

/** Routes under /api/data-sources. */
export const sourceRoutes = ({ sources, sourceReports }: Services) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, async (c) => c.json(await sources.list(c.var.person.id)))
    .post('/', requireAccount, validate('json', newSource), async (c) =>
      c.json<SourceView>(await sources.create(c.var.person.id, c.req.valid('json')), 201),
    )
    .patch('/:id', requireAccount, validate('json', sourceChange), async (c) => {
      const changed = await sources.change(c.var.person.id, c.req.param('id'), c.req.valid('json'))
      return c.json<SourceView>(changed)
    })
    .delete('/:id', requireAccount, async (c) => {
      const { undo, ...removed } = await sources.remove(c.var.person.id, c.req.param('id'))
      c.header(undoHeader, undo)
      return c.json(removed)
    })
    .delete('/:id/data', requireAccount, async (c) =>
      c.json(await sources.forget(c.var.person.id, c.req.param('id'))),
    )
    .post('/:id/stop', requireAccount, async (c) =>
      c.json<SourceView>(await sources.stop(c.var.person.id, c.req.param('id'))),
    )
    .post('/:id/resume', requireAccount, async (c) =>
      c.json<SourceView>(await sources.resume(c.var.person.id, c.req.param('id'))),
    )
    .post('/:id/import', requireAccount, async (c) =>
      c.json<SourceView>(await sources.import(c.var.person.id, c.req.param('id'), c.req.raw), 202),
    )
    .get('/:id/report', requirePerson, async (c) => {
      const report = await sourceReports.last(c.var.person.id, c.req.param('id'))
      if (report === undefined) throw unknownSource()
      return c.json<ImportReport | null>(report)
    })
    .get('/:id/reports', requirePerson, async (c) => {
      const reports = await sourceReports.all(c.var.person.id, c.req.param('id'))
      if (reports === undefined) throw unknownSource()
      return c.json<ImportReport[]>(reports)
    })

/** Routes under /api/imports. */
export const importRoutes = ({ importDrafts }: { importDrafts: ImportDrafts }) =>
  new Hono<SessionEnv>()
    .post('/', requireAccount, async (c) =>
      c.json<ImportDraft>(await importDrafts.receive(c.var.person.id, c.req.raw), 201),
    )
    .get('/:id', requireAccount, async (c) =>
      c.json<ImportDraft>(
        await importDrafts.find(c.var.person.id, c.req.param('id'), c.req.raw.signal),
      ),
    )
    .post('/:id/start', requireAccount, validate('json', importStart), async (c) => {
      const start = c.req.valid('json')
      const { signal } = c.req.raw
      const sources = await importDrafts.start(c.var.person.id, c.req.param('id'), start, signal)
      return c.json<SourceView[]>(sources, 202)
    })
    .delete('/:id', requireAccount, async (c) => {
      await importDrafts.remove(c.var.person.id, c.req.param('id'))
      return c.body(null, 204)
    })
