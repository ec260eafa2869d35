import { Hono } from 'hono'
import { recapToken, weeklyRecapChange, type WeeklyRecapView } from '#shared/recap.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Recap } from './recap.ts'

type Services = { recap: Recap }

/** Routes under /api/account/weekly-recap. */
export const recapSettingRoutes = ({ recap }: Services) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<WeeklyRecapView>(await recap.view(c.var.person.id)),
    )
    .put('/', requireAccount, validate('json', weeklyRecapChange), async (c) =>
      c.json<WeeklyRecapView>(await recap.change(c.var.person.id, c.req.valid('json'))),
    )

/** Routes under /api/weekly-recap, for whoever has the token of a mail. */
export const unsubscribeRoutes = ({ recap }: Services) =>
  new Hono<SessionEnv>()
    // Programs that open links ahead of the person must not turn anything off.
    .get('/unsubscribe', validate('query', recapToken), (c) =>
      c.redirect(`/unsubscribe#token=${encodeURIComponent(c.req.valid('query').token)}`),
    )
    .post('/unsubscribe', validate('query', recapToken), async (c) => {
      await recap.stop(c.req.valid('query').token)
      return c.json({ success: true })
    })
