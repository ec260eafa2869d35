import type { Item } from '#server/connectors/connector.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import type { SeenParts } from '../view-source.ts'
import { foldersOf } from './include-items.ts'

/** At most this many are offered for exclusion. */
const mostFolders = 500
/** At most this many are offered as the person. */
const mostAuthors = 100

/** Adds a page's items to the observed contents; returns the same object if nothing is new. */
export function addToSeen(seen: SeenParts, items: readonly Item[]): SeenParts {
  const kinds = new Set(seen.kinds)
  const folders = new Set(seen.folders)
  const authors = new Set(seen.authors)
  for (const item of items) {
    kinds.add(item.kind)
    const author = item.kind === 'message' ? authorWithoutRole(item.message) : null
    if (author !== null && authors.size < mostAuthors) authors.add(author)
    for (const folder of foldersOf(item)) {
      if (folders.size < mostFolders && folder.length <= 500) folders.add(folder)
    }
  }
  const same =
    kinds.size === seen.kinds.length &&
    folders.size === seen.folders.length &&
    authors.size === (seen.authors?.length ?? 0)
  if (same) return seen
  const unknown = authors.size > 0 ? { authors: [...authors] } : {}
  return { kinds: [...kinds], folders: [...folders], ...unknown }
}

const authorWithoutRole = ({ author, fromMe }: ChatMessage) =>
  fromMe === undefined && author !== null && author.length <= 200 ? author : null
