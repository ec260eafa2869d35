import { z } from 'zod'
import {
  archivedDocument,
  archiveNames,
  exportedQuestion,
  exportedRecord,
  exportManifest,
} from '#shared/export.ts'
import { ConnectorError } from '../connector-error.ts'
import type { ImportFile, Page } from '../connector.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { baseName, openArchive, type ArchiveFile } from '../open-archive.ts'
import { readAll } from '../read-text.ts'
import { isZip } from '../read-zip.ts'
import { linesOf } from './lines.ts'
import { fromDocument, fromQuestion, fromRecord, type Origin } from './to-items.ts'

const mostManifestBytes = 64 * 1024

/** Describes an archive; `undefined` if it is not a Trove export. */
export async function recogniseArchive(file: ImportFile): Promise<string | undefined> {
  if (!(await isZip(file))) return undefined
  using archive = await openArchive([file])
  const manifest = await findManifest(archive.files)
  return manifest && `an export of Trove of ${manifest.exportedAt.slice(0, 10)}`
}

async function findManifest(files: readonly ArchiveFile[]) {
  // The archive may have been unpacked automatically and packed again with its folder.
  const named = files.find(
    ({ path, size }) => baseName(path) === archiveNames.manifest && size <= mostManifestBytes,
  )
  if (!named) return undefined
  const root = named.path.slice(0, -archiveNames.manifest.length)
  const text = (await readAll(named.stream(), mostManifestBytes)).toString('utf8')
  const parsed = exportManifest.safeParse(jsonOf(text))
  return parsed.success ? { ...parsed.data, root, archive: named.archive } : undefined
}

/** Records, questions and files of another Trove, as the same items as over its API. */
export async function* importArchive(
  files: readonly ImportFile[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const manifest = await findManifest(archive.files)
  if (!manifest) throw new ConnectorError('unsupported')
  const { root } = manifest
  const own = new Map(
    archive.files
      .filter(({ path, archive: of }) => of === manifest.archive && path.startsWith(root))
      .map((file) => [file.path.slice(root.length), file]),
  )
  const progress = { whole: 1, done: 0 }
  for (const { size } of own.values()) progress.whole += size
  const findings = readArchive(own, { userId: manifest.userId }, (bytes) => {
    progress.done += bytes
  })
  yield* gatherPages(findings, () => progress.done / progress.whole, signal)
}

async function* readArchive(
  files: ReadonlyMap<string, ArchiveFile>,
  origin: Origin,
  onDone: (bytes: number) => void,
): AsyncGenerator<Finding> {
  const isRecords = (path: string) =>
    path.startsWith(`${archiveNames.records}/`) && path.endsWith('.jsonl')
  for (const [path, file] of files) {
    if (!isRecords(path)) continue
    for await (const read of valuesOf(file, exportedRecord)) {
      const made = 'value' in read ? fromRecord(origin, read.value) : read
      if (made) yield made
    }
    onDone(file.size)
  }
  const questions = files.get(archiveNames.questions)
  if (questions) {
    for await (const read of valuesOf(questions, exportedQuestion)) {
      yield 'value' in read ? { item: fromQuestion(origin, read.value) } : read
    }
    onDone(questions.size)
  }
  const documents = files.get(archiveNames.documentList)
  if (!documents) return
  for await (const read of valuesOf(documents, archivedDocument)) {
    if (!('value' in read)) {
      yield read
      continue
    }
    const { file: path, ...document } = read.value
    const content = path === null ? undefined : files.get(path)
    yield {
      item: fromDocument(origin, document, async function* () {
        if (!content) throw new ConnectorError('not_found')
        yield* content.stream()
      }),
    }
    onDone(content?.size ?? 0)
  }
}

type Read<Value> = { value: Value } | { failed: string; reason: string }

/** The values of a file with one per line. */
async function* valuesOf<Schema extends z.core.$ZodType>(
  file: ArchiveFile,
  schema: Schema,
): AsyncGenerator<Read<z.output<Schema>>> {
  let place = 0
  for await (const line of linesOf(file.stream())) {
    place += 1
    const text = line.trim().replace(/,$/, '')
    if (text === '' || text === '[' || text === ']' || text === '[]') continue
    const parsed = z.safeParse(schema, jsonOf(text))
    yield parsed.success
      ? { value: parsed.data }
      : { failed: `${baseName(file.path)}, line ${place}`, reason: 'It could not be read' }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
