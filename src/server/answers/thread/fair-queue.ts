import { AppError } from '#server/errors.ts'

type Waiting = { begin(): void }
type Queue = { isGuest: boolean; running: boolean; waiting: Waiting[] }

export type QueueLimits = {
  /** Across everybody; guests get at most half. */
  running: number
  waitingAPerson: number
  /** Limit for all guests together, and the same again for all accounts. */
  waiting: number
}

const tooMany = (message: string) =>
  new AppError('too_many', 'ask.busy', message, { retryAfterS: 2 })

/**
 * A fair queue: one running call per person, the others in order of arrival, so that many questions
 * of one person delay nobody else. Guests and accounts alternate as well, because one visitor can
 * be many guests.
 */
export function createFairQueue(limits: QueueLimits) {
  /** In the order in which people are served next. */
  const queues = new Map<string, Queue>()
  const running = { guests: 0, accounts: 0 }
  let lastWasGuest = true
  const sideOf = ({ isGuest }: Queue) => (isGuest ? 'guests' : 'accounts')
  const guestsAtMost = Math.max(1, Math.floor(limits.running / 2))

  function mayBegin(queue: Queue): boolean {
    const isFree = running.guests + running.accounts < limits.running
    return isFree && !queue.running && (!queue.isGuest || running.guests < guestsAtMost)
  }

  function next(): [string, Queue] | undefined {
    const ready = [...queues].filter(([, queue]) => queue.waiting.length > 0 && mayBegin(queue))
    return ready.find(([, { isGuest }]) => isGuest !== lastWasGuest) ?? ready[0]
  }

  function serve(): void {
    for (let found = next(); found; found = next()) {
      const [, queue] = found
      queue.running = true
      running[sideOf(queue)]++
      lastWasGuest = queue.isGuest
      queue.waiting.shift()?.begin()
    }
  }

  function assertCapacity(queue: Queue): void {
    if (queue.waiting.length >= limits.waitingAPerson) {
      throw tooMany(
        'Your earlier questions are still being answered. Please ask again in a moment.',
      )
    }
    let waiting = 0
    for (const other of queues.values())
      if (other.isGuest === queue.isGuest) waiting += other.waiting.length
    if (waiting >= limits.waiting)
      throw tooMany('Many people are asking right now. Please ask again in a moment.')
  }

  function end(person: string, queue: Queue): void {
    queue.running = false
    running[sideOf(queue)]--
    // Somebody else takes the next turn.
    queues.delete(person)
    if (queue.waiting.length > 0) queues.set(person, queue)
    serve()
  }

  function tidy(person: string, queue: Queue): void {
    if (!queue.running && queue.waiting.length === 0 && queues.get(person) === queue)
      queues.delete(person)
  }

  /** Does the work when the person's turn comes; an aborted wait leaves the queue. */
  async function take<T>(
    person: { id: string; isGuest: boolean },
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted()
    const queue = queues.get(person.id) ?? { isGuest: person.isGuest, running: false, waiting: [] }
    if (queue.running || !mayBegin(queue)) assertCapacity(queue)
    queues.set(person.id, queue)
    const turn = Promise.withResolvers<void>()
    const waiting = { begin: () => turn.resolve() }
    const leave = () => {
      const at = queue.waiting.indexOf(waiting)
      if (at < 0) return
      queue.waiting.splice(at, 1)
      tidy(person.id, queue)
      turn.reject(signal?.reason)
    }
    queue.waiting.push(waiting)
    signal?.addEventListener('abort', leave, { once: true })
    serve()
    try {
      await turn.promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
    try {
      return await work()
    } finally {
      end(person.id, queue)
    }
  }

  return { take }
}
