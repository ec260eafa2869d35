import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress } from './client-address.ts'
import type { SessionEnv } from './session.ts'
import { createTokenBuckets, type BucketSize } from './token-buckets.ts'
import { waitText } from './wait-text.ts'

/** Many people may share one address, and a visitor may make one guest after another. */
const peoplePerAddress = 10
/** Ten calls a second in the long run; a page that has just been opened sends many at once. */
const everyCall: BucketSize = { capacity: 300, refillMs: 100 }

/** Limits how often a person and an address may call the routes behind it. */
export function rateLimit(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  size: BucketSize = everyCall,
  { now = Date.now }: { now?: () => number } = {},
) {
  const people = createTokenBuckets(size, { now })
  const addresses = createTokenBuckets(
    { capacity: size.capacity * peoplePerAddress, refillMs: size.refillMs / peoplePerAddress },
    { now },
  )
  return createMiddleware<SessionEnv>(async (c, next) => {
    if (rateLimits) {
      const address = clientAddress(c)
      const caller = c.get('person')?.id ?? `visitor ${address}`
      const wait = people.take(caller) ?? addresses.take(address)
      if (wait !== undefined) {
        throw new AppError(
          'too_many',
          'rate.limited',
          `That was a lot at once. Please try again in ${waitText(wait)}.`,
          { retryAfterS: wait },
        )
      }
    }
    await next()
  })
}
