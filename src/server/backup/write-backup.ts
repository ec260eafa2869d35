import { createWriteStream } from 'node:fs'
import { open as openFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { z } from 'zod'
import type { MasterKey } from '#server/vault/master-key.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'
import { version } from '#server/version.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import { encode, type Frame } from './frames.ts'
import { seal } from './sealed-file.ts'
import { columnList, sequencesOf, tablesToCopy, usesObjects } from './tables.ts'

type Options = {
  file: string
  passphrase: string
  master: MasterKey
  /** Where originals outside the database are. */
  objects?: ObjectStore | undefined
  onProgress?: (bytes: number) => void
}

/**
 * Copies all data, as of one moment, into one sealed file. People can keep working meanwhile.
 * `client` is connected as the owner. The file appears once it is complete.
 */
export async function writeBackup(client: pg.Client, options: Options): Promise<void> {
  const partial = `${options.file}.partial`
  try {
    const plain = encoded(framesOf(client, options), options.onProgress)
    await pipeline(
      Readable.from(seal(plain, options.passphrase)),
      createWriteStream(partial, { mode: 0o600 }),
    )
    const written = await openFile(partial, 'r+')
    await written.sync()
    await written.close()
    await rename(partial, options.file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* encoded(frames: AsyncIterable<Frame>, onProgress?: (bytes: number) => void) {
  let bytes = 0
  for await (const frame of frames) {
    const content = encode(frame)
    bytes += content.length
    onProgress?.(bytes)
    yield content
  }
}

const appliedRows = z.array(z.object({ version: z.number().int() }))

async function* framesOf(client: pg.Client, options: Options): AsyncGenerator<Frame> {
  const { master, objects } = options
  // One snapshot: later changes are in the next backup.
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query('select version from trove.migrations order by version')
  const migrations = appliedRows.parse(rows).map(({ version: number }) => number)
  yield {
    kind: 'about',
    format: 1,
    version,
    migration: Math.max(...migrations),
    migrations,
    createdAt: new Date().toISOString(),
    masterKey: master.bytes.toString('base64'),
  }
  for (const { name, columns } of await tablesToCopy(client)) {
    yield { kind: 'table', name, columns }
    const copy = `copy trove.${quotedName(name)} (${columnList(columns)}) to stdout (format binary)`
    const copied: AsyncIterable<Buffer> = client.query(copyStreams.to(copy))
    for await (const bytes of copied) yield { kind: 'rows', bytes }
  }
  if (await usesObjects(client)) yield* objectFrames(client, objects)
  // Sequences are not part of the transaction, and may only be ahead of the rows.
  yield { kind: 'end', sequences: await sequencesOf(client) }
  await client.query('commit')
}

const objectRows = z.array(z.object({ object: z.string() }))

async function* objectFrames(
  client: pg.Client,
  objects: ObjectStore | undefined,
): AsyncGenerator<Frame> {
  for (let last = ''; ;) {
    const { rows } = await client.query(
      'select object from trove.document_chunks where object > $1 order by object limit 1000',
      [last],
    )
    const names = objectRows.parse(rows).map(({ object }) => object)
    if (names.length > 0 && !objects) {
      throw new Error(
        'Some originals are in another store. Set ORIGINALS_STORE for the backup, too.',
      )
    }
    for (const name of names) {
      const bytes = await objects?.get(name)
      // Without its bytes, its document was deleted since the backup began.
      if (bytes)
        yield* [
          { kind: 'object', name },
          { kind: 'rows', bytes },
        ] as const
    }
    last = names.at(-1) ?? ''
    if (names.length < 1000) return
  }
}
