import { parse, serialize } from 'hono/utils/cookie'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const name = 'trove.browser'
const mostAccounts = 5
const maxAgeS = 400 * 24 * 60 * 60

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

/**
 * Recognises browsers in which somebody was signed in before, by a signed cookie: a random value
 * and a signature for each account. It gives no access, but spares the person the delays caused by
 * strangers' wrong passwords. It does not reveal its accounts.
 */
export function createKnownBrowsers({ secret, secure }: { secret: string; secure: boolean }) {
  const sign = (browser: string, email: string) =>
    createHmac('sha256', secret).update(`known browser\n${browser}\n${email}`).digest('base64url')

  function read(headers: Headers): { browser: string; signatures: string[] } {
    const [browser = '', ...signatures] = (
      parse(headers.get('cookie') ?? '', name)[name] ?? ''
    ).split('.')
    const isOurs = /^[\w-]{24}$/.test(browser)
    return isOurs ? { browser, signatures } : { browser: '', signatures: [] }
  }

  return {
    /** The request's browser, if this account was signed in there before. */
    find(headers: Headers, email: string): string | undefined {
      const { browser, signatures } = read(headers)
      const own = sign(browser, email)
      const isKnown = signatures.slice(0, mostAccounts).some((each) => isEqual(each, own))
      return isKnown ? browser : undefined
    },
    /** The cookie that identifies this browser from now on, next to its other accounts. */
    remember(headers: Headers, email: string): string {
      const known = read(headers)
      const browser = known.browser || randomBytes(18).toString('base64url')
      const own = sign(browser, email)
      const others = known.signatures.filter((each) => each !== own)
      const value = [browser, own, ...others.slice(0, mostAccounts - 1)].join('.')
      return serialize(name, value, {
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        path: '/api/auth',
        maxAge: maxAgeS,
      })
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
