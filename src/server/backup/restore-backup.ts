import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { parseMasterKey, type MasterKey } from '#server/vault/master-key.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import { decode, type About, type Frame, type Sequence } from './frames.ts'
import { BackupUnreadable, open } from './sealed-file.ts'
import { columnList, tablesToCopy, usesObjects } from './tables.ts'

export type Backup = { file: string; passphrase: string }
export type CheckedBackup = { about: About; master: MasterKey }

async function* framesOf({ file, passphrase }: Backup): AsyncGenerator<Frame> {
  yield* decode(open(createReadStream(file, { highWaterMark: 2 ** 20 }), passphrase))
}

/** Reads a backup completely, so that no restore is started with a damaged one. */
export async function checkBackup(backup: Backup): Promise<CheckedBackup> {
  let about: About | undefined
  let isWhole = false
  for await (const frame of framesOf(backup)) {
    if (frame.kind === 'about') about = frame
    isWhole = frame.kind === 'end'
  }
  if (!about || !isWhole) throw new BackupUnreadable('The backup is incomplete.')
  const known = new Set(readMigrations().map(({ version }) => version))
  if ([about.migration, ...(about.migrations ?? [])].some((version) => !known.has(version))) {
    throw new BackupUnreadable(
      `The backup was made by a newer Trove (${about.version}). Restore it with that version, or a newer one.`,
    )
  }
  return { about, master: parseMasterKey(about.masterKey, 'The key in the backup') }
}

/**
 * Fills an empty database completely or not at all. The tables are created as they were at the time
 * of the backup, then migrated to this version. `client` is connected as the owner.
 */
export async function restoreBackup(
  client: pg.Client,
  backup: Backup,
  { about }: CheckedBackup,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  await assertEmpty(client)
  try {
    await migrate(client, new Set(about.migrations ?? upTo(about.migration)))
    await client.query('begin')
    await fill(client, framesOf(backup), onProgress)
    if (await usesObjects(client)) await leaveObjects(client)
    await client.query('commit')
    await migrate(client)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await client.query('drop schema if exists trove, trove_jobs cascade')
    throw error
  }
}

const upTo = (newest: number) =>
  readMigrations().flatMap(({ version }) => (version <= newest ? [version] : []))

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select to_regnamespace('trove') is not null as used`,
  )
  if (rows[0]?.used) {
    throw new Error('This database holds data of Trove already. Restore into an empty one.')
  }
}

async function fill(
  client: pg.Client,
  frames: AsyncIterable<Frame>,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  const known = new Map((await tablesToCopy(client)).map(({ name, columns }) => [name, columns]))
  const all = [...known.keys()].map((name) => `trove.${quotedName(name)}`).join(', ')
  // Migrations may have inserted rows.
  await client.query(`truncate ${all}`)
  // A backup older than migration 55 already contains what its triggers would add.
  await client.query('alter table trove.records disable trigger user')
  let into: ReturnType<typeof copyInto> | undefined
  let object: string | undefined
  let bytes = 0
  try {
    for await (const frame of frames) {
      if (frame.kind === 'rows') {
        await into?.write(frame.bytes)
        if (object !== undefined) await takeIn(client, object, frame.bytes)
        bytes += frame.bytes.length
        onProgress?.(bytes)
        continue
      }
      await into?.end()
      into = undefined
      object = frame.kind === 'object' ? frame.name : undefined
      if (frame.kind === 'table') {
        if (!known.has(frame.name)) throw new BackupUnreadable('The backup holds an unknown table.')
        into = copyInto(client, frame.name, frame.columns)
      }
      if (frame.kind === 'end') await setSequences(client, frame.sequences)
    }
    await client.query('alter table trove.records enable trigger user')
  } catch (error) {
    into?.fail()
    throw error
  }
}

/** Originals from another store are restored into the database. */
async function takeIn(client: pg.Client, object: string, sealed: Buffer): Promise<void> {
  const part = [object, sealed]
  await client.query(
    'update trove.document_chunks set sealed = $2, object = null where object = $1',
    part,
  )
}

/** The old installation's objects must be neither used nor removed. */
async function leaveObjects(client: pg.Client): Promise<void> {
  await client.query('delete from trove.document_chunks where object is not null')
  await client.query('truncate trove.object_removals')
}

async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1, $2)', [`trove.${quotedName(name)}`, value])
  }
}

function copyInto(client: pg.Client, name: string, columns: readonly string[]) {
  const copy = `copy trove.${quotedName(name)} (${columnList(columns)}) from stdin (format binary)`
  const stream = client.query(copyStreams.from(copy))
  const ended = finished(stream)
  ended.catch(() => undefined)
  return {
    async write(bytes: Buffer): Promise<void> {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), ended])
    },
    async end(): Promise<void> {
      stream.end()
      await ended
    },
    /** Lets the database end the copy, so that it accepts the next statement. */
    fail(): void {
      stream.destroy(new Error('The copy was aborted'))
    },
  }
}
