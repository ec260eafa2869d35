import { Hono } from 'hono'
import type { DemoState } from '#shared/demo.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { personOrGuest, requirePerson, type SessionEnv } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'

/** Routes under /api/demo. */
export const demoRoutes = ({
  demo,
  accounts,
  config,
  warmUp,
}: Pick<Services, 'demo' | 'accounts' | 'config' | 'warmUp'>) => {
  // Each load stores several thousand records.
  const loads = rateLimit(config, { capacity: 5, refillMs: 60_000 })
  return new Hono<SessionEnv>()
    .get('/', async (c) => {
      const person = c.get('person')
      return c.json<DemoState>(
        person ? await demo.state(person.id) : { loaded: false, offered: true },
      )
    })
    .post('/', loads, personOrGuest(accounts), async (c) => {
      const state = await demo.load(c.var.person.id)
      void warmUp.run(c.var.person.id)
      return c.json<DemoState>(state, 201)
    })
    .delete('/', requirePerson, async (c) => c.json<DemoState>(await demo.remove(c.var.person.id)))
}
