import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Connector, ImportFile, Page } from '#server/connectors/connector.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'

/** Every file below a folder, by relative path. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .toSorted()
}

export const fileAt = (file: string): ImportFile =>
  memoryFile(path.basename(file), readFileSync(file))

/** A folder as its original archive. */
export const archiveOf = (folder: string): ImportFile =>
  memoryFile(
    `${path.basename(folder)}.zip`,
    zipOf(
      filesBelow(folder).map((name) => ({
        name: name.replaceAll(path.sep, '/'),
        data: readFileSync(path.join(folder, name)),
        deflate: true,
      })),
    ),
  )

export type Imported = Required<Pick<Page, 'items' | 'failures' | 'notes' | 'skipped'>> & {
  /** The recognised type of the file. */
  known: string | undefined
  /** Why it was refused. */
  refused: string | undefined
}

/** Imports a file like a person; a refusal is a result, too. */
export async function imported(connector: Connector, file: ImportFile): Promise<Imported> {
  const found: Imported = {
    items: [],
    failures: [],
    notes: [],
    skipped: [],
    known: undefined,
    refused: undefined,
  }
  try {
    found.known = await connector.recognise?.(file)
    if (found.known === undefined) return { ...found, refused: 'not recognised' }
    for await (const page of connector.import?.([file], AbortSignal.timeout(600_000)) ?? []) {
      found.items.push(...page.items)
      found.failures.push(...(page.failures ?? []))
      found.notes.push(...(page.notes ?? []))
      found.skipped.push(...(page.skipped ?? []))
    }
  } catch (error) {
    found.refused = error instanceof Error ? error.message : 'an error'
  }
  return found
}
