import type { Item } from '#server/connectors/connector.ts'
import type { SeenParts } from '../view-source.ts'
import { foldersOf } from './include-items.ts'

/** More are not offered to be left out. */
const mostFolders = 500

/** What was seen of a source with the items of one more page; the same object when nothing is new. */
export function seenWith(seen: SeenParts, items: readonly Item[]): SeenParts {
  const kinds = new Set(seen.kinds)
  const folders = new Set(seen.folders)
  for (const item of items) {
    kinds.add(item.kind)
    for (const folder of foldersOf(item)) {
      if (folders.size < mostFolders && folder.length <= 500) folders.add(folder)
    }
  }
  const same = kinds.size === seen.kinds.length && folders.size === seen.folders.length
  return same ? seen : { kinds: [...kinds], folders: [...folders] }
}
