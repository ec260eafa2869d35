import { Hono, type Context } from 'hono'
import { budgetQuery, budgetRequest, type MonthBudgets } from '#shared/budgets.ts'
import {
  moneyListQuery,
  moneySummaryQuery,
  type MoneyList,
  type MoneySummary,
} from '#shared/money.ts'
import {
  moneyCorrectionRequest,
  moneyCorrections,
  type MoneyCorrections,
} from '#shared/money-corrections.ts'
import type { MoneyOverview } from '#shared/money-overview.ts'
import { timeZoneQuery } from '#shared/usage.ts'
import { requirePerson, type PersonEnv, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import { dayIn, inOwnTimeZone } from '#server/http/time-zone.ts'
import type { Budgets } from './budgets.ts'
import type { Money } from './money.ts'
import { readWorth, type PersonTables } from './worth.ts'

type Deps = { money: Money; budgets: Budgets; workspaces: PersonTables }

/** Routes under /api/money. */
export const moneyRoutes = ({ money, budgets, workspaces }: Deps) =>
  new Hono<SessionEnv>()
    .get('/transactions', requirePerson, validate('query', moneyListQuery), async (c) =>
      c.json<MoneyList>(await money.list(c.var.person.id, withToday(c, c.req.valid('query')))),
    )
    .get('/summary', requirePerson, validate('query', moneySummaryQuery), async (c) =>
      c.json<MoneySummary>(
        await money.summary(c.var.person.id, withToday(c, c.req.valid('query'))),
      ),
    )
    .get('/overview', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { id } = c.var.person
      const { today } = withToday(c, c.req.valid('query'))
      const [overview, worth] = await Promise.all([
        money.overview(id, today),
        readWorth({ workspaces }, id),
      ])
      return c.json<MoneyOverview>({ ...overview, worth })
    })
    .put('/corrections', requirePerson, validate('json', moneyCorrectionRequest), async (c) =>
      c.json(await money.correct(c.var.person.id, c.req.valid('json'))),
    )
    .put('/corrections/many', requirePerson, validate('json', moneyCorrections), async (c) =>
      c.json<MoneyCorrections>(await money.correctMany(c.var.person.id, c.req.valid('json'))),
    )
    .get('/budgets', requirePerson, validate('query', budgetQuery), async (c) =>
      c.json<MonthBudgets>(
        await budgets.ofMonth(c.var.person.id, withToday(c, c.req.valid('query'))),
      ),
    )
    .put('/budgets', requirePerson, validate('json', budgetRequest), async (c) =>
      c.json(await budgets.enter(c.var.person.id, c.req.valid('json'))),
    )

function withToday<Query extends { timeZone?: string | undefined }>(
  c: Context<PersonEnv>,
  query: Query,
) {
  const { timeZone, ...asked } = inOwnTimeZone(c, query)
  return { ...asked, today: dayIn(timeZone, new Date()) }
}
