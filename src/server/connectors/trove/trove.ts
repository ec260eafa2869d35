import { exportAccess } from '#shared/export.ts'
import { createOutgoing, type OutgoingRule } from '#server/http/outgoing.ts'
import type { Connector } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { createAskTrove } from './ask-trove.ts'
import { importArchive, recogniseArchive } from './import-archive.ts'
import { pullTrove } from './pull-trove.ts'
import { readTrove } from './read-credential.ts'

type Entered = {
  apiKey: string
  userId: string
  address: string
  outgoing?: OutgoingRule | undefined
}

/** A page of large records is larger than other services' responses. */
const mostBytes = 64 * 1024 * 1024

/** Another Trove: what its key allows, or its export. */
export function createTrove({ apiKey, userId, address, outgoing = 'public' }: Entered): Connector {
  const files: Connector = { recognise: recogniseArchive, import: importArchive }
  const credential = readTrove(apiKey, address)
  if (!credential) return files
  const ask = createAskTrove({
    outgoing: createOutgoing({ rule: outgoing, maxBytes: mostBytes }),
    credential,
    userId: userId.trim(),
  })
  const access = async (signal: AbortSignal) => {
    const found = await ask.json(exportAccess, '/api/export', {}, signal)
    if (found.scopes.length === 0) throw new ConnectorError('permission')
    return found
  }
  return {
    ...files,
    async verify(signal) {
      const { name } = await access(signal)
      const { hostname } = new URL(credential.address)
      return { account: name === '' ? hostname : `${name}, ${hostname}` }
    },
    async *pull(cursor, signal) {
      yield* pullTrove({ ask, access: await access(signal), signal }, cursor)
    },
  }
}
