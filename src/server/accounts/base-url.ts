import type { Config } from '#server/config.ts'

/** The address of this installation for links in mails and for returning from a provider. */
export function baseUrl(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return new URL(config.publicUrl ?? `http://localhost:${config.port}`).origin
}
