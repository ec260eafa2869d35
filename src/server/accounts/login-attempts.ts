import { AppError } from '#server/errors.ts'
import { waitText } from '#server/http/wait-text.ts'
import { createWaitingLine, type LinePace, type Pause } from './waiting-line.ts'

/** Who tries to sign in to which account, and from where. */
export type Attempt = {
  account: string
  address: string
  /** Tells a browser in which this person was signed in before; absent for any other. */
  browser?: string | undefined
}

/** Slows down the guessing of passwords. Kept in memory here; a shared store fits behind it too. */
export type LoginAttempts = {
  /**
   * Counts the attempt and resolves when its password may be checked: the more wrong ones there were,
   * the later. Throws only when too many wait already.
   */
  begin(attempt: Attempt): Promise<void>
  /** The password was right: the attempt does not count. */
  succeed(attempt: Attempt): void
}

const second = 1_000
const minute = 60 * second
const longestMs = 30 * second
/** Each holds a connection and a timer, and nothing else. */
const mostWaiting = 500

const beyond = { forgetMs: minute, stepMs: second, longestMs }
const paces = {
  browser: { ...beyond, free: 10, room: 3 },
  pair: { ...beyond, free: 5, stepMs: 2 * second, room: 3 },
  account: { ...beyond, free: 30, room: 20 },
  address: { ...beyond, free: 60, forgetMs: minute / 4, room: 20 },
} satisfies Record<string, LinePace>

/**
 * An unknown browser waits in the lines of its address, of the account there, and of the account as a
 * whole, where an address that tried less goes first. What strangers do in these does not reach a
 * browser that the account knows: it has a line of its own.
 */
export function createLoginAttempts(
  clock: { now?: () => number; wait?: Pause } = {},
): LoginAttempts {
  const browsers = createWaitingLine(paces.browser, clock)
  const pairs = createWaitingLine(paces.pair, clock)
  const accounts = createWaitingLine(paces.account, clock)
  const addresses = createWaitingLine(paces.address, clock)
  let waiting = 0

  const pairOf = ({ account, address }: Attempt) => `${account}\n${address}`

  async function enter(attempt: Attempt): Promise<boolean> {
    const { account, address, browser } = attempt
    if (browser !== undefined) return browsers.enter(`${account}\n${browser}`)
    const pair = pairOf(attempt)
    return (
      (await addresses.enter(address)) &&
      (await pairs.enter(pair)) &&
      (await accounts.enter(account, pairs.count(pair)))
    )
  }

  return {
    async begin(attempt) {
      if (waiting >= mostWaiting && attempt.browser === undefined) throw tooMany()
      waiting += 1
      try {
        if (!(await enter(attempt))) throw tooMany()
      } finally {
        waiting -= 1
      }
    },
    succeed(attempt) {
      const { account, address, browser } = attempt
      if (browser !== undefined) return browsers.reset(`${account}\n${browser}`)
      pairs.reset(pairOf(attempt))
      accounts.giveBack(account)
      addresses.giveBack(address)
    },
  }
}

const tooMany = () =>
  new AppError(
    'too_many',
    'login.slow_down',
    `Too many log-ins are waiting here. Please try again in ${waitText(longestMs / second)}, log in with a passkey, or use a browser in which you were logged in before.`,
    { retryAfterS: longestMs / second },
  )
