import { AppError } from '#server/errors.ts'

export type QueueLimits = {
  /** Statements of all people that run at once. */
  running: number
  /** Waiting statements of one person. */
  waitingOfOne: number
  /** People who wait for the statements of others. */
  waitingPeople: number
}

/** First in, first out. */
type WaitingLine = { waiting: (() => void)[] }

const refused = (message: string) =>
  new AppError('unavailable', 'query.busy', message, { retryAfterS: 5 })

const givenUp = () =>
  new AppError('unavailable', 'query.time_limit', 'The query was cancelled before it ran.')

/**
 * Runs one statement per person at a time, and a limited number for all people, first in, first
 * out. As each person has at most one statement in the queue of all, nobody fills it alone.
 */
export function createStatementQueue(limits: QueueLimits) {
  const lines = new Map<string, WaitingLine>()
  const people: WaitingLine = { waiting: [] }
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
    /** Runs `work` while no other work of this person runs. */
    async runForPerson<T>(
      userId: string,
      work: () => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const line = lines.get(userId)
      if (!line) lines.set(userId, { waiting: [] })
      else if (line.waiting.length < limits.waitingOfOne) await awaitTurn(line, signal)
      else
        throw refused('Many of your questions are waiting already. Please try again in a moment.')
      try {
        return await work()
      } finally {
        leave(userId)
      }
    },

    /** Runs `statement` once few enough of all people's run. */
    async runLimited<T>(statement: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      if (running < limits.running) running += 1
      else if (people.waiting.length < limits.waitingPeople) await awaitTurn(people, signal)
      else throw refused('Many people are asking right now. Please try again in a moment.')
      try {
        return await statement()
      } finally {
        release()
      }
    },
  }
}

/** Waits until the predecessor hands over, or the signal aborts. */
function awaitTurn(line: WaitingLine, signal?: AbortSignal): Promise<void> {
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
