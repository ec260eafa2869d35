import type pg from 'pg'
import type { MasterKey } from './master-key.ts'

/** Refuses a master key other than the one under which people's data is sealed. */
export async function assertMaster(jobs: pg.Pool, master: MasterKey): Promise<void> {
  const { rowCount } = await jobs.query('select 1 from vault_keys where master_id <> $1 limit 1', [
    master.id,
  ])
  if ((rowCount ?? 0) === 0) return
  throw new Error(
    'What people stored here is sealed under another master key, and this one would open none of it.\n' +
      'Restore the key file or TROVE_MASTER_KEY that was in use before; `npm run key:check` reports whether it fits.',
  )
}
