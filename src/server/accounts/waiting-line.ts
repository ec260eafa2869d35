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
export type Clock = {
  now?: () => number
  wait?: Pause
  /** For how long one attempt is kept waiting at most. */
  hold?: Pause
}

/** Who goes first: who tried less, and of these who came first. */
export type Turn = { rank: number; since: number }
export type Entry = Turn & {
  /** It was counted before, and comes back to the place that it had. */
  isBack: boolean
  /** Whether it may be kept waiting at all. */
  mayWait: () => boolean
}

type Waiter = Turn & { settle: (passes: boolean) => void }
type Line = { count: number; countedAt: number; nextAt: number; waiting: Waiter[]; moving: boolean }

const mostLines = 20_000
/** Web servers in front of us give up on an answer after a minute. */
const longestHoldMs = 20_000

/** Does not keep a process alive that has nothing else to do. */
const realPause: Pause = (ms) => pause(ms, undefined, { ref: false })

const before = (one: Turn, other: Turn) => one.rank - other.rank || one.since - other.since

/**
 * Lines of attempts, one a key: those beyond the free ones pass one after the other, at times that
 * grow with how many there were. Kept in memory; of the lines beyond `mostLines` the one used longest
 * ago is forgotten.
 */
export function createWaitingLine(
  { free, forgetMs, stepMs, longestMs, room }: LinePace,
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

  /** Takes this one out of the line, if it still stands there, and says whether it passes. */
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
     * Counts an attempt and resolves when it may be made: at once, or when it is its turn. Answers
     * `false` where it has to come back: too many are before it, or it was kept waiting for long.
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
    /** How many wait, in all lines. */
    held: (): number => held,
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
