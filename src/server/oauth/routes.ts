import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Authorization } from '#shared/sources.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import type { OAuth } from './oauth.ts'

/** Mount at `/api`, after `sessionMiddleware`. */
export const oauthRoutes = ({ oauth }: { oauth: OAuth }) =>
  new Hono<SessionEnv>()
    .get('/data-sources/:id/authorize', requireAccount, async (c) => {
      const url = await oauth.authorize(c.var.person.id, sessionOf(c), c.req.param('id'))
      return c.json<Authorization>({ url, redirectUri: oauth.redirectUri })
    })
    .get('/oauth/google/callback', async (c) => {
      const person = c.get('person')
      const userId = person && person.role !== 'guest' ? person.id : undefined
      return c.redirect(await oauth.finish(userId, sessionOf(c), new URL(c.req.url)))
    })

const sessionCookie = 'trove.session_token'

/** Distinguishes this browser's session from the person's others; the same until they sign out. */
const sessionOf = (c: Context) =>
  getCookie(c, sessionCookie) ?? getCookie(c, sessionCookie, 'secure') ?? ''
