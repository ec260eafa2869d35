import type { Item, Page } from '../connector.ts'
import type { BackupFinding } from './findings.ts'

/**
 * Backups interleave all chats, so pages are large: each chat's month is then updated less often.
 */
const itemsAPage = 5_000
const charactersAPage = 4_000_000

/** Collects findings until they fill a page. */
export function createBackupPages() {
  let items = new Map<string, Item>()
  let characters = 0
  let skipped = new Map<string, number>()
  let failures: { item: string; reason: string }[] = []
  let notes: string[] = []
  const skip = (reason: string) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1)

  return {
    add(found: BackupFinding, file: string): void {
      if ('skipped' in found) skip(found.skipped)
      else if ('failed' in found) failures.push({ item: file, reason: found.failed })
      else if ('note' in found) notes.push(found.note)
      else {
        const { item } = found
        const key = `${item.kind} ${item.key}`
        if (items.has(key)) skip('In the backup more than once')
        items.set(key, item)
        if (item.kind === 'message') characters += item.message.text.length
      }
    },

    isFull: () => items.size + failures.length >= itemsAPage || characters >= charactersAPage,

    take(share: number): Page {
      const page = {
        items: [...items.values()].toSorted(byChatAndTime),
        skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
        failures,
        notes,
        share: Math.min(1, share),
      }
      items = new Map()
      characters = 0
      skipped = new Map()
      failures = []
      notes = []
      return page
    },
  }
}

function byChatAndTime(a: Item, b: Item): number {
  if (a.kind !== 'message' || b.kind !== 'message')
    return a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0
  const [one, two] = [a.message.chatId ?? '', b.message.chatId ?? '']
  if (one !== two) return one < two ? -1 : 1
  return (a.message.at ?? '') < (b.message.at ?? '') ? -1 : 1
}
