import type * as z from 'zod/mini'
import type { ApiKeyScope } from '../api-keys.ts'

/**
 * The definition of a server call: the page makes its calls from it, the API description is
 * generated from it, and tests check the server against it.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Parameters are in braces: `/api/documents/{id}`. */
  path: `/api/${string}`
  /**
   * The least that a caller needs: `anyone` includes visitors, `person` includes guests; `key` also
   * allows a program with an API key.
   */
  access: 'anyone' | 'person' | 'account' | 'admin' | 'key'
  /** A program with an API key of this scope may make the call, too, as the key's person. */
  apiKeyScope?: ApiKeyScope
  /** One line for the API description. */
  summary: string
  query?: z.core.$ZodType
  json?: z.core.$ZodType
  /** The fields of a multipart form that contain files. */
  files?: readonly string[]
  /** The media type of any other body. */
  body?: string
  /** A JSON contract, or the media type of another response. Absent for an empty one. */
  response?: z.core.$ZodType | string
  /** The response can be followed as events while it is made. */
  events?: true
}

type ParameterName<Path extends string> = Path extends `${string}{${infer First}}${infer Rest}`
  ? First | ParameterName<Rest>
  : never

type Params<C extends Call> = [ParameterName<C['path']>] extends [never]
  ? { params?: never }
  : { params: Record<ParameterName<C['path']>, string | number> }

type Query<C extends Call> = C extends { query: infer Schema extends z.core.$ZodType }
  ? { query?: { [Key in keyof z.input<Schema>]?: string | number | undefined } }
  : { query?: never }

type Json<C extends Call> = C extends { json: infer Schema extends z.core.$ZodType }
  ? { json: z.input<Schema> }
  : { json?: never }

/** The parameters in the address of a call. */
export type CallParameters<C extends Call> = Params<C> & Query<C>
/** The address parameters and the body of a call. */
export type CallInput<C extends Call> = CallParameters<C> & Json<C>

export type ResponseOf<C extends Call> = C extends {
  response: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined

/** The address of a call. Query parameters that are `undefined` or empty are left out. */
export function urlOf<C extends Call>({ path }: C, { params, query }: CallParameters<C>): string {
  const named = new Map<string, string | number>(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(named.get(name) ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries<string | number | undefined>(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}
