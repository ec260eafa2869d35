import type { QueueLimits } from './statement-queue.ts'

export type WorkspaceLimits = {
  /** Workspaces kept at once; the least recently used goes first. */
  processes: number
  /** How many of them one person may have, each in another time zone. */
  zonesOfOne: number
  /**
   * How many of them are kept while idle; each takes a hundred megabytes, and half a second to
   * restore.
   */
  warm: number
  idleMs: number
  memoryMb: number
  heapMb: number
  threads: number
  timeLimitMs: number
  maxRows: number
  /** Over all cells of a result. */
  maxCharacters: number
  turns: QueueLimits
}

export const workspaceLimits: WorkspaceLimits = {
  processes: 8,
  zonesOfOne: 2,
  warm: 3,
  idleMs: 2 * 60_000,
  memoryMb: 512,
  heapMb: 256,
  threads: 2,
  timeLimitMs: 10_000,
  maxRows: 1_000,
  maxCharacters: 16_000_000,
  turns: { running: 4, waitingOfOne: 32, waitingPeople: 32 },
}
