import type { QueueLimits } from './statement-queue.ts'

export type WorkspaceLimits = {
  /** Workspaces kept at once; the one that was used longest ago goes first. */
  processes: number
  /** Of those, kept when nobody asks; a hundred megabytes each, and half a second to have again. */
  warm: number
  idleMs: number
  memoryMb: number
  heapMb: number
  threads: number
  timeLimitMs: number
  maxRows: number
  /** Of all cells of a result. */
  maxCharacters: number
  turns: QueueLimits
}

export const workspaceLimits: WorkspaceLimits = {
  processes: 8,
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
