import type { Browser } from '#tests/server.ts'

/** Ids of everything that Ada has. */
export type Ids = Record<
  | 'document'
  | 'passage'
  | 'query'
  | 'answer'
  | 'conversation'
  | 'source'
  | 'draft'
  | 'draftFile'
  | 'apiKey'
  | 'passkey'
  | 'browser'
  | 'person'
  | 'other'
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
 * Routes, with the call that somebody else makes with a person's ids, how another person with an
 * account is answered, and who is answered otherwise: an admin as any other person, all the others
 * 401 unless it says something else.
 */
export type IsolationMatrix = Record<string, [Call, number, Partial<Record<CallerKind, number>>?]>
