import type { SourceInclude } from '#shared/sources.ts'
import type { Item, Page } from '#server/connectors/connector.ts'

type Skipped = NonNullable<Page['skipped']>

/** Removes the items the person excludes and counts them as skipped. */
export function includedOf(page: Page, include: SourceInclude | undefined): Page {
  if (!include) return page
  const left = new Map<string, number>()
  /** Excluded mails, whose attachments are excluded with them. */
  const without = new Map<string, string>()
  const items = page.items.filter((item) => {
    const mail = item.kind === 'file' ? item.file.attachedTo : undefined
    const reason = without.get(mail ?? '') ?? leftOutBecause(item, include)
    if (reason !== undefined && item.kind === 'email') without.set(item.key, reason)
    if (reason !== undefined) left.set(reason, (left.get(reason) ?? 0) + 1)
    return reason === undefined
  })
  const skipped: Skipped = [...left].map(([reason, count]) => ({ reason, count }))
  return { ...page, items, skipped: [...(page.skipped ?? []), ...skipped] }
}

function leftOutBecause(
  item: Item,
  { since, withoutKinds = [], withoutFolders = [] }: SourceInclude,
): string | undefined {
  if (withoutKinds.includes(item.kind)) return 'Of a kind that you leave out'
  const folders = foldersOf(item)
  const without = (folder: string) =>
    withoutFolders.some((left) => folder === left || folder.startsWith(`${left}/`))
  if (folders.some(without)) return 'In a folder that you leave out'
  if (since === undefined) return undefined
  // ISO days compare as text; an item without a date is never too old.
  const day = momentOf(item).slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day < since ? `Before ${since}` : undefined
}

/** The folders, labels, mailboxes or calendars that contain an item. */
export function foldersOf(item: Item): readonly string[] {
  if (item.kind === 'email') return item.email.labels
  if (item.kind === 'note') return item.note.labels
  if (item.kind === 'event') return named(item.event.calendar)
  if (item.kind === 'file') return named(item.file.path.replace(/^\/+|\/+$/g, ''))
  return []
}

const named = (folder: string) => (folder === '' ? [] : [folder])

/** The item's own time as ISO 8601; empty if unknown or meaningless. */
function momentOf(item: Item): string {
  switch (item.kind) {
    case 'email':
      return item.email.date
    case 'message':
      return item.message.at ?? item.message.local
    case 'transaction':
      return item.transaction.date
    case 'post':
      return item.post.at
    case 'event':
      return item.event.start
    case 'activity':
      return item.activity.at
    case 'note':
      return item.note.updatedAt || item.note.createdAt
    case 'metric':
      return item.metric.date
    case 'lab':
      return item.lab.at
    case 'vitals':
      return item.vitals.day
    case 'workout':
      return item.workout.start
    case 'file':
      return item.file.modifiedAt
    case 'order':
      return item.order.at
    case 'play':
      return item.play.at
    case 'book':
      return item.book.readAt || item.book.addedAt
    case 'trade':
      return item.trade.date
    case 'account':
    case 'contact':
    case 'profile_entry':
    case 'medication':
    case 'health_entry':
    case 'holding':
      return ''
  }
}
