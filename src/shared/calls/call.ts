import type * as z from 'zod/mini'
import type { ApiKeyScope } from '../api-keys.ts'

/**
 * A call of the server, said once: the page makes its calls from these, the description of the API is
 * generated from them, and tests hold the server to them.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Names what varies in braces: `/api/documents/{id}`. */
  path: `/api/${string}`
  /** `anyone` a visitor too, `person` a guest too; `key` also a program with an API key. */
  by: 'anyone' | 'person' | 'account' | 'admin' | 'key'
  /** A program with an API key for this may make it too, as the person of the key. */
  keyFor?: ApiKeyScope
  /** One line for readers of the description. */
  says: string
  query?: z.core.$ZodType
  json?: z.core.$ZodType
  /** The fields of a multipart form that hold files. */
  files?: readonly string[]
  /** The type of a body that is neither. */
  body?: string
  /** A contract of JSON, or the media type of something else. Absent where nothing is answered. */
  answer?: z.core.$ZodType | string
  /** The answer may be followed as events while it is made. */
  events?: true
}

type Name<Path extends string> = Path extends `${string}{${infer First}}${infer Rest}`
  ? First | Name<Rest>
  : never

type Params<C extends Call> = [Name<C['path']>] extends [never]
  ? { params?: never }
  : { params: Record<Name<C['path']>, string | number> }

type Query<C extends Call> = C extends { query: infer Schema extends z.core.$ZodType }
  ? { query?: { [Key in keyof z.input<Schema>]?: string | number | undefined } }
  : { query?: never }

type Json<C extends Call> = C extends { json: infer Schema extends z.core.$ZodType }
  ? { json: z.input<Schema> }
  : { json?: never }

/** Where a call goes. */
export type Place<C extends Call> = Params<C> & Query<C>
/** What a call says. */
export type Said<C extends Call> = Place<C> & Json<C>

export type AnswerOf<C extends Call> = C extends { answer: infer Schema extends z.core.$ZodType }
  ? z.output<Schema>
  : undefined

/** The address of a call. What is `undefined` or empty in the query is left out. */
export function addressOf<C extends Call>({ path }: C, { params, query }: Place<C>): string {
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
