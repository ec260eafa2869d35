import { randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Logger } from 'pino'
import { googleCallbackPath } from '#shared/source-catalogue/google.ts'
import type { SourceType } from '#shared/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import {
  createGoogleSignIn,
  readTokens,
  tokensField,
  type GoogleClient,
  type GoogleTokens,
} from '#server/connectors/google/sign-in.ts'
import { AppError } from '#server/errors.ts'
import { createOAuthRequests, type ConsentStart } from './requests.ts'
import { descriptors } from '#server/connectors/all.ts'
import { isSameAccount } from '#server/connectors/google/same-account.ts'
import type { Database } from '#server/db/open.ts'
import type { Vault } from '#server/vault/vault.ts'

type Credentials = Record<string, string>
type Source = { type: SourceType; credentials: Credentials; row: { category: string } }

/** The part of the sources needed here. */
type ConsentSources = {
  open(userId: string, id: string): Promise<Source | undefined>
  change(userId: string, id: string, change: { credentials: Credentials }): Promise<void>
}

type Deps = {
  db: Database
  vault: Vault
  sources: ConsentSources
  startRun: { sync(userId: string, id: string): Promise<void> }
  issuer: string
  /** This installation's address. */
  baseUrl: string
  log: Logger
}
export type OAuth = ReturnType<typeof createOAuth>

/** Why the person returned without consent; the page has a message for each. */
export type AuthorizationProblem =
  | 'session'
  | 'expired'
  | 'denied'
  | 'client'
  | 'account'
  | 'scope'
  | 'unreachable'
  | 'refused'

class Refused extends Error {
  override name = 'Refused'
  readonly reason: AuthorizationProblem

  constructor(reason: AuthorizationProblem) {
    super(`authorization: ${reason}`)
    this.reason = reason
  }
}

/** Consent at Google: requesting it, the way back, and revoking it. */
export function createOAuth({ db, vault, sources, startRun, issuer, baseUrl, log }: Deps) {
  const requests = createOAuthRequests({ db, vault })
  const signIn = createGoogleSignIn(issuer)
  const redirectUri = `${baseUrl}${googleCallbackPath}`

  /** Best effort: at an unreachable provider a token remains, but nobody has it any more. */
  async function revoke(client: GoogleClient, tokens: GoogleTokens): Promise<void> {
    try {
      await signIn.revoke(client, tokens)
    } catch {
      log.info('a consent could not be revoked')
    }
  }

  async function accept(by: ConsentStart, returned: URL): Promise<string> {
    const state = returned.searchParams.get('state') ?? ''
    const { userId } = by
    const request = await requests.take(by, state)
    if (!request) throw new Refused('expired')
    const source = await sources.open(userId, request.sourceId)
    const client = source && clientOf(source)
    if (!source || !client) throw new Refused('expired')
    const error = returned.searchParams.get('error')
    if (error !== null) throw new Refused(error === 'access_denied' ? 'denied' : 'refused')
    // Google redirects to the public address, even if a proxy calls another one.
    const url = new URL(`${redirectUri}${returned.search}`)
    const tokens = await signIn.exchange(client, url, { state, verifier: request.verifier })
    const problem = problemOf(source, request.scope, tokens)
    if (problem) {
      await revoke(client, tokens)
      throw new Refused(problem)
    }
    const credentials = { ...source.credentials, [tokensField]: JSON.stringify(tokens) }
    await sources.change(userId, request.sourceId, { credentials })
    await startRun.sync(userId, request.sourceId)
    return request.sourceId
  }

  return {
    redirectUri,

    /** The address at the provider that asks for the access the source needs. */
    async authorize(userId: string, session: string, sourceId: string): Promise<string> {
      const source = await sources.open(userId, sourceId)
      if (!source) {
        throw new AppError('not_found', 'source.not_found', 'This data source does not exist.')
      }
      const client = clientOf(source)
      const scope = descriptors[source.type].oauth?.scopeFor(source.row.category)
      if (!client || scope === undefined) throw noClient(source.type)
      const request = {
        redirectUri,
        state: randomState(),
        verifier: randomPKCECodeVerifier(),
        scope,
        email: source.credentials['email'] ?? '',
      }
      await requests.add({ userId, session }, request.state, { ...request, sourceId })
      try {
        return await signIn.consentUrl(client, request)
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error
        throw new AppError(
          'unavailable',
          'source.provider_unreachable',
          'Google cannot be reached right now. Please try again.',
          { cause: error },
        )
      }
    },

    /** Handles the person's return; returns the page to continue on. */
    async finish(userId: string | undefined, session: string, returned: URL): Promise<string> {
      try {
        if (userId === undefined) throw new Refused('session')
        return `/data-sources?connected=${await accept({ userId, session }, returned)}`
      } catch (error) {
        return `/data-sources?authorization=failed&reason=${reasonOf(error)}`
      }
    },

    /** Revokes the consent of a deleted source. */
    async forget(source: Pick<Source, 'type' | 'credentials'>): Promise<void> {
      const tokens = readTokens(source.credentials)
      const client = clientOf(source)
      if (tokens && client) await revoke(client, tokens)
    },
  }
}

function reasonOf(error: unknown): AuthorizationProblem {
  if (error instanceof Refused) return error.reason
  if (!(error instanceof ConnectorError)) throw error
  if (error.code === 'auth_failed') return 'client'
  if (error.code === 'transient' || error.code === 'tls') return 'unreachable'
  return 'refused'
}

function problemOf(source: Source, scope: string, tokens: GoogleTokens) {
  // People may untick some of the requested access.
  const granted = tokens.scope.split(' ')
  if (!scope.split(' ').every((wanted) => granted.includes(wanted))) return 'scope'
  const entered = source.credentials['email'] ?? ''
  return entered === '' || isSameAccount(entered, tokens.email) ? undefined : 'account'
}

function clientOf({ type, credentials }: Pick<Source, 'type' | 'credentials'>) {
  const { clientId = '', clientSecret = '' } = credentials
  return descriptors[type].oauth && clientId !== '' && clientSecret !== ''
    ? { clientId, clientSecret }
    : undefined
}

const noClient = (type: SourceType) =>
  descriptors[type].oauth
    ? new AppError(
        'invalid',
        'source.no_client',
        'Enter the client ID and the client secret under Configure first.',
      )
    : new AppError('invalid', 'source.no_authorization', 'This source needs no authorization.')
