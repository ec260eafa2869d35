import type { Browser } from '#tests/server.ts'

/** Ids of all of Ada's data. */
export type Ids = Record<
  | 'document'
  | 'deletion'
  | 'picture'
  | 'passage'
  | 'query'
  | 'answer'
  | 'conversation'
  | 'source'
  | 'draft'
  | 'draftFile'
  | 'apiKey'
  | 'assistant'
  | 'passkey'
  | 'browser'
  | 'person'
  | 'other'
  | 'thread'
  | 'identity'
  | 'suggestion'
  | 'renaming'
  | 'transaction'
  | 'email'
  | 'user'
  | 'reading',
  string
>

type Call = (browser: Browser, ids: Ids) => Promise<Response>

export type CallerKind =
  | 'person'
  | 'admin'
  | 'guest'
  | 'stranger'
  | 'disabled'
  | 'key'
  | 'records key'
  | 'questions key'
  | 'documents key'
  | 'ask key'
  | 'import key'
  | 'key of a disabled person'

/**
 * Routes, each with a call by somebody else using a person's ids, the status for another person
 * with an account, and the other statuses: by default an admin gets the same as any other person,
 * and all others 401.
 */
export type IsolationMatrix = Record<string, [Call, number, Partial<Record<CallerKind, number>>?]>
