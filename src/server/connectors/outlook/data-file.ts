import type { PSTFile, PSTFolder, PSTMessage } from 'pst-extractor'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { openStore } from './open-store.ts'
import { binaryOf, storedFindings } from './stored-item.ts'

const magic = '!BDN'
const mostFolders = 20_000
const deepest = 50
/** The type in a folder's number; other folders are searches and list the items of these. */
const ordinaryFolder = 2

type Place = { folder: PSTFolder; names: string[]; discarded: boolean; items: number }

/** A personal folder file ([MS-PST]), or the copy that Outlook keeps of a mailbox. */
export const dataFile: Format = {
  description: 'an Outlook data file',
  extensions: ['pst', 'ost'],
  fits: ({ start }) => start.toString('latin1', 0, magic.length) === magic,
  async *read(file, { signal }): AsyncGenerator<Finding> {
    await using opened = await openStore(file)
    const { places, unreadable } = placesIn(opened.store)
    const whole = places.reduce((sum, { items }) => sum + items, 1)
    let done = 0
    for (const place of places) {
      for (let at = 0; at < place.items; at++) {
        signal.throwIfAborted()
        done += 1
        yield { read: (file.size * done) / whole }
        yield* itemAt(place, at)
      }
    }
    for (const failed of unreadable) yield { failed, reason: 'This folder is damaged' }
    yield { closes: true }
  },
}

function* itemAt({ folder, names, discarded }: Place, at: number): Generator<Finding> {
  const item = `${names.join('/')}, item ${at + 1}`
  try {
    folder.moveChildCursorTo(at)
    const message: PSTMessage | null = folder.getNextChild()
    // A copy of a mailbox lists items that it does not hold.
    if (message === null) yield { skipped: 'Only on the server, not in this file', count: 1 }
    else if (discarded) yield { skipped: 'In Spam or in the bin', count: 1 }
    else yield* storedFindings(message, names)
  } catch (error) {
    if (isMissing(error)) yield { skipped: 'Only on the server, not in this file', count: 1 }
    else yield { failed: item, reason: 'This item cannot be read' }
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && error.message.includes('Unable to find')

/** The folders with items, and those that cannot be listed. */
function placesIn(store: PSTFile): { places: Place[]; unreadable: string[] } {
  const places: Place[] = []
  const unreadable: string[] = []
  const seen = new Set<number>()
  const bin = nodeOf(binaryOf(store.getMessageStore(), wastebasket))

  function visit(folder: PSTFolder, around: readonly string[], inBin: boolean): void {
    const id = folder.descriptorNodeId.toNumber()
    if (seen.has(id) || seen.size >= mostFolders || around.length > deepest) return
    seen.add(id)
    const names = [...around, folder.displayName]
    const discarded = inBin || (bin !== undefined && id === bin)
    if (folder.getNodeType() !== ordinaryFolder) return
    try {
      const own = ownNames(names)
      // It is negative for a folder whose table of items is damaged.
      const items = folder.emailCount < 0 ? folder.contentCount : folder.emailCount
      if (items > 0 && !isLog(own)) places.push({ folder, names: own, discarded, items })
      if (!folder.hasSubfolders) return
      for (const inner of folder.getSubFolders()) visit(inner, names, discarded)
    } catch {
      unreadable.push(ownNames(names).join('/'))
    }
  }
  visit(store.getRootFolder(), [], false)
  return { places, unreadable }
}

/** What the program calls the folder that contains all others. */
const ownNames = (names: readonly string[]) => {
  const subtree = names.indexOf('IPM_SUBTREE')
  return names.slice(subtree < 0 ? 2 : subtree + 1)
}

/** Outlook's own reports about fetching mail. */
const isLog = ([name = '']: readonly string[]) =>
  /^(sync issues|synchronisierungsprobleme)/i.test(name)

/** PidTagIpmWastebasketEntryId: the bin, whatever it is called. */
const wastebasket = 0x35e3
const nodeOf = (entry: Buffer | undefined) =>
  entry && entry.length >= 24 ? entry.readUInt32LE(20) : undefined
