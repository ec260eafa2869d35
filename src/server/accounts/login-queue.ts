import { setTimeout as pause } from 'node:timers/promises'

/** How attempts for one key are throttled. */
export type QueuePace = {
  /** Attempts that pass immediately. */
  free: number
  /** Time after which an earlier attempt no longer counts. */
  forgetMs: number
  /** Delay added between attempts by each one beyond the free ones, up to `longestMs`. */
  stepMs: number
  longestMs: number
  /** Most attempts that may wait. */
  room: number
}

export type Pause = (ms: number) => Promise<void>
export type Clock = {
  now?: () => number
  wait?: Pause
  /** Waits for the longest time an attempt may be held. */
  hold?: Pause
}

/** Order of the queue: fewest attempts first, then first come. */
export type Turn = { rank: number; since: number }
export type Entry = Turn & {
  /** Whether it was counted before and returns to its place. */
  isBack: boolean
  /** Whether it may wait at all. */
  mayWait: () => boolean
}

type Waiter = Turn & { settle: (passes: boolean) => void }
type Line = { count: number; countedAt: number; nextAt: number; waiting: Waiter[]; moving: boolean }

const mostLines = 20_000
/** Reverse proxies time out after a minute. */
const longestHoldMs = 20_000

/** Does not keep an otherwise idle process alive. */
const realPause: Pause = (ms) => pause(ms, undefined, { ref: false })

const before = (one: Turn, other: Turn) => one.rank - other.rank || one.since - other.since

/**
 * Lines of attempts, one per key: those beyond the free ones pass one at a time, at intervals that
 * grow with the number of attempts. Kept in memory; beyond `mostLines`, the least recently used
 * line is forgotten.
 */
export function createLoginQueue(
  { free, forgetMs, stepMs, longestMs, room }: QueuePace,
  { now = Date.now, wait = realPause, hold = realPause }: Clock = {},
) {
  const lines = new Map<string, Line>()
  let held = 0

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? {
      count: 0,
      countedAt: now(),
      nextAt: 0,
      waiting: [],
      moving: false,
    }
    line.count = Math.max(0, line.count - (now() - line.countedAt) / forgetMs)
    line.countedAt = now()
    lines.delete(key)
    lines.set(key, line)
    if (lines.size > mostLines) forgetOldest()
    return line
  }

  function forgetOldest(): void {
    for (const [key, { moving }] of lines) {
      if (moving) continue
      lines.delete(key)
      return
    }
  }

  const gapOf = (count: number) => Math.min(longestMs, Math.max(0, count - free) * stepMs)

  /** Removes this attempt from the line, if still there, and settles whether it passes. */
  function release(line: Line, waiter: Waiter, passes: boolean): void {
    const at = line.waiting.indexOf(waiter)
    if (at === -1) return
    line.waiting.splice(at, 1)
    held -= 1
    waiter.settle(passes)
  }

  async function move(key: string, line: Line): Promise<void> {
    line.moving = true
    while (line.waiting.length > 0) {
      await wait(Math.max(0, line.nextAt - now()))
      const next = line.waiting.toSorted(before)[0]
      if (!next) break
      line.nextAt = now() + gapOf(lineOf(key).count)
      release(line, next, true)
    }
    line.moving = false
  }

  return {
    /**
     * Counts an attempt and resolves when it may proceed: at once, or when it is its turn. Resolves to
     * `false` if it has to come back: too many are ahead of it, or it has waited too long.
     */
    async enter(key: string, { rank, since, isBack, mayWait }: Entry): Promise<boolean> {
      const line = lineOf(key)
      if (!isBack) line.count += 1
      if (line.count <= free && line.waiting.length === 0) return true
      if (line.nextAt === 0) line.nextAt = now() + gapOf(line.count)
      if (!mayWait()) return false
      if (line.waiting.length >= room) {
        const last = line.waiting.toSorted(before).at(-1)
        if (!last || before(last, { rank, since }) <= 0) return false
        release(line, last, false)
      }
      const { promise, resolve: settle } = Promise.withResolvers<boolean>()
      const waiter = { rank, since, settle }
      line.waiting.push(waiter)
      held += 1
      if (!line.moving) void move(key, line)
      void hold(longestHoldMs).then(() => release(line, waiter, false))
      return promise
    },
    /** Number of waiting attempts in all lines. */
    held: (): number => held,
    /** Number of attempts that currently count. */
    count: (key: string): number => (lines.has(key) ? lineOf(key).count : 0),
    /** A successful attempt does not count. */
    giveBack(key: string): void {
      const line = lineOf(key)
      line.count = Math.max(0, line.count - 1)
    },
    /** Forgets all earlier attempts. */
    reset(key: string): void {
      const line = lineOf(key)
      Object.assign(line, { count: 0, nextAt: 0 })
    },
  }
}
