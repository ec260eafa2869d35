import { createHash } from 'node:crypto'
import type { Item, Page } from './connector.ts'

/** A finding of an export reader. */
export type Finding =
  /** Its size, for items so large that fewer of them fit on a page. */
  | { item: Item; bytes?: number }
  /** How much of the current file has been read. */
  | { read: number }
  /** The contents of the files so far can no longer be read after this. */
  | { closes: true }
  | { skipped: string; count: number }
  | { failed: string; reason: string }
  | { note: string }

const itemsAPage = 500
const bytesAPage = 32 * 1024 * 1024

/** Groups findings into pages; `share` is called when a page is full. */
export async function* gatherPages(
  findings: AsyncIterable<Finding>,
  share: () => number,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let page = emptyPage()
  let left = itemsAPage
  let bytes = 0
  for await (const finding of findings) {
    signal.throwIfAborted()
    if ('read' in finding) continue
    if ('closes' in finding) left = 0
    else add(page, finding)
    left -= 1
    if ('bytes' in finding) bytes += finding.bytes
    if (left > 0 && bytes < bytesAPage) continue
    yield { ...closed(page), share: Math.min(1, share()) }
    page = emptyPage()
    left = itemsAPage
    bytes = 0
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

function add(page: OpenPage, finding: Exclude<Finding, { read: number } | { closes: true }>): void {
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
