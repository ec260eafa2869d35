import type { Context } from 'hono'
import type { Config } from '#server/config.ts'

/** The protected resource: tokens of assistants open nothing else. */
const resourcePath = '/mcp'
const resourceMetadata = '/.well-known/oauth-protected-resource'

/**
 * Trove's addresses as the assistant sees them. Without PUBLIC_URL the host of the call, which can
 * only be a name of this machine.
 */
export function addressesFor(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const { origin } = new URL(publicUrl ?? c.req.url)
  return {
    issuer: origin,
    audience: `${origin}${resourcePath}`,
    resourceMetadata: `${origin}${resourceMetadata}${resourcePath}`,
    authorize: `${origin}/authorize`,
    token: `${origin}/oauth/token`,
    register: `${origin}/oauth/register`,
    revoke: `${origin}/oauth/revoke`,
  }
}
