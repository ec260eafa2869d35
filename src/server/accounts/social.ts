import { z } from 'zod'
import type { Auth } from './auth.ts'
import type { AuthConfig } from './auth-config.ts'
import { returnPath, withProblem, type SocialProblem } from './return-path.ts'

const providers = z.enum(['google', 'apple'])
export type Provider = z.infer<typeof providers>

export const callbackPath = (provider: Provider) => `/api/auth/callback/${provider}`

const cancelled = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'])

/** Signing in with Google and Apple. A cookie binds state and code verifier to the browser. */
export function createSocial({ auth, config }: { auth: Auth; config: AuthConfig }) {
  return {
    /** The provider's address to redirect to, with cookies for the return. */
    async start(
      provider: Provider,
      from: string | undefined,
    ): Promise<{ location: string; cookies: string[] }> {
      const back = returnPath(from)
      if (!config[provider]) {
        return { location: withProblem(back, 'social_not_configured'), cookies: [] }
      }
      const started = await auth.api.signInSocial({
        body: {
          provider,
          callbackURL: back,
          errorCallbackURL: withProblem(back, 'social_failed'),
          disableRedirect: true,
        },
        returnHeaders: true,
      })
      const location = started.response.url ?? withProblem(back, 'social_failed')
      return { location, cookies: started.headers.getSetCookie() }
    },
    /** Handles the return from the provider; responds with a redirect to one of our pages. */
    async finish(request: Request): Promise<{ location: string; cookies: string[] }> {
      const answer = await auth.handler(request)
      const location = answer.headers.get('location')
      const cookies = answer.headers.getSetCookie()
      if (location === null) return { location: withProblem('/', 'social_failed'), cookies: [] }
      return { location: toOwnPage(location), cookies }
    },
  }
}

/** Replaces better-auth's description of a failure by an error code of ours. */
function toOwnPage(location: string): string {
  const url = new URL(location, 'http://trove.invalid')
  // Apple responds with POST; better-auth redirects the browser to the same address by GET.
  const provider = providers.options.find((name) => url.pathname === callbackPath(name))
  if (provider) return `${url.pathname}${url.search}`
  const error = url.searchParams.get('error')
  const path = returnPath(`${url.pathname}${withoutError(url.searchParams)}${url.hash}`)
  if (error === null) return path
  return withProblem(path, problemOf(error))
}

function problemOf(error: string): SocialProblem {
  if (error === 'ACCOUNT_DISABLED') return 'account_disabled'
  if (error === 'SETUP_CODE_NEEDED') return 'setup_needed'
  return cancelled.has(error) ? 'social_cancelled' : 'social_failed'
}

function withoutError(search: URLSearchParams): string {
  for (const name of ['error', 'error_description', 'auth-error']) search.delete(name)
  return search.size === 0 ? '' : `?${search.toString()}`
}
