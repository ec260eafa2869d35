import { Hono, type Context } from 'hono'
import {
  newPasskey,
  passkeyName,
  passkeyPermission,
  passwordRequest,
  secondFactorCode,
  type PasskeyView,
  type RecoveryCodes,
  type SecondFactorSecret,
  type SecondFactorState,
  type SignedInBrowser,
} from '#shared/account-security.ts'
import { clientAddress } from '#server/http/client-address.ts'
import {
  requireAccount,
  sendCookies,
  type PersonEnv,
  type SessionEnv,
} from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Accounts } from '../accounts.ts'
import type { Requester } from '../passwords.ts'

type Services = { accounts: Pick<Accounts, 'secondFactor' | 'passkeys' | 'browsers'> }

const done = { success: true } as const

export const senderOf = (c: Context<PersonEnv>): Requester => ({
  person: c.get('person'),
  address: clientAddress(c),
  headers: c.req.raw.headers,
})

/** Under /api/account: the second factor, passkeys, and signed-in browsers. */
export const securityRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .route('/second-factor', secondFactorRoutes(services))
    .route('/passkeys', passkeyRoutes(services))
    .route('/browsers', browserRoutes(services))

const secondFactorRoutes = ({ accounts: { secondFactor } }: Services) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<SecondFactorState>(await secondFactor.state(c.var.person.id)),
    )
    .post('/', requireAccount, validate('json', passwordRequest), async (c) =>
      c.json<SecondFactorSecret>(
        await secondFactor.begin(c.req.valid('json').password, senderOf(c)),
      ),
    )
    .post('/confirm', requireAccount, validate('json', secondFactorCode), async (c) => {
      const { cookies, recoveryCodes } = await secondFactor.turnOn(
        c.req.valid('json').code,
        senderOf(c),
      )
      sendCookies(c, cookies)
      return c.json<RecoveryCodes>({ recoveryCodes })
    })
    .post('/recovery-codes', requireAccount, validate('json', passwordRequest), async (c) =>
      c.json<RecoveryCodes>(
        await secondFactor.renewRecoveryCodes(c.req.valid('json').password, senderOf(c)),
      ),
    )
    .delete('/', requireAccount, validate('json', passwordRequest), async (c) => {
      const { cookies } = await secondFactor.turnOff(c.req.valid('json').password, senderOf(c))
      sendCookies(c, cookies)
      return c.json(done)
    })

const passkeyRoutes = ({ accounts: { passkeys } }: Services) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<PasskeyView[]>(await passkeys.list(c.var.person.id)),
    )
    .post('/options', requireAccount, validate('json', passkeyPermission), async (c) => {
      const begun = await passkeys.begin(c.req.valid('json').password, senderOf(c))
      sendCookies(c, begun.cookies)
      return c.json(begun.options)
    })
    .post('/', requireAccount, validate('json', newPasskey), async (c) =>
      c.json<PasskeyView[], 201>(await passkeys.add(c.req.valid('json'), senderOf(c)), 201),
    )
    .patch('/:id', requireAccount, validate('json', passkeyName), async (c) => {
      await passkeys.rename(c.var.person.id, c.req.param('id'), c.req.valid('json').name)
      return c.body(null, 204)
    })
    .delete('/:id', requireAccount, async (c) => {
      await passkeys.remove(c.var.person.id, c.req.param('id'))
      return c.body(null, 204)
    })

const browserRoutes = ({ accounts: { browsers } }: Services) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<SignedInBrowser[]>(await browsers.list(c.var.person.id, c.req.raw.headers)),
    )
    .delete('/', requireAccount, async (c) => {
      await browsers.endOthers(c.var.person.id, c.req.raw.headers)
      return c.body(null, 204)
    })
    .delete('/:id', requireAccount, async (c) => {
      await browsers.end(c.var.person.id, c.req.param('id'))
      return c.body(null, 204)
    })
