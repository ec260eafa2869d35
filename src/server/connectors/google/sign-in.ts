import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  refreshTokenGrant,
  tokenRevocation,
  type Configuration,
} from 'openid-client'
import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { classifySignInError } from './classify-error.ts'

/** An OAuth client in a Google Cloud project that the person created. */
export type GoogleClient = { clientId: string; clientSecret: string }

/** Google's tokens for the person's consent. */
export const googleTokens = z.object({
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  refreshToken: z.string(),
  scope: z.string(),
  /** The account that signed in. */
  email: z.string(),
})
export type GoogleTokens = z.infer<typeof googleTokens>

export const driveScope = 'https://www.googleapis.com/auth/drive.readonly'
export const analyticsScope = 'https://www.googleapis.com/auth/analytics.readonly'

/** The field of a source's credentials that holds the tokens as JSON. */
export const tokensField = 'googleTokens'

/** A source's tokens; `undefined` until the person has granted access. */
export function readTokens(
  credentials: Readonly<Record<string, string>>,
): GoogleTokens | undefined {
  const kept = credentials[tokensField]
  if (kept === undefined || kept === '') return undefined
  const parsed = googleTokens.safeParse(JSON.parse(kept))
  return parsed.success ? parsed.data : undefined
}

const claims = z.object({ email: z.string() })
const fallbackSeconds = 3600

type Consent = {
  redirectUri: string
  state: string
  verifier: string
  scope: string
  email: string
}

/** The OAuth calls: asking for consent, and exchanging and renewing tokens. */
export function createGoogleSignIn(issuer: string) {
  const insecure = issuer.startsWith('http:')

  async function configure({ clientId, clientSecret }: GoogleClient): Promise<Configuration> {
    const execute = insecure ? { execute: [allowInsecureRequests] } : undefined
    return discovery(new URL(issuer), clientId, clientSecret, undefined, execute)
  }

  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw classifySignInError(error)
    }
  }

  return {
    /** The address where the person grants access. */
    consentUrl: (client: GoogleClient, { redirectUri, state, verifier, scope, email }: Consent) =>
      answered(async () => {
        const url = buildAuthorizationUrl(await configure(client), {
          redirect_uri: redirectUri,
          scope: `openid email ${scope}`,
          state,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          access_type: 'offline',
          // Without it, Google returns a refresh token only the first time.
          prompt: 'consent',
          include_granted_scopes: 'true',
          ...(email === '' ? {} : { login_hint: email }),
        })
        return url.href
      }),

    /** Exchanges the redirect address that Google sent the browser to for tokens. */
    exchange: (client: GoogleClient, returned: URL, checks: { state: string; verifier: string }) =>
      answered(async (): Promise<GoogleTokens> => {
        const answer = await authorizationCodeGrant(await configure(client), returned, {
          expectedState: checks.state,
          pkceCodeVerifier: checks.verifier,
        })
        const account = claims.safeParse(answer.claims())
        if (!answer.refresh_token || !account.success) throw new ConnectorError('needs_reauth')
        return {
          accessToken: answer.access_token,
          expiresAt: expiry(answer.expiresIn()),
          refreshToken: answer.refresh_token,
          scope: answer.scope ?? '',
          email: account.data.email,
        }
      }),

    /** Keeps the old refresh token if Google returns no new one. */
    renew: (client: GoogleClient, tokens: GoogleTokens) =>
      answered(async (): Promise<GoogleTokens> => {
        const answer = await refreshTokenGrant(await configure(client), tokens.refreshToken)
        return {
          ...tokens,
          accessToken: answer.access_token,
          expiresAt: expiry(answer.expiresIn()),
          refreshToken: answer.refresh_token ?? tokens.refreshToken,
        }
      }),

    revoke: (client: GoogleClient, tokens: GoogleTokens) =>
      answered(async () => tokenRevocation(await configure(client), tokens.refreshToken)),
  }
}
export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

const expiry = (seconds: number | undefined) => Date.now() + (seconds ?? fallbackSeconds) * 1000
