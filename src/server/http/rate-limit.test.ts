import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { clientAddress, trustProxies } from './client-address.ts'
import { createErrorHandler } from './error-handler.ts'
import { rateLimit } from './rate-limit.ts'
import type { SessionEnv } from './session.ts'

function setUp({ rateLimits = true } = {}) {
  const clock = { now: 0 }
  const app = new Hono<SessionEnv>()
    .use(async (c, next) => {
      const id = c.req.header('x-person')
      c.set('person', id ? { id, name: '', role: 'user', onboarding: false } : undefined)
      await next()
    })
    .use(rateLimit({ rateLimits }, { capacity: 3, refillMs: 1000 }, { now: () => clock.now }))
    .get('/', (c) => c.json({ ok: true }))
    .onError(createErrorHandler(pino({ level: 'silent' })))
  const call = (headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  /** Number of calls out of `count` that are let through. */
  const passed = async (count: number, make: (i: number) => ReturnType<typeof call>) => {
    let ok = 0
    for (let i = 0; i < count; i++) if ((await make(i)).status === 200) ok += 1
    return ok
  }
  return { clock, call, passed }
}

test('a visitor who calls too often is told when to try again, and may then', async () => {
  const { clock, call, passed } = setUp()
  expect(await passed(9, () => call())).toBe(3)
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({
    error: 'That was a lot at once. Please try again in 1 second.',
    code: 'rate.limited',
  })
  clock.now += 2000
  expect(await passed(9, () => call())).toBe(2)
})

test('people at the same address have separate limits', async () => {
  const { call, passed } = setUp()
  expect(await passed(9, () => call({ 'x-person': 'ada' }))).toBe(3)
  expect(await passed(9, () => call({ 'x-person': 'ben' }))).toBe(3)
})

test('an address cannot avoid the limit by creating new guests', async () => {
  const { call, passed } = setUp()
  expect(await passed(99, (i) => call({ 'x-person': `guest ${i}` }))).toBe(30)
})

test('a sender cannot choose the address that is counted', async () => {
  const { call, passed } = setUp()
  expect(await passed(9, (i) => call({ 'x-forwarded-for': `198.51.100.${i}` }))).toBe(3)
})

test('behind a proxy on this machine, the address is the one that the proxy saw', async () => {
  const { call, passed } = setUp()
  const through = (address: string) => (i: number) =>
    call({ 'x-forwarded-for': `203.0.113.${i}, ${address}` }, '::ffff:127.0.0.1')
  expect(await passed(9, through('198.51.100.1'))).toBe(3)
  expect(await passed(9, through('198.51.100.2'))).toBe(3)
})

test('a proxy on another machine is trusted only if the configuration names it', async () => {
  const app = new Hono<SessionEnv>()
    .use(trustProxies({ trustedProxies: ['10.0.0.0/8', '2001:db8::1'] }))
    .get('/', (c) => c.text(clientAddress(c)))
  const seen = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
  }
  expect(await seen('10.1.2.3')).toBe('203.0.113.7')
  expect(await seen('::ffff:10.1.2.3')).toBe('203.0.113.7')
  expect(await seen('2001:db8::1')).toBe('203.0.113.7')
  expect(await seen('127.0.0.1')).toBe('203.0.113.7')
  expect(await seen('11.1.2.3')).toBe('11.1.2.3')
})

test('addresses of one IPv6 network count as one', async () => {
  const { call, passed } = setUp()
  expect(await passed(9, (i) => call({}, `2001:db8:1:2:${i}::1`))).toBe(3)
  expect(await passed(9, (i) => call({}, `2001:db8:1:3::${i}`))).toBe(3)
})

test('the limits can be switched off', async () => {
  const { call, passed } = setUp({ rateLimits: false })
  expect(await passed(50, () => call())).toBe(50)
})
