import * as z from 'zod/mini'

export const apiKeyScope = z.enum(['records', 'questions', 'documents', 'ask', 'import'])
export type ApiKeyScope = z.infer<typeof apiKeyScope>
export const apiKeyScopes = apiKeyScope.options
/** Scopes that export data; `ask` looks data up, and only `import` adds any. */
export const exportScopes = ['records', 'questions', 'documents'] as const satisfies ApiKeyScope[]

export const apiKeyLimits = { nameCharacters: 100, keys: 50, mostDays: 3_650 } as const

/** POST /api/account/api-keys. */
export const newApiKey = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(apiKeyLimits.nameCharacters)),
  /** What the key allows. */
  scopes: z.pipe(
    z.array(apiKeyScope).check(z.minLength(1)),
    z.transform((scopes) => apiKeyScopes.filter((scope) => scopes.includes(scope))),
  ),
  /** The key expires after this many days; without them it is valid until revoked. */
  days: z.optional(z.int().check(z.gte(1), z.lte(apiKeyLimits.mostDays))),
})
export type NewApiKey = z.input<typeof newApiKey>

export const apiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(apiKeyScope),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ApiKeyView = z.infer<typeof apiKeyView>

/** GET /api/account/api-keys, newest first. */
export const apiKeyList = z.array(apiKeyView)

/** The answer to creating a key, and the only one that contains it. */
export const createdApiKey = z.extend(apiKeyView, { key: z.string() })
export type CreatedApiKey = z.infer<typeof createdApiKey>
