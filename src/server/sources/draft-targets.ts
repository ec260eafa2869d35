import { fold } from '#shared/fold.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'
import type { Tx } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { StoredFile } from './files/import-files.ts'
import { countChange } from '#server/records/count-change.ts'
import { insertSource, own } from './store.ts'
import { dataSources } from './tables.ts'
import { openSource, sourceContext } from './view-source.ts'

/** A file of a draft with the person's choices for it. */
export type ChosenFile = StoredFile & {
  sourceId: string | undefined
  /** The name of its new source. */
  sourceName: string | undefined
  kept: boolean
  /** The author of the chat who is the person. */
  ownName: string | undefined
}

export const unrecognisedFiles = () =>
  new AppError(
    'invalid',
    'import.not_recognised',
    'No source recognises one of these files. Choose its source, or leave it out.',
  )

/**
 * Assigns files to their sources. Files without one get new ones: one for each type and name, so
 * that two accounts at one bank stay apart.
 */
export async function targetsOf(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  wanted: readonly ChosenFile[],
) {
  const made = new Map<string, string>()
  const targets = new Map<string, ChosenFile[]>()
  for (const file of wanted) {
    const type = file.recognised?.type
    const name = file.sourceName ?? (type && sourceCatalogue[type].name) ?? ''
    const wantedSource = `${type}:${fold(name)}`
    let sourceId = file.sourceId ?? made.get(wantedSource)
    if (sourceId === undefined && type !== undefined) {
      sourceId = await insertSource(tx, keys, userId, newSourceOf(type, name), 'awaiting_file')
      made.set(wantedSource, sourceId)
    }
    if (sourceId === undefined) throw unrecognisedFiles()
    targets.set(sourceId, [...(targets.get(sourceId) ?? []), file])
  }
  return targets
}

function newSourceOf(type: SourceType, name: string) {
  const { category } = sourceCatalogue[type]
  const config = { credentials: {}, category, scrapingEnabled: true, vectorizationEnabled: true }
  return { name, type, config }
}

/** Stores the names the person uses in a source's chats. */
export async function keepOwnNames(
  tx: Tx,
  keys: PersonKeys,
  { userId, sourceId }: { userId: string; sourceId: string },
  files: readonly ChosenFile[],
): Promise<void> {
  const added = files.flatMap(({ ownName }) => ownName ?? [])
  if (added.length === 0) return
  const [row] = await tx.select().from(dataSources).where(own(userId, sourceId)).for('update')
  if (!row) return
  const { settings } = openSource(keys, row)
  const ownNames = [...new Set([...(settings.ownNames ?? []), ...added])]
  const sealed = sealJson(keys.content, sourceContext(userId, sourceId, 'settings'), {
    ...settings,
    ownNames,
  })
  await tx.update(dataSources).set({ sealed }).where(own(userId, sourceId))
  await countChange(tx, userId)
}
