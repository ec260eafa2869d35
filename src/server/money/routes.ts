import { Hono } from 'hono'
import {
  moneyCorrectionRequest,
  moneyListQuery,
  moneySummaryQuery,
  type MoneyList,
  type MoneySummary,
} from '#shared/money.ts'
import type { MoneyOverview } from '#shared/money-overview.ts'
import { timeZoneQuery } from '#shared/usage.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import { dayIn, inOwnTimeZone } from '#server/http/time-zone.ts'
import type { Money } from './money.ts'
import { readWorth, type PersonTables } from './worth.ts'

type Deps = { money: Money; workspaces: PersonTables }

/** Routes under /api/money. */
export const moneyRoutes = ({ money, workspaces }: Deps) =>
  new Hono<SessionEnv>()
    .get('/transactions', requirePerson, validate('query', moneyListQuery), async (c) =>
      c.json<MoneyList>(await money.list(c.var.person.id, c.req.valid('query'))),
    )
    .get('/summary', requirePerson, validate('query', moneySummaryQuery), async (c) =>
      c.json<MoneySummary>(await money.summary(c.var.person.id, c.req.valid('query'))),
    )
    .get('/overview', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { id } = c.var.person
      const { timeZone } = inOwnTimeZone(c.var.person, c.req.valid('query'))
      const [overview, worth] = await Promise.all([
        money.overview(id, dayIn(timeZone, new Date())),
        readWorth({ workspaces }, id),
      ])
      return c.json<MoneyOverview>({ ...overview, worth })
    })
    .put('/corrections', requirePerson, validate('json', moneyCorrectionRequest), async (c) =>
      c.json(await money.correct(c.var.person.id, c.req.valid('json'))),
    )
