import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import type { SourceCounts } from '#server/usage/source-counts.ts'
import type { SourceStore } from './store.ts'

const platform = z.object({ sources: z.coerce.number() })

export function createSourceCounts({
  db,
  sources,
}: {
  db: Database
  sources: SourceStore
}): SourceCounts {
  return {
    countForPerson: (userId) => sources.count(userId),
    async named(userId) {
      const listed = await sources.list(userId)
      return listed.map(({ id, name }) => ({ id, name }))
    },
    async countForPlatform() {
      const { rows } = await db.jobs.query('select trove_platform_sources() as sources')
      return platform.parse(rows[0]).sources
    },
  }
}
