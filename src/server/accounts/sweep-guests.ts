import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import type { Config } from '#server/config.ts'
import type { Accounts } from './accounts.ts'

const idleRows = z.array(z.object({ id: z.string() }))
const batch = 200

type Deps = {
  db: Database
  accounts: Pick<Accounts, 'deletePerson'>
  config: Pick<Config, 'guestIdleHours'>
  log: Logger
  now?: () => number
}

/** Removes guests who have been idle too long, with all their data. Returns their number. */
export async function sweepGuests(
  { db, accounts, config, log, now = Date.now }: Deps,
  signal?: AbortSignal,
): Promise<number> {
  const idleGuestBefore = new Date(now() - config.guestIdleHours * 3_600_000)
  let removed = 0
  for (;;) {
    const found = await db.jobs.query(
      'select id from users where guest and last_active_at < $1 order by last_active_at limit $2',
      [idleGuestBefore, batch],
    )
    const idle = idleRows.parse(found.rows)
    for (const { id } of idle) {
      if (signal?.aborted) return removed
      if (await accounts.deletePerson(id, { idleGuestBefore })) removed += 1
    }
    if (idle.length < batch) break
  }
  if (removed > 0) log.info({ removed }, 'idle guests were removed')
  return removed
}
