import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { createTokenBuckets } from '#server/http/token-buckets.ts'
import { waitText } from '#server/http/wait-text.ts'
import type { Vault } from '#server/vault/vault.ts'

/** How long a page's concurrent first calls resolve to the same guest. */
const togetherMs = 60_000
const rememberedVisitors = 10_000

type Deps = {
  db: Database
  vault: Vault
  /** Starts a session and returns its cookies. */
  startSession: (userId: string) => Promise<string[]>
  /** Whether new guests per IP address are limited. */
  limited: boolean
  now: () => number
}

export type Guests = ReturnType<typeof createGuests>

/** Guests: people without an account, with a store and a data key of their own. */
export function createGuests({ db, vault, startSession, limited, now }: Deps) {
  const arrivals = createTokenBuckets({ capacity: 60, refillMs: 60_000 }, { now })
  const beginning = new Map<string, Promise<string[]>>()

  async function create(): Promise<string> {
    const id = randomBytes(16).toString('hex')
    // A reserved domain, to which no email can be delivered.
    await db.auth.insert(users).values({ id, email: `${id}@guest.invalid`, guest: true })
    await vault.create(id)
    return id
  }

  async function begin(address: string): Promise<string[]> {
    const wait = limited ? arrivals.take(address) : undefined
    if (wait !== undefined) {
      throw new AppError(
        'too_many',
        'guests.limited',
        `Too many visitors came from your network. Please try again in ${waitText(wait)}, or sign up.`,
        { retryAfterS: wait },
      )
    }
    return startSession(await create())
  }

  return {
    create,
    /**
     * Creates a guest and returns the cookies of the session. A page may send several files before
     * it has a session: calls with the same `visitor` value, known only to that browser, share one
     * guest.
     */
    arrive(address: string, visitor?: string): Promise<string[]> {
      if (visitor === undefined) return begin(address)
      const known = beginning.get(visitor)
      if (known) return known
      const arriving = begin(address)
      if (beginning.size >= rememberedVisitors) beginning.clear()
      beginning.set(visitor, arriving)
      const forget = () => beginning.delete(visitor)
      arriving.catch(forget)
      setTimeout(forget, togetherMs).unref()
      return arriving
    },
  }
}
