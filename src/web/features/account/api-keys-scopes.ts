import type { ApiKeyScope } from '#shared/api-keys.ts'

/** What a key may read, in a word and in full. */
export const scopeNames: Record<ApiKeyScope, { short: string; long: string }> = {
  records: { short: 'records', long: 'Records: mails, messages, money and all else from sources' },
  questions: { short: 'questions', long: 'Questions: what you asked and what was answered' },
  documents: { short: 'documents', long: 'Documents: your files' },
  ask: {
    short: 'asking',
    long: 'Asking: for assistants, which search, read and query everything themselves',
  },
}
