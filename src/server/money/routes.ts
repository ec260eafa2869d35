import { Hono } from 'hono'
import type { Person } from '#shared/accounts.ts'
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
      c.json<MoneyList>(
        await money.list(c.var.person.id, withToday(c.var.person, c.req.valid('query'))),
      ),
    )
    .get('/summary', requirePerson, validate('query', moneySummaryQuery), async (c) =>
      c.json<MoneySummary>(
        await money.summary(c.var.person.id, withToday(c.var.person, c.req.valid('query'))),
      ),
    )
    .get('/overview', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { id } = c.var.person
      const { today } = withToday(c.var.person, c.req.valid('query'))
      const [overview, worth] = await Promise.all([
        money.overview(id, today),
        readWorth({ workspaces }, id),
      ])
      return c.json<MoneyOverview>({ ...overview, worth })
    })
    .put('/corrections', requirePerson, validate('json', moneyCorrectionRequest), async (c) =>
      c.json(await money.correct(c.var.person.id, c.req.valid('json'))),
    )

function withToday<Query extends { timeZone: string }>(person: Person, query: Query) {
  const { timeZone, ...asked } = inOwnTimeZone(person, query)
  return { ...asked, today: dayIn(timeZone, new Date()) }
}
