import { Hono } from 'hono'
import {
  historyPageQuery,
  newQuery,
  queryChange,
  rowsRequest,
  type CreatedQuery,
  type QueryExamples,
  type QuerySummary,
  type QueryTables,
  type QueryView,
  type RowsPage,
} from '#shared/queries.ts'
import type { Deletions } from '#server/deletions/deletions.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { AppError } from '#server/errors.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Catalog } from '#server/workspace/catalog.ts'
import type { Quotas } from '#server/quotas/quotas.ts'
import { countsAsQuestion } from '#server/quotas/routes.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { languageQuery } from '#shared/page-language.ts'
import { examplesFor } from './examples.ts'
import type { Queries } from './queries.ts'
import { readRows, rowsAsCsv } from './rows.ts'

type Deps = {
  queries: Queries
  workspaces: Pick<Workspaces, 'catalog' | 'query'>
  quotas: Quotas
  deletions: Deletions
}

const unknownQuery = () =>
  new AppError('not_found', 'query.not_found', 'This query does not exist.')

/** Routes under /api/queries. */
export const queryRoutes = ({ queries, workspaces, quotas, deletions }: Deps) => {
  const counts = countsAsQuestion({ quotas })
  async function sqlOf(userId: string, id: string): Promise<string> {
    const query = await queries.find(userId, id)
    if (!query || query.status !== 'completed' || query.sqlQuery === null) throw unknownQuery()
    return query.sqlQuery
  }

  return new Hono<SessionEnv>()
    .post('/', requirePerson, validate('json', newQuery), counts, async (c) => {
      const { person } = c.var
      const id = await queries.create(person.id, inOwnTimeZone(c, c.req.valid('json')))
      return c.json<CreatedQuery>({ id }, 202)
    })
    .get('/', requirePerson, validate('query', historyPageQuery), async (c) => {
      const { before } = c.req.valid('query')
      return c.json<QuerySummary[]>(await queries.list(c.var.person.id, before))
    })
    .get('/examples', requirePerson, validate('query', languageQuery), async (c) => {
      const { tables } = await workspaces.catalog(c.var.person.id)
      return c.json<QueryExamples>(examplesFor(tables, c.req.valid('query').language))
    })
    .get('/tables', requirePerson, async (c) =>
      c.json<QueryTables>(tablesOf(await workspaces.catalog(c.var.person.id))),
    )
    .get('/:id', requirePerson, async (c) => {
      const query = await queries.find(c.var.person.id, c.req.param('id'))
      if (!query) throw unknownQuery()
      return c.json<QueryView>(query)
    })
    .get('/:id/rows', requirePerson, validate('query', rowsRequest), async (c) => {
      const { id } = c.var.person
      const sql = await sqlOf(id, c.req.param('id'))
      const { signal } = c.req.raw
      const asked = inOwnTimeZone(c, c.req.valid('query'))
      const rows = readRows({ workspaces }, id, sql, asked, signal)
      return c.json<RowsPage>(await rows)
    })
    .get('/:id/rows.csv', requirePerson, validate('query', rowsRequest), async (c) => {
      const { id } = c.var.person
      const sql = await sqlOf(id, c.req.param('id'))
      const { signal } = c.req.raw
      const asked = inOwnTimeZone(c, c.req.valid('query'))
      const csv = await rowsAsCsv({ workspaces }, id, sql, asked, signal)
      return c.body(csv, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="query.csv"',
      })
    })
    .patch('/:id', requirePerson, validate('json', queryChange), async (c) => {
      const { id } = c.var.person
      const { savedAs } = c.req.valid('json')
      if (!(await queries.save(id, c.req.param('id'), savedAs))) throw unknownQuery()
      const query = await queries.find(id, c.req.param('id'))
      if (!query) throw unknownQuery()
      return c.json<QueryView>(query)
    })
    .delete('/:id', requirePerson, async (c) => {
      const hidden = await deletions.hide(c.var.person.id, 'query', [c.req.param('id')])
      if (!hidden) throw unknownQuery()
      c.header(undoHeader, hidden.id)
      return c.body(null, 204)
    })
}

const tablesOf = ({ tables }: Catalog): QueryTables =>
  tables.map(({ name, documentName, rows, columns }) => ({
    name,
    documentName,
    rows,
    columns: columns.map(({ name: column, type, unit }) => ({
      name: column,
      type,
      ...(unit === undefined ? {} : { unit }),
    })),
  }))
