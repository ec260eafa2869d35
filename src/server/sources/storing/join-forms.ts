import { chatPairs } from './chat-pairs.ts'
import type { Changed, Incoming } from './changes.ts'
import { clockPairs } from './clock-pairs.ts'
import type { Store } from './insert-rows.ts'
import { keepOrigins, renameOrigins } from './origins.ts'

/**
 * Joins items that came before in another form, which gave them another key. The form that knows
 * the instant takes the other's place within a source; another source's record stays, and
 * remembers that this source has it, too.
 */
export async function joinForms(
  store: Store,
  fresh: readonly Incoming[],
): Promise<{ fresh: Incoming[]; changed: Changed[] }> {
  const pairs = [...(await chatPairs(store, fresh)), ...(await clockPairs(store, fresh))]
  const joined = new Set<Buffer>()
  const changed: Changed[] = []
  const shared: { naturalKey: Buffer; item: Incoming['item'] }[] = []
  const renamed: { from: Buffer; to: Buffer }[] = []
  for (const { incoming, known, naturalKey, isBetter } of pairs) {
    joined.add(incoming.naturalKey)
    const isOwn = known.sourceId === store.owner.sourceId
    if (!isOwn) shared.push({ naturalKey, item: incoming.item })
    else if (isBetter) {
      changed.push({ ...incoming, known })
      renamed.push({ from: naturalKey, to: incoming.naturalKey })
    }
  }
  await keepOrigins(store, shared)
  await renameOrigins(store, renamed)
  return { fresh: fresh.filter(({ naturalKey }) => !joined.has(naturalKey)), changed }
}
