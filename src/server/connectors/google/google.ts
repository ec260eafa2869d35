import type { SourceInclude } from '#shared/sources.ts'
import type { Connector } from '../connector.ts'
import { createGoogleApi } from './google-api.ts'
import { pullGoogle, verifyGoogle } from './pull-google.ts'
import type { GoogleServers } from './servers.ts'
import { createGoogleSignIn, readTokens, tokensField } from './sign-in.ts'
import { importTakeout } from './takeout/import-takeout.ts'
import { recogniseTakeout } from './takeout/recognise.ts'

type GoogleOptions = {
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
  keep?: (changed: Readonly<Record<string, string>>) => Promise<void>
}

/** Drive files and Google Analytics figures, once the person has consented; Takeout exports. */
export function createGoogle(given: GoogleOptions, servers: GoogleServers): Connector {
  const { credentials, include = {}, keep } = given
  const { email = '', clientId = '', clientSecret = '' } = credentials
  const files: Connector = {
    recognise: recogniseTakeout,
    import: (found, signal) => importTakeout(found, { email }, signal),
  }
  const tokens = readTokens(credentials)
  if (!tokens || clientId === '' || clientSecret === '') return files
  const api = createGoogleApi({
    signIn: createGoogleSignIn(servers.issuer),
    client: { clientId, clientSecret },
    tokens,
    keep: async (renewed) => keep?.({ [tokensField]: JSON.stringify(renewed) }),
  })
  const google = { api, servers, scope: tokens.scope, include }
  return {
    ...files,
    verify: async (signal) => ({ account: (await verifyGoogle(google, signal)) || tokens.email }),
    pull: (cursor, signal) => pullGoogle(google, cursor, signal),
  }
}
