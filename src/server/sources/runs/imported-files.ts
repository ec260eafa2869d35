import { and, eq, max } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { ImportFile } from '#server/connectors/connector.ts'
import { descriptors } from '#server/connectors/all.ts'
import { records } from '#server/db/tables.ts'
import { withEarlierNames } from '#server/vault/earlier-names.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { readerCredentials } from '../credentials.ts'
import { archivePart } from '../files/archive-parts.ts'
import { own } from '../store.ts'
import { dataSources } from '../tables.ts'
import { sourceContext, type OpenSource } from '../view-source.ts'
import type { Run } from './run.ts'

/** Raise it when the readers extract more than before, so that known files are read again. */
const reading = 1
/** The most recent groups are kept. */
const mostKept = 500

const importedGroup = z.object({
  digest: z.string(),
  /** The recognised type of each file. */
  recognised: z.array(z.string()),
  /** How its contents are counted if they are imported again. */
  again: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** The last sequence number of the person's records at that time. */
  seq: z.number(),
})
type ImportedGroup = z.infer<typeof importedGroup>
const importedGroups = z.array(withEarlierNames({ what: 'recognised' }, importedGroup))

/** Files of an import, by index, that were read together, and how they are counted. */
export type KnownGroup = { files: readonly number[] } & Pick<ImportedGroup, 'recognised' | 'again'>

/** Finds the files the source has already read completely with the current readers and settings. */
export async function findImported(run: Run, files: readonly ImportFile[]) {
  const { source } = run.begun
  const keys = await run.deps.vault.keysOf(source.userId)
  const known = new Map(
    (await readImported(run, keys)).map((group) => [group.digest, group] as const),
  )
  const digests: string[] = []
  for (const file of files) digests.push(await digestOf(keys, source, file, run.signal))
  const together = descriptors[source.type].filesBelongTogether ?? false
  const groups = together ? [[...files.keys()]] : [...files.keys()].map((index) => [index])
  const found = groups.flatMap((group): KnownGroup[] => {
    const alone = group.length === 1 && archivePart(files[group[0] ?? 0]?.name ?? '')
    const same = alone ? undefined : known.get(digestOfGroup(group, digests))
    return same ? [{ files: group, recognised: same.recognised, again: same.again }] : []
  })
  const recognisedBy = new Map(
    found.flatMap(({ files: group, recognised }) =>
      group.map((file, index) => [file, recognised[index] ?? ''] as const),
    ),
  )
  return {
    known: found,
    isKnown: (file: number) => recognisedBy.has(file),
    recognisedAs: (file: number) => recognisedBy.get(file),
    /** Remembers these files, in case they are imported again. */
    remember: (read: readonly KnownGroup[]) => remember(run, keys, digests, read),
  }
}

const digestOfGroup = (group: readonly number[], digests: readonly string[]): string =>
  group
    .map((index) => digests[index] ?? '')
    .toSorted()
    .join(' ')

/** Identifies a file and the way it is read; without the person's key it reveals nothing. */
async function digestOf(
  keys: PersonKeys,
  { type, credentials, settings: { include = {} } }: OpenSource,
  file: ImportFile,
  signal: AbortSignal,
): Promise<string> {
  const { name, mapping = {} } = file
  const how = [reading, type, name, mapping, include, readerCredentials(type, credentials)]
  const hmac = createHmac('sha256', keys.index).update(`import:${JSON.stringify(how)}:`)
  for await (const part of file.stream()) {
    signal.throwIfAborted()
    hmac.update(part)
  }
  return hmac.digest('base64')
}

/** Groups none of whose items has been deleted since. */
async function readImported({ deps, begun }: Run, keys: PersonKeys): Promise<ImportedGroup[]> {
  const { userId, id } = begun.source
  return deps.db.asUser(userId, async (tx) => {
    const [row] = await tx
      .select({ imported: dataSources.imported })
      .from(dataSources)
      .where(own(userId, id))
    if (!row?.imported) return []
    const [gone] = await tx
      .select({ seq: max(records.seq) })
      .from(records)
      .where(and(eq(records.userId, userId), eq(records.sourceId, id), eq(records.kind, 'gone')))
    const opened = openJson(keys.content, sourceContext(userId, id, 'imported'), row.imported)
    return importedGroups.parse(opened).filter(({ seq }) => seq >= Number(gone?.seq ?? 0))
  })
}

async function remember(
  run: Run,
  keys: PersonKeys,
  digests: readonly string[],
  read: readonly KnownGroup[],
): Promise<void> {
  if (read.length === 0) return
  const { userId, id } = run.begun.source
  const before = await readImported(run, keys)
  await run.deps.db.asUser(userId, async (tx) => {
    const [last] = await tx
      .select({ seq: max(records.seq) })
      .from(records)
      .where(eq(records.userId, userId))
    const seq = Number(last?.seq ?? 0)
    const groups = read.map(({ files, recognised, again }) => ({
      digest: digestOfGroup(files, digests),
      recognised,
      again,
      seq,
    }))
    const fresh = new Set(groups.map(({ digest }) => digest))
    const kept = [...before.filter(({ digest }) => !fresh.has(digest)), ...groups]
    const sealed = sealJson(
      keys.content,
      sourceContext(userId, id, 'imported'),
      kept.slice(-mostKept),
    )
    await tx.update(dataSources).set({ imported: sealed }).where(own(userId, id))
  })
}
