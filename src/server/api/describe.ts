import { z } from 'zod'
import { callsByTopic } from '#shared/calls/all.ts'
import type { Call } from '#shared/calls/call.ts'
import { errorBody } from '#shared/errors.ts'

type Json = Record<string, unknown>

const byKeyOrCookie = [{ apiKey: [] }, { session: [] }]
const securityOf = {
  anyone: [{}, ...byKeyOrCookie.slice(1)],
  person: [{ session: [] }],
  account: [{ session: [] }],
  admin: [{ session: [] }],
  key: byKeyOrCookie,
} satisfies Record<Call['access'], unknown>

/** Describes the server's calls as OpenAPI 3.1, generated from the contracts that validate them. */
export function describeApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [topic, calls] of Object.entries(callsByTopic)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = describeCall(topic, name, call)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trove',
      version,
      description: 'Ask questions about your own data, and see where every answer comes from.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(callsByTopic).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'trove.session_token' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key from Account, API keys.' },
      },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  }
}

function describeCall(topic: string, operationId: string, call: Call): Json {
  const body = bodyOf(call)
  return {
    operationId,
    tags: [topic],
    summary: call.summary,
    security: [...(call.apiKeyScope ? [{ apiKey: [] }] : []), ...securityOf[call.access]],
    parameters: [...namesIn(call.path), ...queryOf(call.query)],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: { ...answersOf(call), default: failure },
  }
}

const failure = {
  description: 'What went wrong, in a sentence for people and a code for programs.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

const namesIn = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryOf(query: Call['query']): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schemaOf(query, 'input'))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf({ json, files, body }: Call): Json | undefined {
  if (json) return { 'application/json': { schema: schemaOf(json, 'input') } }
  if (body !== undefined) return { [body]: {} }
  if (!files) return undefined
  const parts = {
    type: 'array',
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
  }
  const properties = Object.fromEntries(files.map((name) => [name, parts]))
  return { 'multipart/form-data': { schema: { type: 'object', properties } } }
}

function answersOf({ response, events }: Call): Json {
  if (response === undefined) return { '2XX': { description: 'Done.' } }
  const content =
    typeof response === 'string'
      ? { [response]: {} }
      : {
          'application/json': { schema: schemaOf(response, 'output') },
          ...(events ? { 'text/event-stream': {} } : {}),
        }
  return { '2XX': { description: 'The answer.', content } }
}

/** Checks that JSON Schema cannot express, such as those by code, are left out. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
