import { AppError } from '#server/errors.ts'
import { createTokenBuckets } from '#server/http/token-buckets.ts'
import { waitText } from '#server/http/wait-text.ts'

/** Who tries to sign in to which account, and from where. */
export type Attempt = { account: string; address: string }

/** Slows down the guessing of passwords. Kept in memory here; a shared store fits behind it too. */
export type LoginAttempts = {
  /** Counts the attempt before the password is checked; throws when there were too many. */
  begin(attempt: Attempt): void
  /** The password was right: the attempt does not count. */
  succeed(attempt: Attempt): void
}

const minute = 60_000

/** Few tries for one account from one place, more for an account or a place as a whole. */
export function createLoginAttempts({
  now = Date.now,
}: { now?: () => number } = {}): LoginAttempts {
  const pairs = createTokenBuckets({ capacity: 5, refillMs: minute }, { now })
  const accounts = createTokenBuckets({ capacity: 30, refillMs: minute }, { now })
  const addresses = createTokenBuckets({ capacity: 60, refillMs: minute / 4 }, { now })
  const keysOf = ({ account, address }: Attempt) =>
    [
      [pairs, `${account}\n${address}`],
      [accounts, account],
      [addresses, address],
    ] as const

  return {
    begin(attempt) {
      for (const [buckets, key] of keysOf(attempt)) {
        const wait = buckets.take(key)
        if (wait === undefined) continue
        throw new AppError(
          'too_many',
          'login.slow_down',
          `There were too many wrong passwords. Please try again in ${waitText(wait)}.`,
          { retryAfterS: wait },
        )
      }
    },
    succeed(attempt) {
      for (const [buckets, key] of keysOf(attempt)) {
        if (buckets === pairs) buckets.reset(key)
        else buckets.giveBack(key)
      }
    },
  }
}
