import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
const roles = ['trove_app', 'trove_auth', 'trove_jobs'] as const
/** An arbitrary number, the same for every server of one database. */
const lockKey = 7_468_001

export type Migration = { version: number; name: string; sql: string; checksum: string }

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { version: Number(name.slice(0, 4)), name, sql, checksum }
    })
}

/**
 * Brings the database up to date, or only applies the `wanted` migrations, in one transaction each,
 * under a lock that makes simultaneously started servers wait for each other. `client` is connected
 * as the owner.
 */
export async function migrate(client: pg.Client, wanted?: ReadonlySet<number>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await ensureRoles(client)
    await client.query(
      `create schema if not exists trove;
       set search_path to trove;
       create table if not exists migrations (
         version int primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now());
       create schema if not exists trove_jobs authorization trove_jobs;`,
    )
    const done = await client.query<{ version: number; checksum: string }>(
      'select version, checksum from migrations',
    )
    const applied = new Map(done.rows.map((row) => [row.version, row.checksum]))
    for (const migration of readMigrations()) {
      const checksum = applied.get(migration.version)
      if (checksum === undefined) {
        if (wanted?.has(migration.version) ?? true) await apply(client, migration)
      } else if (checksum !== migration.checksum) {
        throw new Error(`Migration ${migration.name} was changed after it had been applied.`)
      }
      applied.delete(migration.version)
    }
    if (applied.size > 0) {
      throw new Error(
        'This database was used by a newer Trove. Start that version, or a newer one.',
      )
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

/** Throws if a server has to bring the database up to date first. */
export async function assertMigrated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(
    "select to_regclass('trove.migrations') is not null as made",
  )
  const applied = rows[0]?.made
    ? await client.query<{ version: number }>('select version from trove.migrations order by 1')
    : { rows: [] }
  const wanted = readMigrations().map(({ version }) => version)
  if (wanted.join() !== applied.rows.map(({ version }) => version).join()) {
    throw new Error('This database is of another version of Trove. Start this one on it first.')
  }
}

async function apply(client: pg.Client, { version, name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed.`, { cause: error })
  }
}

/** Roles belong to the whole cluster, so another database may be creating them at the same time. */
async function ensureRoles(client: pg.Client): Promise<void> {
  for (const role of roles) {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (known.rowCount === 0) {
      await client.query(
        `do $$ begin create role ${role} nologin; exception
         when duplicate_object or unique_violation then null; end $$`,
      )
    }
    const member = await client.query<{ member: boolean }>(
      `select pg_has_role(current_user, $1, 'member') as member`,
      [role],
    )
    if (!member.rows[0]?.member) await client.query(`grant ${role} to current_user`)
  }
}
