import { Hono } from 'hono'
import type { Authorization } from '#shared/sources.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import type { OAuth } from './oauth.ts'

/** Mount at `/api`, after `sessionMiddleware`. */
export const oauthRoutes = ({ oauth }: { oauth: OAuth }) =>
  new Hono<SessionEnv>()
    .get('/data-sources/:id/authorize', requireAccount, async (c) => {
      const url = await oauth.authorize(c.var.person.id, c.req.param('id'))
      return c.json<Authorization>({ url, redirectUri: oauth.redirectUri })
    })
    .get('/oauth/google/callback', async (c) => {
      const person = c.get('person')
      const userId = person && person.role !== 'guest' ? person.id : undefined
      return c.redirect(await oauth.finish(userId, new URL(c.req.url)))
    })
