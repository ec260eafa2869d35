import { setTimeout as pause } from 'node:timers/promises'

/** How attempts for one key are let through. */
export type LinePace = {
  /** Attempts that pass at once. */
  free: number
  /** Time after which one of the attempts before no longer counts. */
  forgetMs: number
  /** What each attempt beyond the free ones adds to the time between two, up to `longestMs`. */
  stepMs: number
  longestMs: number
  /** How many may wait. */
  room: number
}

export type Pause = (ms: number) => Promise<void>

type Waiter = { rank: number; pass: () => void; turnAway: () => void }
type Line = { count: number; countedAt: number; nextAt: number; waiting: Waiter[]; moving: boolean }

const mostLines = 20_000

/** Does not keep a process alive that has nothing else to do. */
const realPause: Pause = (ms) => pause(ms, undefined, { ref: false })

/**
 * Lines of attempts, one a key: those beyond the free ones pass one after the other, at times that
 * grow with how many there were. Kept in memory; of the lines beyond `mostLines` the one used longest
 * ago is forgotten.
 */
export function createWaitingLine(
  { free, forgetMs, stepMs, longestMs, room }: LinePace,
  { now = Date.now, wait = realPause }: { now?: () => number; wait?: Pause } = {},
) {
  const lines = new Map<string, Line>()

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

  /** Lets one after the other through: first who tried least, and of these who came first. */
  async function move(key: string, line: Line): Promise<void> {
    line.moving = true
    while (line.waiting.length > 0) {
      await wait(Math.max(0, line.nextAt - now()))
      const next = line.waiting.toSorted((one, other) => one.rank - other.rank)[0]
      if (!next) break
      line.waiting.splice(line.waiting.indexOf(next), 1)
      line.nextAt = now() + gapOf(lineOf(key).count)
      next.pass()
    }
    line.moving = false
  }

  return {
    /**
     * Counts an attempt and resolves when it may be made: at once, or when it is its turn. Answers
     * `false` when too many wait already who tried no more often than this one, told by `rank`.
     */
    async enter(key: string, rank = 0): Promise<boolean> {
      const line = lineOf(key)
      line.count += 1
      if (line.count <= free && line.waiting.length === 0) return true
      if (line.nextAt === 0) line.nextAt = now() + gapOf(line.count)
      if (line.waiting.length >= room) {
        const last = line.waiting.toSorted((one, other) => other.rank - one.rank)[0]
        if (!last || last.rank <= rank) return false
        line.waiting.splice(line.waiting.indexOf(last), 1)
        last.turnAway()
      }
      const { promise, resolve } = Promise.withResolvers<boolean>()
      line.waiting.push({ rank, pass: () => resolve(true), turnAway: () => resolve(false) })
      if (!line.moving) void move(key, line)
      return promise
    },
    /** How many attempts count at present. */
    count: (key: string): number => (lines.has(key) ? lineOf(key).count : 0),
    /** An attempt that turned out to be right does not count. */
    giveBack(key: string): void {
      const line = lineOf(key)
      line.count = Math.max(0, line.count - 1)
    },
    /** None of the attempts before counts any more. */
    reset(key: string): void {
      const line = lineOf(key)
      Object.assign(line, { count: 0, nextAt: 0 })
    },
  }
}
