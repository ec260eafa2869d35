import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress } from './client-address.ts'
import type { SessionEnv } from './session.ts'
import type { SharedLimitsEnv } from './shared-limits.ts'
import { createTokenBuckets, type BucketSize } from './token-buckets.ts'
import { waitText } from './wait-text.ts'

/** Many people may share an address, and a visitor may create one guest after another. */
const peoplePerAddress = 10
/** A sustained rate of ten calls per second; a newly opened page sends many at once. */
const everyCall: BucketSize = { capacity: 300, refillMs: 100 }

type Env = { Variables: SessionEnv['Variables'] & Partial<SharedLimitsEnv['Variables']> }

/** Limits how often a person and an address may call the routes that follow. */
export function rateLimit(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  size: BucketSize = everyCall,
  { now = Date.now }: { now?: () => number } = {},
) {
  const people = createTokenBuckets(size, { now })
  const ofAddress = {
    capacity: size.capacity * peoplePerAddress,
    refillMs: size.refillMs / peoplePerAddress,
  }
  const addresses = createTokenBuckets(ofAddress, { now })
  return createMiddleware<Env>(async (c, next) => {
    if (rateLimits) {
      const address = clientAddress(c)
      const caller = c.get('person')?.id ?? `visitor ${address}`
      const name = `${routePath(c)} ${size.capacity}`
      const shared = c.get('sharedLimits')
      const wait = shared
        ? await shared.take([
            { key: `${name} ${caller}`, size },
            { key: `${name} address ${address}`, size: ofAddress },
          ])
        : (people.take(caller) ?? addresses.take(address))
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
