import type { Config } from '#server/config.ts'

/** This installation's address, for links in emails and redirects from a provider. */
export function baseUrl(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return new URL(config.publicUrl ?? `http://localhost:${config.port}`).origin
}
