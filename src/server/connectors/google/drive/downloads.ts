import { ConnectorError } from '../../connector-error.ts'
import { RefusedCall, type GoogleApi } from '../google-api.ts'
import type { DriveContent, DriveFile } from './drive-file.ts'

type Wanted = Exclude<DriveContent, { kind: 'skip' }>

/** Streams the contents of files. */
export function createDownloads({ api, base }: { api: GoogleApi; base: string }) {
  const own = new URL(base)

  /** The token is sent only to Google, wherever a link in a response points. */
  function isGoogles(link: URL): boolean {
    if (link.host === own.host && link.protocol === own.protocol) return true
    return link.protocol === 'https:' && /(^|\.)(google|googleapis)\.com$/.test(link.hostname)
  }

  async function* exported(file: DriveFile, mimeType: string, signal: AbortSignal) {
    const url = new URL(`${base}/files/${encodeURIComponent(file.id)}/export`)
    url.search = String(new URLSearchParams({ mimeType }))
    try {
      yield* api.bytes(url, signal, keyed(file))
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.reason !== 'exportSizeLimitExceeded') throw error
      const link = URL.parse(file.exportLinks[mimeType] ?? '')
      if (!link || !isGoogles(link)) throw new ConnectorError('permission', { cause: error })
      yield* api.bytes(link, signal)
    }
  }

  return {
    open(file: DriveFile, content: Wanted, signal: AbortSignal): AsyncIterable<Buffer> {
      if (content.kind === 'export') return exported(file, content.mimeType, signal)
      const url = new URL(`${base}/files/${encodeURIComponent(file.id)}`)
      url.search = String(new URLSearchParams({ alt: 'media', supportsAllDrives: 'true' }))
      return api.bytes(url, signal, keyed(file))
    },
  }
}
export type Downloads = ReturnType<typeof createDownloads>

/** Files shared by link may need that link's resource key. */
const keyed = ({ id, resourceKey }: DriveFile) =>
  resourceKey ? { headers: { 'x-goog-drive-resource-keys': `${id}/${resourceKey}` } } : {}
