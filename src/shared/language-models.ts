import * as z from 'zod/mini'

/** `none` is the built-in engine; `local` is a server found on this machine. */
export const modelProvider = z.enum([
  'none',
  'local',
  'openai',
  'anthropic',
  'google',
  'compatible',
])
export type ModelProvider = z.infer<typeof modelProvider>

/** PUT /api/settings/model. Without a key the old one stays as long as the provider does. */
export const modelChange = z.object({
  provider: modelProvider,
  model: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** For a local or compatible server, with its path: `http://127.0.0.1:11434/v1`. */
  address: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  key: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
})
export type ModelChange = z.infer<typeof modelChange>

/** GET /api/settings/model. Keys are never returned. */
export const modelView = z.object({
  provider: modelProvider,
  model: z.string(),
  address: z.optional(z.string()),
  hasKey: z.boolean(),
})
export type ModelView = z.infer<typeof modelView>

/** POST /api/settings/model/test: whether the model of the settings, or of the body, answers. */
export const modelTest = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), tools: z.boolean(), durationMs: z.number() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])
export type ModelTest = z.infer<typeof modelTest>

/** GET /api/settings/model/local: servers running on this machine, with their models. */
export const localServers = z.array(
  z.object({ name: z.string(), address: z.string(), models: z.array(z.string()) }),
)
export type LocalServers = z.infer<typeof localServers>

const sent =
  'Your question, what was said before it in a conversation, today’s date, what you chose that words mean, the names of your tables and of the files they are from with their columns and a few values of each, and the passages and rows that fit the question'

/** Hosts that are this machine. */
const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : undefined)

/** Exactly what data each choice sends to whom, in plain words. */
export function describeDataSent(provider: ModelProvider, address = ''): string {
  const sentTo = (whom: string) => `${sent} are sent to ${whom}. Nothing else is.`
  switch (provider) {
    case 'none':
      return 'Nothing leaves this machine. Trove answers with its built-in engine.'
    case 'local': {
      const host = hostOf(address)
      if (host !== undefined && !isThisMachine.test(host)) return sentTo(host)
      return `Nothing leaves this machine. ${sent} go to the model that runs on it.`
    }
    case 'openai':
      return sentTo('OpenAI')
    case 'anthropic':
      return sentTo('Anthropic')
    case 'google':
      return sentTo('Google')
    case 'compatible':
      return sentTo(hostOf(address) ?? 'the address that you enter')
  }
}
