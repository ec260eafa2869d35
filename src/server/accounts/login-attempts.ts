import { AppError } from '#server/errors.ts'
import { createQueuePositions } from './queue-positions.ts'
import { createLoginQueue, type Clock, type QueuePace } from './login-queue.ts'

/** An attempt to sign in: the account, and where it comes from. */
export type Attempt = {
  account: string
  address: string
  /** Identifies a browser in which this person was signed in before; absent for others. */
  browser?: string | undefined
}

/** Throttles password guessing. In memory; a shared store could implement the same interface. */
export type LoginAttempts = {
  /**
   * Counts the attempt and resolves when its password may be checked: the later, the more wrong
   * ones there were. Throws if it has to come back; its place is kept meanwhile.
   */
  begin(attempt: Attempt): Promise<void>
  /** The password was right, so the attempt does not count. */
  succeed(attempt: Attempt): void
}

const second = 1_000
const minute = 60 * second
const longestMs = 30 * second
/** Each waiting attempt holds a connection and a timer. Returning attempts have extra room. */
const mostWaiting = 500
const againAfterS = 2

const beyond = { forgetMs: minute, stepMs: second, longestMs }
const paces = {
  browser: { ...beyond, free: 10, room: 3 },
  pair: { ...beyond, free: 5, stepMs: 2 * second, room: 3 },
  account: { ...beyond, free: 30, room: 20 },
  address: { ...beyond, free: 60, forgetMs: minute / 4, room: 20 },
} satisfies Record<string, QueuePace>

/**
 * An unknown browser waits in three lines: of its address, of the account at that address, and of
 * the account as a whole. In a line, addresses with fewer attempts go first, then the order of
 * arrival counts. A browser known to the account has its own line, unaffected by strangers.
 */
export function createLoginAttempts(clock: Clock = {}): LoginAttempts {
  const { now = Date.now } = clock
  const browsers = createLoginQueue(paces.browser, clock)
  const pairs = createLoginQueue(paces.pair, clock)
  const accounts = createLoginQueue(paces.account, clock)
  const addresses = createLoginQueue(paces.address, clock)
  const places = createQueuePositions(now)
  const held = () => [addresses, pairs, accounts].reduce((sum, line) => sum + line.held(), 0)

  const pairOf = ({ account, address }: Attempt) => `${account}\n${address}`
  const keyOf = (attempt: Attempt) =>
    attempt.browser === undefined ? pairOf(attempt) : `${attempt.account}\n${attempt.browser}`

  /** The lines that an attempt passes through, in order. */
  function linesOf(attempt: Attempt) {
    const key = keyOf(attempt)
    const first = () => 0
    if (attempt.browser !== undefined) return [{ line: browsers, key, rankOf: first }]
    return [
      { line: addresses, key: attempt.address, rankOf: first },
      { line: pairs, key, rankOf: first },
      { line: accounts, key: attempt.account, rankOf: () => Math.ceil(pairs.count(key)) },
    ]
  }

  async function begin(attempt: Attempt): Promise<void> {
    const key = keyOf(attempt)
    const place = places.take(key)
    const since = place?.since ?? now()
    const most = place ? 2 * mostWaiting : mostWaiting
    const mayWait = () => attempt.browser !== undefined || held() < most
    for (const [number, { line, key: own, rankOf }] of linesOf(attempt).entries()) {
      if (place && number < place.line) continue
      const isBack = number === place?.line
      const rank = isBack ? place.rank : rankOf()
      if (await line.enter(own, { rank, since, isBack, mayWait })) continue
      places.keep(key, { line: number, rank, since })
      throw notYet()
    }
  }

  return {
    begin,
    succeed(attempt) {
      const { account, address, browser } = attempt
      if (browser !== undefined) return browsers.reset(keyOf(attempt))
      pairs.reset(pairOf(attempt))
      accounts.giveBack(account)
      addresses.giveBack(address)
    },
  }
}

const notYet = () =>
  new AppError(
    'too_many',
    'login.slow_down',
    'There are many log-in attempts here, so this one has to wait its turn. Try again in a moment: your place in line is kept. A passkey, or a browser in which you were logged in before, need not wait.',
    { retryAfterS: againAfterS },
  )
