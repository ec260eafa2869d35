import type { Connector } from '../connector.ts'
import { importExport, recogniseExport } from './import-export.ts'
import { memberName, pullSnapshot } from './pull-snapshot.ts'

type Entered = { email: string; token?: string }

/**
 * The export from LinkedIn's own settings, and the portability API for members with a token from
 * LinkedIn. Its terms allow no other way: a password is never used.
 */
export function createLinkedIn({ email, token = '' }: Entered, base = ''): Connector {
  const files: Connector = {
    recognise: recogniseExport,
    import: (given, signal) => importExport(given, email, signal),
  }
  if (token.trim() === '' || base === '') return files
  const access = { base, token: token.trim().replace(/^Bearer\s+/i, '') }
  return {
    ...files,
    verify: async (signal) => ({ account: (await memberName(access, signal)) || email }),
    pull: (cursor, signal) => pullSnapshot(access, email, cursor, signal),
  }
}
