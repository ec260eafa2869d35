import type { Logger } from 'pino'
import { timeZoneNamed } from '#shared/region.ts'
import { AppError } from '#server/errors.ts'
import type { CatalogInZone } from './catalog.ts'
import { startChild } from './child.ts'
import type { Child } from './child.ts'
import { createLoadedTables } from './loaded-tables.ts'
import type { QueryResult } from './messages.ts'
import type { RowPlaces, WorkspaceSource } from './source.ts'
import { createStatementQueue } from './statement-queue.ts'
import { workspaceLimits, type WorkspaceLimits } from './workspace-limits.ts'
import type { RecordsVersion } from '#server/records/records-version.ts'

type Deps = {
  source: WorkspaceSource
  limits?: Partial<WorkspaceLimits>
  log: Pick<Logger, 'info' | 'warn'>
}
export type QueryOptions = {
  /** The zone of the times in the tables; the person's own if absent. */
  timeZone?: string | undefined
  maxRows?: number
  maxCharacters?: number
  timeLimitMs?: number
  signal?: AbortSignal | undefined
}

type Workspace = {
  userId: string
  /** The zone of the times in the tables. */
  timeZone: string
  child: Child
  tables: ReturnType<typeof createLoadedTables>
  version: RecordsVersion
  catalog: CatalogInZone | undefined
  /** Settles when the last requested refresh or description is done. */
  refreshed: Promise<unknown>
  users: number
  /** Statements that run over the present tables. */
  running: Set<Promise<unknown>>
  idle: NodeJS.Timeout | undefined
}

/** No zone's name contains a space. */
const keyOf = ({ userId, timeZone }: Pick<Workspace, 'userId' | 'timeZone'>) =>
  `${timeZone} ${userId}`

/**
 * An in-memory database in a process of its own for each active person, filled from `source`. Times
 * in it are local; a person who asks in two time zones has one for each.
 */
export function createWorkspaces({ source, limits: given, log }: Deps) {
  const limits = { ...workspaceLimits, ...given }
  /** Least recently used first. */
  const open = new Map<string, Workspace>()
  const turns = createStatementQueue(limits.turns)
  let isClosed = false

  async function end(workspace: Workspace) {
    clearTimeout(workspace.idle)
    if (open.get(keyOf(workspace)) === workspace) open.delete(keyOf(workspace))
    await workspace.child.end()
  }

  const openOf = (userId: string) => [...open.values()].filter((each) => each.userId === userId)

  /** Ends the least recently used of `among` if there are `most`. */
  function makeRoom(among: readonly Workspace[], most: number, message: string) {
    if (among.length < most) return
    const oldest = among.find(({ users }) => users === 0)
    if (!oldest) throw new AppError('unavailable', 'workspace.busy', message, { retryAfterS: 5 })
    void end(oldest)
  }

  function start(userId: string, timeZone: string): Workspace {
    if (isClosed) throw new AppError('unavailable', 'workspace.closed', 'Trove is stopping.')
    makeRoom(openOf(userId), limits.zonesOfOne, 'You are asking in too many time zones at once.')
    makeRoom([...open.values()], limits.processes, 'Too many people are asking at once.')
    const child = startChild(limits, () => {
      if (open.get(keyOf(workspace)) !== workspace) return
      open.delete(keyOf(workspace))
      clearTimeout(workspace.idle)
      log.warn({ userId }, 'A workspace process ended')
    })
    const workspace: Workspace = {
      userId,
      timeZone,
      child,
      tables: createLoadedTables(child),
      version: { seq: 0, deletions: 0 },
      catalog: undefined,
      refreshed: Promise.resolve(),
      users: 0,
      running: new Set(),
      idle: undefined,
    }
    return workspace
  }

  async function refresh(workspace: Workspace): Promise<void> {
    const { userId, timeZone, version: held } = workspace
    const { seq, deletions } = await source.version(userId)
    const isSame = deletions === held.deletions
    if (isSame && seq <= held.seq) return
    workspace.catalog = undefined
    if (!isSame) {
      // A statement that was prepared for the tables must not find them empty.
      await Promise.allSettled(workspace.running)
      if (held.seq > 0) await workspace.tables.clear()
      workspace.version = { seq: 0, deletions }
    }
    const isFirst = workspace.version.seq === 0
    for await (const record of source.load(userId, workspace.version.seq, timeZone)) {
      // Records read before may include later changes.
      await workspace.tables.add(record, isFirst && record.seq <= seq)
      workspace.version = { seq: record.seq, deletions }
    }
    await workspace.tables.settle()
    workspace.version = { seq: Math.max(seq, workspace.version.seq), deletions }
  }

  /** The zone that was named if it exists, else the person's own. */
  async function zoneOf(userId: string, named = ''): Promise<string> {
    const zone = timeZoneNamed(named)
    return zone ?? timeZoneNamed((await source.timeZone?.(userId)) ?? '') ?? 'UTC'
  }

  /**
   * Runs `work` on an up-to-date workspace of that zone, which is not ended meanwhile. No other
   * refresh runs during `prepare`.
   */
  async function using<Prepared, T>(
    { userId, timeZone: named }: { userId: string; timeZone: string | undefined },
    prepare: (workspace: Workspace) => Promise<Prepared>,
    work: (workspace: Workspace, prepared: Prepared) => Promise<T>,
  ): Promise<T> {
    const timeZone = await zoneOf(userId, named)
    const key = keyOf({ userId, timeZone })
    const workspace = open.get(key) ?? start(userId, timeZone)
    open.delete(key)
    open.set(key, workspace)
    clearTimeout(workspace.idle)
    workspace.users++
    try {
      const refreshed = workspace.refreshed.then(async () => {
        await refresh(workspace)
        return prepare(workspace)
      })
      workspace.refreshed = refreshed
      // A half-filled workspace must not answer the next question.
      const prepared = await refreshed.catch(async (error: unknown) => {
        await end(workspace)
        throw error
      })
      const running = work(workspace, prepared)
      workspace.running.add(running)
      return await running.finally(() => workspace.running.delete(running))
    } finally {
      workspace.users--
      if (workspace.users === 0) rest(workspace)
    }
  }

  /** Keeps an idle workspace for a while, and ends the least recently used if too many are idle. */
  function rest(workspace: Workspace) {
    workspace.idle = setTimeout(() => void end(workspace), limits.idleMs).unref()
    const resting = [...open.values()].filter(({ users }) => users === 0)
    const spare = resting.slice(0, Math.max(0, resting.length - limits.warm))
    for (const each of spare) void end(each)
  }

  async function catalogOf(workspace: Workspace): Promise<CatalogInZone> {
    const { timeZone } = workspace
    const { seq, deletions } = workspace.version
    workspace.catalog ??= {
      version: `${seq}.${deletions}.${timeZone}`,
      timeZone,
      tables: await workspace.tables.describe(),
    }
    return workspace.catalog
  }

  /** The tables with times in `timeZone`, else in the person's own zone. */
  const catalog = (userId: string, timeZone?: string): Promise<CatalogInZone> =>
    using({ userId, timeZone }, catalogOf, async (_, described) => described)
  const asRefreshed = async () => undefined

  async function run(workspace: Workspace, sql: string, options: QueryOptions) {
    const maxRows = options.maxRows ?? limits.maxRows
    const timeLimitMs = options.timeLimitMs ?? limits.timeLimitMs
    const maxCharacters = options.maxCharacters ?? limits.maxCharacters
    const request = { op: 'query', sql, maxRows, maxCharacters } as const
    const { signal } = options
    const call = () => workspace.child.call(request, { timeLimitMs, signal })
    const result = await turns.runLimited(call, signal).catch(async (error: unknown) => {
      // The process does not return all of the memory, which the next statement would lack.
      if (workspace.child.isBloated(error)) await end(workspace)
      throw error
    })
    if (!result || !('truncated' in result)) throw new Error('The worker returned no result')
    return result
  }

  return {
    /** Runs one SELECT over the person's tables. */
    query(userId: string, sql: string, options: QueryOptions = {}): Promise<QueryResult> {
      const { timeZone, signal } = options
      const work = (workspace: Workspace) => run(workspace, sql, options)
      const statement = () => using({ userId, timeZone }, asRefreshed, work)
      return turns.runForPerson(userId, statement, signal)
    },
    catalog,
    /** The documents that contain most of these rows, with their positions. */
    places: async (userId: string, rows: readonly number[], most: number): Promise<RowPlaces[]> =>
      (await source.places?.(userId, rows, most)) ?? [],
    /**
     * Fills a person's workspace ahead of a question, without evicting anybody's and only if they
     * have data. Returns whether it is filled.
     */
    async warm(userId: string): Promise<boolean> {
      const { seq } = await source.version(userId)
      const timeZone = await zoneOf(userId)
      const isFull = open.size >= limits.processes && !open.has(keyOf({ userId, timeZone }))
      if (seq === 0 || isFull || isClosed) return false
      await catalog(userId, timeZone)
      return true
    },
    /** Ends a person's workspaces, on sign-out and when the account is deleted. */
    async drop(userId: string) {
      await Promise.all(openOf(userId).map(end))
    },
    async close() {
      isClosed = true
      await Promise.all([...open.values()].map(end))
    },
  }
}
export type Workspaces = ReturnType<typeof createWorkspaces>
