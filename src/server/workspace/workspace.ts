import type { Logger } from 'pino'
import { isTimeZone } from '#shared/region.ts'
import { AppError } from '#server/errors.ts'
import type { Catalog } from './catalog.ts'
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
  maxRows?: number
  maxCharacters?: number
  timeLimitMs?: number
  signal?: AbortSignal | undefined
}

type Workspace = {
  child: Child
  tables: ReturnType<typeof createLoadedTables>
  version: RecordsVersion
  /** The zone of the times in the tables. */
  timeZone: string | undefined
  catalog: Catalog | undefined
  /** Settles when the last requested refresh or description is done. */
  refreshed: Promise<unknown>
  users: number
  /** Statements that run over the present tables. */
  running: Set<Promise<unknown>>
  idle: NodeJS.Timeout | undefined
}

/** An in-memory database in a process of its own for each active person, filled from `source`. */
export function createWorkspaces({ source, limits: given, log }: Deps) {
  const limits = { ...workspaceLimits, ...given }
  /** Least recently used first. */
  const open = new Map<string, Workspace>()
  /** The time zones in which people last read their tables. */
  const zones = new Map<string, string>()
  const turns = createStatementQueue(limits.turns)
  let isClosed = false

  async function end(userId: string, workspace: Workspace) {
    clearTimeout(workspace.idle)
    if (open.get(userId) === workspace) open.delete(userId)
    await workspace.child.end()
  }

  function makeRoom() {
    if (open.size < limits.processes) return
    const oldest = [...open].find(([, { users }]) => users === 0)
    if (!oldest) {
      throw new AppError('unavailable', 'workspace.busy', 'Too many people are asking at once.', {
        retryAfterS: 5,
      })
    }
    void end(...oldest)
  }

  function start(userId: string): Workspace {
    makeRoom()
    const child = startChild(limits, () => {
      if (open.get(userId) !== workspace) return
      open.delete(userId)
      clearTimeout(workspace.idle)
      log.warn({ userId }, 'A workspace process ended')
    })
    const workspace: Workspace = {
      child,
      tables: createLoadedTables(child),
      version: { seq: 0, deletions: 0 },
      timeZone: undefined,
      catalog: undefined,
      refreshed: Promise.resolve(),
      users: 0,
      running: new Set(),
      idle: undefined,
    }
    return workspace
  }

  async function refresh(userId: string, workspace: Workspace): Promise<void> {
    const { seq, deletions } = await source.version(userId)
    const lastUsed = zones.get(userId) ?? workspace.timeZone
    const timeZone = lastUsed ?? (await source.timeZone?.(userId)) ?? 'UTC'
    const held = workspace.version
    const isSame = deletions === held.deletions && timeZone === workspace.timeZone
    if (isSame && seq <= held.seq) return
    workspace.catalog = undefined
    workspace.timeZone = timeZone
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
      const wanted = zones.get(userId)
      if (wanted !== undefined && wanted !== timeZone) return refresh(userId, workspace)
    }
    await workspace.tables.settle()
    workspace.version = { seq: Math.max(seq, workspace.version.seq), deletions }
  }

  /**
   * Runs `work` on an up-to-date workspace, which is not ended meanwhile. No other refresh runs
   * during `prepare`.
   */
  async function using<Prepared, T>(
    userId: string,
    prepare: (workspace: Workspace) => Promise<Prepared>,
    work: (workspace: Workspace, prepared: Prepared) => Promise<T>,
  ): Promise<T> {
    const workspace = open.get(userId) ?? start(userId)
    open.delete(userId)
    open.set(userId, workspace)
    clearTimeout(workspace.idle)
    workspace.users++
    try {
      const refreshed = workspace.refreshed.then(async () => {
        await refresh(userId, workspace)
        return prepare(workspace)
      })
      workspace.refreshed = refreshed
      // A half-filled workspace must not answer the next question.
      const prepared = await refreshed.catch(async (error: unknown) => {
        await end(userId, workspace)
        throw error
      })
      const running = work(workspace, prepared)
      workspace.running.add(running)
      return await running.finally(() => workspace.running.delete(running))
    } finally {
      workspace.users--
      if (workspace.users === 0) rest(userId, workspace)
    }
  }

  /** Keeps an idle workspace for a while, and ends the least recently used if too many are idle. */
  function rest(userId: string, workspace: Workspace) {
    workspace.idle = setTimeout(() => void end(userId, workspace), limits.idleMs).unref()
    const resting = [...open].filter(([, { users }]) => users === 0)
    const spare = resting.slice(0, Math.max(0, resting.length - limits.warm))
    for (const each of spare) void end(...each)
  }

  async function catalogOf(workspace: Workspace): Promise<Catalog> {
    const { seq, deletions } = workspace.version
    workspace.catalog ??= {
      version: `${seq}.${deletions}.${workspace.timeZone}`,
      tables: await workspace.tables.describe(),
    }
    return workspace.catalog
  }

  /** Times are in `timeZone` from now on, else in the zone of the last call or the person's own. */
  function catalog(userId: string, timeZone?: string): Promise<Catalog> {
    if (timeZone !== undefined && isTimeZone(timeZone)) zones.set(userId, timeZone)
    return using(userId, catalogOf, async (_, described) => described)
  }
  const asRefreshed = async () => undefined

  async function run(userId: string, workspace: Workspace, sql: string, options: QueryOptions) {
    const maxRows = options.maxRows ?? limits.maxRows
    const timeLimitMs = options.timeLimitMs ?? limits.timeLimitMs
    const maxCharacters = options.maxCharacters ?? limits.maxCharacters
    const request = { op: 'query', sql, maxRows, maxCharacters } as const
    const { signal } = options
    const call = () => workspace.child.call(request, { timeLimitMs, signal })
    const result = await turns.runLimited(call, signal).catch(async (error: unknown) => {
      // The process does not return all of the memory, which the next statement would lack.
      if (workspace.child.isBloated(error)) await end(userId, workspace)
      throw error
    })
    if (!result || !('truncated' in result)) throw new Error('The worker returned no result')
    return result
  }

  return {
    /** Runs one SELECT over the person's tables. */
    query: (userId: string, sql: string, options: QueryOptions = {}): Promise<QueryResult> =>
      turns.runForPerson(
        userId,
        () => using(userId, asRefreshed, (workspace) => run(userId, workspace, sql, options)),
        options.signal,
      ),
    catalog,
    /** The time zone of the person's last request that named one. */
    lastTimeZone: (userId: string): string | undefined => zones.get(userId),
    /** The documents that contain most of these rows, with their positions. */
    places: async (userId: string, rows: readonly number[], most: number): Promise<RowPlaces[]> =>
      (await source.places?.(userId, rows, most)) ?? [],
    /**
     * Fills a person's workspace ahead of a question, without evicting anybody's and only if they
     * have data. Returns whether it is filled.
     */
    async warm(userId: string): Promise<boolean> {
      const { seq } = await source.version(userId)
      const isFull = open.size >= limits.processes && !open.has(userId)
      if (seq === 0 || isFull || isClosed) return false
      await catalog(userId)
      return true
    },
    /** Ends a person's workspace, on sign-out and when the account is deleted. */
    async drop(userId: string) {
      const workspace = open.get(userId)
      if (workspace) await end(userId, workspace)
    },
    async close() {
      isClosed = true
      await Promise.all([...open].map(([userId, workspace]) => end(userId, workspace)))
    },
  }
}
export type Workspaces = ReturnType<typeof createWorkspaces>
