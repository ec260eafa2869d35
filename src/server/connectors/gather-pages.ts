import { createHash } from 'node:crypto'
import type { Item, Page } from './connector.ts'

/** A finding of an export reader. */
export type Finding =
  | { item: Item }
  | { skipped: string; count: number }
  | { failed: string; reason: string }
  | { note: string }

const itemsAPage = 500

/** Groups findings into pages; `share` is called when a page is full. */
export async function* gatherPages(
  findings: AsyncIterable<Finding>,
  share: () => number,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let page = emptyPage()
  let left = itemsAPage
  for await (const finding of findings) {
    signal.throwIfAborted()
    add(page, finding)
    left -= 1
    if (left > 0) continue
    yield { ...closed(page), share: Math.min(1, share()) }
    page = emptyPage()
    left = itemsAPage
  }
  signal.throwIfAborted()
  yield { ...closed(page), share: 1 }
}

const emptyPage = () => ({
  items: new Map<string, Item>(),
  /** How many items repeat one on the page; the later one is kept. */
  repeated: 0,
  skipped: new Map<string, number>(),
  failures: [] as NonNullable<Page['failures']>,
  notes: [] as string[],
})
type OpenPage = ReturnType<typeof emptyPage>

function add(page: OpenPage, finding: Finding): void {
  if ('item' in finding) {
    const { item } = finding
    const key = `${item.kind} ${item.key}`
    if (page.items.has(key)) page.repeated += 1
    page.items.set(key, item)
  } else if ('skipped' in finding) {
    const { skipped, count } = finding
    page.skipped.set(skipped, (page.skipped.get(skipped) ?? 0) + count)
  } else if ('failed' in finding) {
    page.failures.push({ item: finding.failed, reason: finding.reason })
  } else page.notes.push(finding.note)
}

function closed({ items, repeated, skipped, failures, notes }: OpenPage): Page {
  const left = [...skipped].map(([reason, count]) => ({ reason, count }))
  if (repeated > 0) left.push({ reason: 'In the export more than once', count: repeated })
  return { items: [...items.values()], skipped: left, failures, notes }
}

/** A key for things that have none in their source. */
export const hashKey = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
