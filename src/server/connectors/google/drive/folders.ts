import { z } from 'zod'
import { ConnectorError } from '../../connector-error.ts'
import type { GoogleApi } from '../google-api.ts'

const folder = z.object({ name: z.string().catch(''), parents: z.array(z.string()).catch([]) })
type Folder = z.infer<typeof folder>

const deepest = 50

/** Resolves folder paths, fetching each folder once. */
export function createFolders(api: GoogleApi, base: string) {
  const known = new Map<string, Folder | undefined>()

  async function find(id: string, signal: AbortSignal): Promise<Folder | undefined> {
    if (known.has(id)) return known.get(id)
    const url = new URL(`${base}/files/${encodeURIComponent(id)}`)
    url.search = String(new URLSearchParams({ fields: 'name,parents', supportsAllDrives: 'true' }))
    const found = await api.json(url, folder, signal).catch((error: unknown) => {
      // The parent folder of shared files is often not visible.
      const hidden = ['not_found', 'permission']
      if (error instanceof ConnectorError && hidden.includes(error.code)) return undefined
      throw error
    })
    known.set(id, found)
    return found
  }

  return {
    /** `My Drive/Invoices/2026`; empty if the file is in no visible folder. */
    async pathOf(parents: readonly string[], signal: AbortSignal): Promise<string> {
      const names: string[] = []
      let id = parents[0]
      while (id !== undefined && names.length < deepest) {
        const above = await find(id, signal)
        if (!above) break
        names.unshift(above.name)
        id = above.parents[0]
      }
      return names.join('/')
    },
  }
}
export type Folders = ReturnType<typeof createFolders>
