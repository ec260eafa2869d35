import { AppError } from '#server/errors.ts'

export type QueueLimits = {
  /** Statements that run at once, of all people. */
  running: number
  /** Statements of one person that wait for theirs. */
  waitingOfOne: number
  /** People whose statement waits for those of others. */
  waitingPeople: number
}

/** Whoever waits, first come first. */
type Line = { waiting: (() => void)[] }

const refused = (message: string) =>
  new AppError('unavailable', 'query.busy', message, { retryAfterS: 5 })

const givenUp = () =>
  new AppError('unavailable', 'query.time_limit', 'The query was given up before it ran.')

/**
 * One statement a person at a time, and so many of all people; whoever came first is next. As each
 * person stands in the line of all with one statement at most, nobody fills it alone.
 */
export function createStatementQueue(limits: QueueLimits) {
  const lines = new Map<string, Line>()
  const people: Line = { waiting: [] }
  let running = 0

  function leave(userId: string) {
    const next = lines.get(userId)?.waiting.shift()
    if (next) next()
    else lines.delete(userId)
  }

  function release() {
    const next = people.waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    /** Does `work` when no other of this person is being done. */
    async ofPerson<T>(userId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      const line = lines.get(userId)
      if (!line) lines.set(userId, { waiting: [] })
      else if (line.waiting.length < limits.waitingOfOne) await place(line, signal)
      else
        throw refused('Many of your questions are waiting already. Please try again in a moment.')
      try {
        return await work()
      } finally {
        leave(userId)
      }
    },

    /** Runs `statement` when few enough of all people run. */
    async ofAll<T>(statement: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      if (running < limits.running) running += 1
      else if (people.waiting.length < limits.waitingPeople) await place(people, signal)
      else throw refused('Many people are asking right now. Please try again in a moment.')
      try {
        return await statement()
      } finally {
        release()
      }
    },
  }
}

/** Waits in a line until whoever is before hands over, or it is given up. */
function place(line: Line, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      line.waiting = line.waiting.filter((other) => other !== enter)
      reject(givenUp())
    }
    const enter = () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    if (signal?.aborted) return reject(givenUp())
    line.waiting.push(enter)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
