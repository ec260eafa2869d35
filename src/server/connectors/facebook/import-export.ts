import type { ImportFile, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { baseName, openArchive, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { readInstagram, readInstagramPage } from '../instagram/read-instagram.ts'
import {
  isHtml,
  isIndex,
  isInstagramPath,
  isJson,
  reasonToLeaveOut,
  serviceOf,
  threadOf,
} from './export-files.ts'
import { findOwner } from './find-owner.ts'
import { missingParts } from './missing-parts.ts'
import type { Owner } from './owner.ts'
import { readEntries } from './read-entries.ts'
import { readJson } from './read-json.ts'
import { messagesOf, readThread, threadsIn } from './read-messages.ts'
import { readPage } from './read-page.ts'
import { readProfile } from './read-profile.ts'
import { isThreadPage } from './read-thread-html.ts'
import { readThreadJson } from './read-thread-json.ts'

const mostBytes = 256 * 1024 * 1024
const startCharacters = 64 * 1024

/** Reads Facebook's export files: posts, messages, people and more, in any layout. */
export async function* importExport(
  files: readonly ImportFile[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const readable = archive.files.filter((file) => isJson(file) || isHtml(file))
  const left = new Set(readable.flatMap(({ path }) => reasonToLeaveOut(path) ?? []))
  const kept = readable.filter(({ path }) => reasonToLeaveOut(path) === undefined && !isIndex(path))
  if (kept.length === 0) throw new ConnectorError('unsupported')
  const progress = { whole: kept.reduce((sum, { size }) => sum + size, 1), done: 0 }
  const missing = missingParts(files, archive.files)

  async function* findings(): AsyncGenerator<Finding> {
    for (const name of archive.damaged) yield { failed: name, reason: 'The file is damaged' }
    if (left.size > 0) {
      yield { note: `Left out of the export: ${[...left].toSorted().join('; ')}.` }
    }
    if (missing.note !== '') yield { note: missing.note }
    const owner = await findOwner(kept)
    const read = readKept(kept, owner, (file) => {
      progress.done += file.size
    })
    for await (const finding of read) {
      if ('item' in finding) missing.see(finding.item)
      yield finding
    }
    if (kept.some(isHtml)) {
      yield {
        note: 'An export in HTML names no time zone, so its times are those of where it was made. An export in JSON tells them exactly.',
      }
    }
    yield* missing.afterwards()
  }

  yield* gatherPages(findings(), () => progress.done / progress.whole, signal)
}

async function* readKept(
  kept: readonly ArchiveFile[],
  owner: Owner,
  onDone: (file: ArchiveFile) => void,
): AsyncGenerator<Finding> {
  for (const thread of threadsIn(kept)) {
    yield* readThread(thread, owner)
    for (const file of [...thread.json, ...thread.html]) onDone(file)
  }
  for (const file of kept.filter(({ path }) => threadOf(path) === undefined)) {
    if (isJson(file)) yield* readOther(file, owner)
    else yield* readHtml(file, owner)
    onDone(file)
  }
}

/**
 * A file that is not a numbered part of a conversation; encrypted chats have names of their own.
 */
async function* readOther(file: ArchiveFile, owner: Owner): AsyncGenerator<Finding> {
  const found = await readJson(file)
  if (!('value' in found)) {
    yield { failed: baseName(file.path), reason: 'The file is damaged' }
    return
  }
  const thread = readThreadJson(found.value, '')
  if (thread) yield* messagesOf(thread, owner, serviceOf(file.path))
  else if (isOfInstagram(found.value, file.path)) {
    yield* readInstagram(found.value, file.path, owner.name)
  } else if (/profile_information\.json$/i.test(file.path)) {
    for (const item of readProfile(found.value)) yield { item }
  } else yield* readEntries(found.value, file.path, owner.name)
}

/** A file imported on its own has lost its folder. */
const isOfInstagram = (value: unknown, path: string) =>
  isInstagramPath(path) ||
  /"(string_list_data|string_map_data)":/.test(JSON.stringify(value).slice(0, startCharacters))

async function* readHtml(file: ArchiveFile, owner: Owner): AsyncGenerator<Finding> {
  const html = decodeText(await readAll(file.stream(), mostBytes))
  // A page imported on its own has lost its folder; a conversation's page lists its participants.
  if (file.archive === '' && isThreadPage(html.slice(0, startCharacters))) {
    const name = baseName(file.path).replace(/\.html?$/i, '')
    yield* readThread({ name, json: [], html: [file] }, owner)
  } else if (isInstagramPath(file.path)) yield* readInstagramPage(html, file.path, owner.name)
  else yield* readPage(html, file.path, owner.name)
}
