import type { ApiKeyScope } from '#shared/api-keys.ts'

/** A key's permissions, in a few words and in full. */
export const scopeNames: Record<ApiKeyScope, { short: string; long: string }> = {
  records: {
    short: 'read records',
    long: 'Records: mails, messages, money and all else from sources',
  },
  questions: { short: 'read questions', long: 'Questions: what you asked and what was answered' },
  documents: { short: 'read documents', long: 'Documents: your files' },
  ask: {
    short: 'ask',
    long: 'Asking: for assistants and the command line, which search, read and query everything',
  },
  import: {
    short: 'import',
    long: 'Importing: brings files, and sees your data sources and how far an import is',
  },
}
