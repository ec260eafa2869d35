import * as z from 'zod/mini'
import { apiKeyScope } from './api-keys.ts'

export const assistantLimits = { assistants: 50, nameCharacters: 80, addresses: 10 } as const

const line = z.string().check(z.maxLength(2_000))

/** The parameters with which an assistant sends a person to `/authorize` (RFC 6749, 7636, 8707). */
export const authorizationRequest = z.object({
  client_id: z.string().check(z.maxLength(8_000)),
  redirect_uri: z.optional(line),
  response_type: z.optional(line),
  code_challenge: z.optional(line),
  code_challenge_method: z.optional(line),
  scope: z.optional(line),
  state: z.optional(line),
  resource: z.optional(line),
})
export type AuthorizationRequest = z.infer<typeof authorizationRequest>

/** Where the person goes with the answer: a website by its host, an app by its scheme, or a program on this computer. */
export const destination = z.object({ kind: z.enum(['site', 'app', 'computer']), name: z.string() })
export type Destination = z.infer<typeof destination>

/** POST /api/account/assistants/request. */
export const consentView = z.object({
  name: z.string(),
  destination,
  scopes: z.array(apiKeyScope),
})
export type ConsentView = z.infer<typeof consentView>

/** POST /api/account/assistants. */
export const consent = z.object({ request: authorizationRequest, allow: z.boolean() })

/** The address of the assistant, with a code or the refusal. */
export const consentAnswer = z.object({ location: z.string() })
export type ConsentAnswer = z.infer<typeof consentAnswer>

export const assistantView = z.object({
  id: z.string(),
  name: z.string(),
  destination,
  scopes: z.array(apiKeyScope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type AssistantView = z.infer<typeof assistantView>

/** GET /api/account/assistants, newest first. */
export const assistantList = z.array(assistantView)
