import { Hono } from 'hono'
import {
  moneyCorrectionRequest,
  moneyListQuery,
  moneySummaryQuery,
  type MoneyList,
  type MoneySummary,
} from '#shared/money.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Money } from './money.ts'

/** Everything under /api/money. */
export const moneyRoutes = ({ money }: { money: Money }) =>
  new Hono<SessionEnv>()
    .get('/transactions', requireAccount, validate('query', moneyListQuery), async (c) =>
      c.json<MoneyList>(await money.list(c.var.person.id, c.req.valid('query'))),
    )
    .get('/summary', requireAccount, validate('query', moneySummaryQuery), async (c) =>
      c.json<MoneySummary>(await money.summary(c.var.person.id, c.req.valid('query'))),
    )
    .put('/corrections', requireAccount, validate('json', moneyCorrectionRequest), async (c) =>
      c.json(await money.correct(c.var.person.id, c.req.valid('json'))),
    )
