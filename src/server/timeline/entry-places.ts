import type { Locator } from '#shared/locators.ts'
import type { TimelineEntry, TimelineKind } from '#shared/timeline.ts'
import type { Database } from '#server/db/open.ts'
import { readStoredMessages } from '#server/sources/reading/open-records.ts'
import { blockNumbers } from '#server/sources/reading/render-chat.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'

type Deps = { db: Database; vault: Vault; workspaces: Pick<Workspaces, 'places'> }
type KindEntry = { kind: TimelineKind; entry: TimelineEntry }

/** Months of chats that are read to locate messages; the others open at their beginning. */
const mostChats = 12

/** The positions of entries in their documents. */
export function createEntryPlaces({ db, vault, workspaces }: Deps) {
  /** The line of each message in a chat's month, by record id. */
  async function linesOf(userId: string, documentId: string): Promise<[string, Locator][]> {
    const keys = await vault.keysOf(userId)
    const stored = await db.asUser(userId, (tx) =>
      readStoredMessages(tx, keys, { userId, documentId }),
    )
    const numbers = blockNumbers(stored.map(({ message }) => message))
    return stored.map(({ id }, index) => {
      const block = numbers[index] ?? 0
      return [String(id), { kind: 'blocks', from: block, to: block }]
    })
  }

  return async function place(
    userId: string,
    entries: readonly KindEntry[],
  ): Promise<TimelineEntry[]> {
    const ids = entries.map(({ entry }) => Number(entry.id))
    const found = ids.length === 0 ? [] : await workspaces.places(userId, ids, ids.length)
    const places = new Map(
      found.flatMap(({ documentId, documentName, rows }) =>
        rows.map(({ id, locator }) => [String(id), { documentId, documentName, locator }] as const),
      ),
    )
    const chats = new Set(
      entries.flatMap(({ kind, entry }) =>
        kind === 'message' ? (places.get(entry.id)?.documentId ?? []) : [],
      ),
    )
    const lines = new Map<string, Locator>()
    for (const chat of [...chats].slice(0, mostChats)) {
      for (const [id, line] of await linesOf(userId, chat)) lines.set(id, line)
    }
    return entries.map(({ entry }) => {
      const at = places.get(entry.id)
      return at === undefined
        ? entry
        : { ...entry, ...at, locator: lines.get(entry.id) ?? at.locator }
    })
  }
}
