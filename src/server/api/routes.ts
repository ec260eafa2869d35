import { Hono } from 'hono'
import { describeApi } from './describe.ts'
import { apiPage } from './page.ts'
import { version } from '../version.ts'

/**
 * GET /api/openapi.json and GET /api/docs: the reference of the calls, for programs and for people.
 */
export function apiRoutes() {
  // Made on demand, since it is rarely requested.
  let description: string | undefined
  return new Hono()
    .get('/openapi.json', (c) => {
      description ??= JSON.stringify(describeApi(version))
      return c.body(description, 200, { 'content-type': 'application/json; charset=utf-8' })
    })
    .get('/docs', (c) => c.html(apiPage()))
}
