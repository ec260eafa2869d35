import type { Connector } from '../connector.ts'
import { importExport } from './import-export.ts'
import { accountOf, findMe, pullGraph } from './pull-graph.ts'
import { recogniseExport } from './recognise.ts'

type Entered = { accessToken: string; since?: string | undefined }

/** Whatever an access token may read, and everything in the export. Never asks for a password. */
export function createFacebook({ accessToken, since }: Entered, base: string): Connector {
  const files: Connector = { recognise: recogniseExport, import: importExport }
  const token = accessToken.trim()
  if (isNoToken(token)) return files
  const access = { base, token, ...(since === undefined ? {} : { since }) }
  return {
    ...files,
    verify: async (signal) => accountOf(await findMe(access, signal)),
    pull: (cursor, signal) => pullGraph(access, cursor, signal),
  }
}

/**
 * The form requires a value in each field; a word such as "file" means that an export will be used.
 */
const isNoToken = (token: string) => /^(file|none|no|-*)$/i.test(token)
