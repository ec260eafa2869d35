import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/errors.ts'
import { accountRequired, type Person } from '#shared/accounts.ts'
import { clientAddress } from './client-address.ts'
import type { Presence } from './presence.ts'
import { visitorCookie } from './visitor-cookie.ts'

/** `namedTimeZone`: the zone of the browser, if the call names it. */
type Known = { namedTimeZone?: string | undefined }
export type SessionEnv = { Variables: { person: Person | undefined } & Known }
export type PersonEnv = { Variables: { person: Person } & Known }

type Sessions = {
  read: (headers: Headers) => Promise<{ person: Person | undefined; cookies: readonly string[] }>
  readCookies: (cookies: readonly string[]) => Promise<Person | undefined>
}
type Guests = { arrive: (address: string, visitor?: string) => Promise<readonly string[]> }

/**
 * Sets `person`, the sender of the request, or `undefined`, and remembers the time zone of their
 * browser.
 */
export function sessionMiddleware({
  accounts,
  presence,
}: {
  accounts: {
    sessions: Pick<Sessions, 'read'>
    rememberTimeZone: (userId: string, timeZone: string) => Promise<void>
  }
  presence: Pick<Presence, 'seen'>
}) {
  return createMiddleware<SessionEnv>(async (c, next) => {
    const { person, cookies } = await accounts.sessions.read(c.req.raw.headers)
    c.set('person', person)
    if (person) presence.seen(person.id)
    await next()
    sendCookies(c, cookies)
    // A visitor may have become a guest meanwhile.
    const { person: sender, namedTimeZone: named } = c.var
    if (sender === undefined || named === undefined || sender.timeZone !== undefined) return
    if (named === sender.lastTimeZone) return
    // The call has been answered; the next one names the zone again.
    await accounts.rememberTimeZone(sender.id, named).catch(() => undefined)
  })
}

/** A guest or a person with an account. */
export const requirePerson = createMiddleware<PersonEnv>(async (c, next) => {
  const person: Person | undefined = c.get('person')
  if (!person) throw notSignedIn()
  await next()
})

/** A person with an account. */
export const requireAccount = createMiddleware<PersonEnv>(async (c, next) => {
  const person: Person | undefined = c.get('person')
  if (!person) throw notSignedIn()
  if (person.role === 'guest') throw accountNeeded()
  await next()
})

export const requireAdmin = createMiddleware<PersonEnv>(async (c, next) => {
  const person: Person | undefined = c.get('person')
  if (!person || person.role === 'guest') throw notSignedIn()
  if (person.role !== 'admin') {
    throw new AppError('forbidden', 'admin.only', 'This page is for admins.')
  }
  await next()
})

/** Turns a visitor into a guest at the first question or upload. */
export function personOrGuest({
  sessions,
  guests,
}: {
  sessions: Pick<Sessions, 'readCookies'>
  guests: Guests
}) {
  return createMiddleware<PersonEnv>(async (c, next) => {
    const present: Person | undefined = c.get('person')
    if (present) return next()
    const address = clientAddress(c)
    let cookies = await guests.arrive(address, getCookie(c, visitorCookie))
    let person = await sessions.readCookies(cookies)
    if (!person) {
      // The guest of this browser's earlier calls has signed up or was deleted meanwhile.
      cookies = await guests.arrive(address)
      person = await sessions.readCookies(cookies)
    }
    if (!person) throw notSignedIn()
    c.set('person', person)
    await next()
    sendCookies(c, cookies)
  })
}

/** Adds cookies to a response unless it sets the same cookies itself. */
export function sendCookies(c: Context, cookies: readonly string[]): void {
  const nameOf = (line: string) => line.slice(0, line.indexOf('='))
  const present = new Set(c.res.headers.getSetCookie().map(nameOf))
  for (const line of cookies) {
    if (!present.has(nameOf(line))) c.header('set-cookie', line, { append: true })
  }
}

function accountNeeded(): AppError {
  return new AppError(
    'unauthenticated',
    accountRequired,
    'Please sign up first. A guest’s data is kept for only a day, and this is meant to last.',
  )
}

function notSignedIn(): AppError {
  return new AppError('unauthenticated', 'session.required', 'Please log in first.')
}
