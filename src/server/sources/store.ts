import { and, asc, count, eq } from 'drizzle-orm'
import type { DeletedSource, NewSource, SourceType, SourceView } from '#shared/sources.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { enteredAccount, keptCredentials } from './credentials.ts'
import { forgetContent } from './forget-content.ts'
import { countContent } from './source-content.ts'
import { countChange } from '#server/records/count-change.ts'
import type { ReasonCode } from './reasons.ts'
import { readRecordCounts } from './record-counts.ts'
import { nextSync } from './schedule.ts'
import { dataSources, type SourceRow } from './tables.ts'
import {
  openSource,
  sourceContext,
  viewSource,
  type OpenSource,
  type SealedSource,
} from './view-source.ts'

export type SourceStore = ReturnType<typeof createSourceStore>
export type Change = {
  settings?: SealedSource
  credentials?: Record<string, string>
  lastSync?: Date
  /** Resets the cursor, because the account has changed. */
  forgetCursor?: boolean
  /** The stored records are now read differently, so readers must reload them. */
  mustReload?: boolean
  /** `null`: only when the person starts a sync. */
  nextSyncAt?: Date | null
}
type Deps = {
  db: Database
  vault: KeyHolder
  /** Whether these credentials lead to an account to sync from. */
  isLive?: (type: SourceType, credentials: Record<string, string>) => boolean
}

export const own = (userId: string, id: string) =>
  and(eq(dataSources.userId, userId), eq(dataSources.id, id))

/** Clearing the run also ends one in progress. */
const initialRunState = {
  lastSync: null,
  runKind: null,
  runState: null,
  runStartedAt: null,
  runCounts: null,
  runId: null,
  checkpoint: null,
  embedPending: false,
  cursor: null,
  report: null,
  seen: null,
  imported: null,
} as const

/** Stores data sources, one person at a time. */
export function createSourceStore({ db, vault, isLive = () => false }: Deps) {
  async function views(userId: string, read: (tx: Tx) => Promise<SourceRow[]>) {
    const keys = await vault.keysOf(userId)
    return db.asUser(userId, async (tx) => {
      const rows = await read(tx)
      const counts = rows.length > 0 ? await readRecordCounts(tx, userId) : new Map()
      return rows.map((row): SourceView => {
        const source = openSource(keys, row)
        const live = isLive(source.type, source.credentials)
        return viewSource(source, { counts: counts.get(row.id), live })
      })
    })
  }

  async function forgetting(
    userId: string,
    id: string,
    then: (tx: Tx, source: OpenSource) => Promise<unknown>,
  ): Promise<DeletedSource | undefined> {
    const keys = await vault.keysOf(userId)
    return db.asUser(userId, async (tx) => {
      const [row] = await tx.select().from(dataSources).where(own(userId, id)).for('update')
      if (!row) return undefined
      const source = openSource(keys, row)
      const gone = await forgetContent(tx, keys, source)
      await then(tx, source)
      return { name: source.settings.name, ...gone }
    })
  }

  return {
    /** Oldest first. */
    list: (userId: string) =>
      views(userId, (tx) =>
        tx
          .select()
          .from(dataSources)
          .where(eq(dataSources.userId, userId))
          .orderBy(asc(dataSources.createdAt), asc(dataSources.id)),
      ),

    async find(userId: string, id: string): Promise<SourceView | undefined> {
      const [view] = await views(userId, (tx) =>
        tx.select().from(dataSources).where(own(userId, id)),
      )
      return view
    },

    async open(userId: string, id: string): Promise<OpenSource | undefined> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx.select().from(dataSources).where(own(userId, id)),
      )
      return row ? openSource(keys, row) : undefined
    },

    /**
     * Creates a source, not yet connected. Credentials that may not be stored are not even sealed.
     */
    async create(userId: string, given: NewSource, reasonCode: ReasonCode): Promise<string> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => insertSource(tx, keys, userId, given, reasonCode))
    },

    async change(userId: string, id: string, change: Change): Promise<void> {
      const keys = await vault.keysOf(userId)
      const { lastSync, forgetCursor, nextSyncAt } = change
      const set = {
        ...sealedParts(keys, userId, id, change),
        ...(lastSync ? { lastSync } : {}),
        ...(forgetCursor ? { cursor: null } : {}),
        ...(nextSyncAt === undefined ? {} : { nextSyncAt }),
        // New credentials clear the waiting time and failures of the old ones.
        ...(change.credentials ? { retryAt: null, failedRuns: 0 } : {}),
      }
      if (Object.keys(set).length === 0) return
      await db.asUser(userId, async (tx) => {
        await tx.update(dataSources).set(set).where(own(userId, id))
        if (change.mustReload) await countChange(tx, userId)
      })
    },

    /** Deletes a source and everything it brought in. */
    remove: (userId: string, id: string) =>
      forgetting(userId, id, (tx) => tx.delete(dataSources).where(own(userId, id))),

    /** Deletes everything a source brought in and resets the source. */
    forget: (userId: string, id: string) =>
      forgetting(userId, id, (tx, { settings, row }) => {
        const automatic = row.nextSyncAt !== null
        const set = {
          ...initialRunState,
          nextSyncAt: automatic ? nextSync(settings.schedule, new Date()) : null,
        }
        return tx.update(dataSources).set(set).where(own(userId, id))
      }),

    countContent: (userId: string, id: string) =>
      db.asUser(userId, (tx) => countContent(tx, userId, id)),

    async count(userId: string): Promise<number> {
      const [row] = await db.asUser(userId, (tx) =>
        tx.select({ rows: count() }).from(dataSources).where(eq(dataSources.userId, userId)),
      )
      return row?.rows ?? 0
    },
  }
}

export async function insertSource(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  given: NewSource,
  reasonCode: ReasonCode,
): Promise<string> {
  const { category, scrapingEnabled, vectorizationEnabled } = given.config
  const credentials = keptCredentials(given.type, given.config.credentials)
  const accountId = enteredAccount(given.type, credentials)
  const id = newId('src')
  const settings = { name: given.name, accountId, scrapingEnabled, vectorizationEnabled }
  await tx.insert(dataSources).values({
    userId,
    id,
    type: given.type,
    category,
    reasonCode,
    ...sealedParts(keys, userId, id, { settings, credentials }),
  })
  return id
}

function sealedParts(
  keys: PersonKeys,
  userId: string,
  id: string,
  { settings, credentials }: Pick<Change, 'settings' | 'credentials'>,
) {
  const sealAs = (part: 'settings' | 'credentials', value: unknown) =>
    sealJson(keys.content, sourceContext(userId, id, part), value)
  return {
    ...(settings ? { sealed: sealAs('settings', settings) } : {}),
    ...(credentials ? { credentials: sealAs('credentials', credentials) } : {}),
  } as { sealed: Buffer; credentials: Buffer }
}
