import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { randomBytes } from 'node:crypto'
import { clientAddress } from '#server/http/client-address.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import {
  requireAccount,
  requirePerson,
  sendCookies,
  type SessionEnv,
} from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import { visitorCookie } from '#server/http/visitor-cookie.ts'
import {
  changePasswordRequest,
  deleteAccountRequest,
  forgotPasswordRequest,
  logInRequest,
  renameRequest,
  resetPasswordRequest,
  signUpRequest,
  type DeletionReceipt,
  type PasswordChanged,
  type Person,
  type Site,
} from '#shared/accounts.ts'
import {
  passkeyLogIn,
  secondFactorRequest,
  type SecondFactorNeeded,
} from '#shared/account-security.ts'
import { region } from '#shared/region.ts'
import type { Accounts } from './accounts.ts'
import { baseUrl } from './base-url.ts'
import { nothingDeleted } from './delete-person.ts'
import type { Visit } from './log-in.ts'
import { securityRoutes, senderOf } from './security/routes.ts'
import { callbackPath, type Provider } from './social.ts'

type Services = { accounts: Accounts }

const minute = 60_000
const done = { success: true } as const

/** Mount at `/api`, after `sessionMiddleware`. */
export function accountRoutes(services: Services) {
  return new Hono<SessionEnv>()
    .route('/auth', signInRoutes(services))
    .route('/auth', socialRoutes(services))
    .route('/account', ownAccountRoutes(services))
    .route('/account', securityRoutes(services))
    .route('/', visitorRoutes(services))
}

const visitOf = (c: Context<SessionEnv>): Visit => ({
  visitor: c.get('person'),
  address: clientAddress(c),
  headers: c.req.raw.headers,
})

function signInRoutes({ accounts }: Services) {
  const { signUp, logIn, passwords } = accounts
  const limited = rateLimit(accounts.config, { capacity: 30, refillMs: minute })
  // Other people's attempts from the same IP address must not block anyone's passkey.
  const passkeyLimited = rateLimit(accounts.config, { capacity: 60, refillMs: minute / 4 })
  return new Hono<SessionEnv>()
    .post('/email/signup', limited, validate('json', signUpRequest), async (c) => {
      const { person, cookies } = await signUp(c.req.valid('json'), visitOf(c))
      sendCookies(c, cookies)
      return c.json<Person, 201>(person, 201)
    })
    .post('/email/login', validate('json', logInRequest), async (c) => {
      const { person, cookies } = await logIn.withPassword(c.req.valid('json'), visitOf(c))
      sendCookies(c, cookies)
      return c.json<Person | SecondFactorNeeded>(person ?? { secondFactor: 'needed' })
    })
    .post('/second-factor', validate('json', secondFactorRequest), async (c) => {
      const { person, cookies } = await logIn.withCode(c.req.valid('json'), visitOf(c))
      sendCookies(c, cookies)
      return c.json<Person>(person)
    })
    .post('/passkey/options', passkeyLimited, async (c) => {
      const { options, cookies } = await logIn.beginPasskey(c.req.raw.headers)
      sendCookies(c, cookies)
      return c.json(options)
    })
    .post('/passkey', passkeyLimited, validate('json', passkeyLogIn), async (c) => {
      const { person, cookies } = await logIn.withPasskey(c.req.valid('json'), visitOf(c))
      sendCookies(c, cookies)
      return c.json<Person>(person)
    })
    .post('/logout', async (c) => {
      sendCookies(c, await accounts.logOut(c.req.raw.headers, c.get('person')))
      return c.json(done)
    })
    .post('/password/forgot', limited, validate('json', forgotPasswordRequest), (c) => {
      passwords.forgot(c.req.valid('json').email)
      return c.json(done)
    })
    .post('/password/reset', limited, validate('json', resetPasswordRequest), async (c) => {
      const { token, password } = c.req.valid('json')
      await passwords.reset(token, password)
      return c.json(done)
    })
}

function socialRoutes({ accounts }: Services) {
  const start = (provider: Provider) => async (c: Context<SessionEnv>) => {
    const { location, cookies } = await accounts.social.start(provider, c.req.query('from'))
    sendCookies(c, cookies)
    return c.redirect(location)
  }
  const finish = async (c: Context<SessionEnv>) => {
    const { location, cookies } = await accounts.finishSocial(c.req.raw, c.get('person'))
    sendCookies(c, cookies)
    return c.redirect(location)
  }
  const ownPath = (provider: Provider) => callbackPath(provider).slice('/api/auth'.length)
  return new Hono<SessionEnv>()
    .get('/google', start('google'))
    .get('/apple', start('apple'))
    .get(ownPath('google'), finish)
    .on(['GET', 'POST'], ownPath('apple'), finish)
}

function ownAccountRoutes({ accounts }: Services) {
  const { passwords } = accounts
  return new Hono<SessionEnv>()
    .patch('/', requireAccount, validate('json', renameRequest), async (c) =>
      c.json<Person>(await accounts.rename(c.get('person'), c.req.valid('json').name)),
    )
    .put('/region', requireAccount, validate('json', region), async (c) =>
      c.json<Person>(await accounts.chooseRegion(c.get('person'), c.req.valid('json'))),
    )
    .post('/password', requireAccount, validate('json', changePasswordRequest), async (c) => {
      const { cookies, ...changed } = await passwords.change(c.req.valid('json'), senderOf(c))
      sendCookies(c, cookies)
      return c.json<PasswordChanged>(changed)
    })
    .delete('/', requirePerson, validate('json', deleteAccountRequest), async (c) => {
      const person = c.get('person')
      await passwords.confirm(c.req.valid('json').password, { person, address: clientAddress(c) })
      const receipt = await accounts.deleteOwnAccount(person)
      sendCookies(c, await accounts.sessions.end(c.req.raw.headers))
      return c.json<DeletionReceipt>(receipt ?? nothingDeleted)
    })
}

function visitorRoutes({ accounts: { config, sendsMail, setupCode } }: Services) {
  const secure = baseUrl(config).startsWith('https:')
  return new Hono<SessionEnv>()
    .get('/me', (c) => {
      const person = c.get('person')
      if (!person && getCookie(c, visitorCookie) === undefined) {
        const value = randomBytes(24).toString('base64url')
        setCookie(c, visitorCookie, value, { httpOnly: true, sameSite: 'Lax', secure, path: '/' })
      }
      c.header('cache-control', 'no-store')
      return c.json<Person | null>(person ?? null)
    })
    .get('/site', async (c) =>
      c.json<Site>({
        product: 'Trove',
        contactEmail: config.contactEmail,
        social: { google: config.google !== undefined, apple: config.apple !== undefined },
        mail: sendsMail,
        setupCode: await setupCode.isNeeded(),
      }),
    )
}
