import type { Connector, ImportFile, Item, Page } from './connector.ts'

/** Everything an import yields, as one page. */
export async function readImport(
  connector: Connector,
  ...files: ImportFile[]
): Promise<Required<Pick<Page, 'items' | 'skipped' | 'failures' | 'notes'>>> {
  return wholeOf(connector.import?.(files, AbortSignal.timeout(20_000)))
}

export async function readPull(connector: Connector, cursor?: string) {
  return wholeOf(connector.pull?.(cursor, AbortSignal.timeout(20_000)))
}

async function wholeOf(read: AsyncIterable<Page> | undefined) {
  const pages = read ? await Array.fromAsync(read) : []
  return {
    items: pages.flatMap(({ items }) => items),
    skipped: pages.flatMap(({ skipped = [] }) => skipped),
    failures: pages.flatMap(({ failures = [] }) => failures),
    notes: pages.flatMap(({ notes = [] }) => notes),
    cursor: pages.findLast(({ cursor }) => cursor !== undefined)?.cursor,
  }
}

export const postsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'post' ? [item.post] : []))
export const messagesOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))
export const contactsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'contact' ? [item.contact] : []))
