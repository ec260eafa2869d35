import type { ImportFile, Item, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { baseName, openArchive, type ArchiveFile } from '../open-archive.ts'
import { isZip, zipEntries } from '../read-zip.ts'
import { emptyPost } from '../kinds/post.ts'
import {
  isDataFile,
  kindOfFile,
  kindOfStart,
  readingOrder,
  type FileKind,
} from './archive-files.ts'
import { createLongTexts, noteKey } from './long-texts.ts'
import { createPeople, ownerName } from './people.ts'
import { readConversation } from './read-direct-messages.ts'
import { readElements } from './read-elements.ts'
import { readFollow, readMark, readNameChange, readSearch } from './read-marks.ts'
import { emptyProfile, profileItem, withElement, type Profile } from './read-profile.ts'
import { idOf, learnPeople, postOf, readNote, readTweet, type LongText } from './read-tweet.ts'

/** Describes a file, from the names in an archive or the start of a single file. */
export async function recogniseArchive(file: ImportFile): Promise<string | undefined> {
  if (!(await isZip(file))) {
    const start = await file.read(0, Math.min(file.size, 400))
    return kindOfStart(start) === undefined ? undefined : 'a file of an X archive'
  }
  for await (const { name, stream } of zipEntries(file)) {
    if (!isDataFile({ path: name, archive: file.name })) continue
    for await (const start of stream()) {
      if (kindOfStart(start.subarray(0, 400)) !== undefined) return 'an X archive'
      break
    }
  }
  return undefined
}

type KnownFile = ArchiveFile & { kind: FileKind }

/** Posts, likes, bookmarks, messages and contacts of X archives, old and new. */
export async function* importArchive(
  files: readonly ImportFile[],
  handle: string,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const progress = { whole: 1, done: 0 }
  async function* findings(): AsyncGenerator<Finding> {
    for (const name of archive.damaged) yield { failed: name, reason: 'The file is damaged' }
    const known: KnownFile[] = []
    const unknown = new Set<string>()
    for (const file of archive.files.filter(isDataFile)) {
      const kind = await kindOfFile(file)
      if (kind === undefined) unknown.add(baseName(file.path))
      else known.push({ ...file, kind })
    }
    if (known.length === 0) throw new ConnectorError('unsupported')
    progress.whole = known
      .filter(({ kind }) => readingOrder.includes(kind))
      .reduce((sum, { size }) => sum + size, 1)
    yield* notesOf(known, unknown)
    for (const one of await byOwner(known, handle)) yield* readOwner(one, progress)
  }
  const share = () => progress.done / progress.whole
  yield* gatherPages(findings(), share, signal)
}

function* notesOf(known: readonly KnownFile[], unknown: ReadonlySet<string>): Generator<Finding> {
  if (known.some(({ kind }) => kind === 'advertising')) {
    yield { note: 'What the archive says about advertisements was left out.' }
  }
  if (unknown.size > 0) {
    const names = [...unknown].toSorted().slice(0, 20).join(', ')
    yield { note: `These files of the archive hold nothing that Trove reads: ${names}.` }
  }
}

type Archive = { profile: Profile; files: KnownFile[] }

/**
 * Keeps the archives of several accounts apart; parts without an account belong to the only one.
 */
async function byOwner(known: readonly KnownFile[], handle: string): Promise<Archive[]> {
  const byArchive = new Map<string, Archive>()
  for (const file of known) {
    const own = byArchive.get(file.archive) ?? { profile: emptyProfile(handle), files: [] }
    byArchive.set(file.archive, own)
    own.files.push(file)
    if (file.kind !== 'account' && file.kind !== 'profile' && file.kind !== 'owner') continue
    for await (const element of readElements(file.stream())) {
      if ('value' in element) own.profile = withElement(own.profile, element.value)
    }
  }
  const owners = new Map<string, Archive>()
  for (const { profile, files } of byArchive.values()) {
    const same = owners.get(profile.id)
    if (same) same.files.push(...files)
    else owners.set(profile.id, { profile, files: [...files] })
  }
  const nobody = owners.get('')
  const [only, another] = [...owners.values()].filter(({ profile }) => profile.id !== '')
  if (nobody && only && !another) {
    only.files.push(...nobody.files)
    owners.delete('')
  }
  return [...owners.values()]
}

async function* readOwner(
  { profile, files }: Archive,
  progress: { done: number },
): AsyncGenerator<Finding> {
  const reading = createReading(profile)
  const own = profileItem(profile)
  if (own) yield { item: own }
  for (const kind of readingOrder) {
    for (const file of files.filter((one) => one.kind === kind)) {
      let number = 0
      for await (const element of readElements(counted(file, progress))) {
        number += 1
        const place = `${baseName(file.path)}, entry ${number}`
        if ('value' in element) yield* reading.read(kind, element.value, place)
        else yield brokenIn(place, element.broken)
      }
    }
  }
  for (const note of reading.left()) yield { item: note }
}

async function* counted(file: ArchiveFile, progress: { done: number }): AsyncGenerator<Buffer> {
  for await (const bytes of file.stream()) {
    yield bytes
    progress.done += bytes.length
  }
}

const brokenIn = (failed: string, broken: 'element' | 'rest'): Finding => ({
  failed,
  reason:
    broken === 'rest'
      ? 'The file is cut off or damaged: the rest could not be read'
      : 'An entry of this file is damaged',
})

function createReading(owner: Profile) {
  const people = createPeople()
  people.learn(owner.id, owner.handle, owner.name)
  const longTexts = createLongTexts()

  function* posts(element: unknown, file: string): Generator<Finding> {
    const read = readTweet(element)
    if (!read) {
      yield { failed: file, reason: 'This is no readable post' }
      return
    }
    learnPeople(people, read)
    const post = postOf(read, owner, people, longTexts.of(read))
    yield { item: { kind: 'post', key: idOf(read), post } }
  }

  function* notes(element: unknown, file: string): Generator<Finding> {
    const note = readNote(element)
    if (note) longTexts.add(note)
    else yield { failed: file, reason: 'This is no readable post' }
  }

  const one = (item: Item | undefined, file: string): Finding[] =>
    item ? [{ item }] : [{ failed: file, reason: 'This entry cannot be read' }]

  function read(kind: FileKind, element: unknown, file: string): Iterable<Finding> {
    switch (kind) {
      case 'note':
        return notes(element, file)
      case 'tweet':
        return posts(element, file)
      case 'like':
      case 'bookmark':
        return one(readMark(element, kind, owner), file)
      case 'message':
        return readConversation(element, { owner, people, file })
      case 'follower':
      case 'following':
      case 'blocked':
        return one(readFollow(element, kind, people), file)
      case 'search':
        return one(readSearch(element), file)
      case 'name':
        return one(readNameChange(element), file)
      case 'account':
      case 'profile':
      case 'owner':
      case 'list':
      case 'advertising':
        return []
    }
  }

  const itemOf = (note: LongText): Item => ({
    kind: 'post',
    key: noteKey(note),
    post: {
      service: 'Twitter',
      kind: 'post',
      ...emptyPost,
      author: ownerName(owner),
      text: note.text,
      at: note.at,
    },
  })

  return { read, left: () => longTexts.left().map(itemOf) }
}
