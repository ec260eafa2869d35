import type { Page } from '../connector.ts'

/** No more than these are offered. */
const mostAuthors = 100
/** The start of a long chat is enough to see who writes in it. */
const longestMs = 1_000

/**
 * The authors of a chat, most active first; undefined if the chat reveals which of them exported
 * it.
 */
export async function authorsIn(
  pages: AsyncIterable<Page>,
  now: () => number = Date.now,
): Promise<string[] | undefined> {
  const counts = new Map<string, number>()
  const end = now() + longestMs
  for await (const { items } of pages) {
    for (const item of items) {
      if (item.kind !== 'message' || item.message.author === null) continue
      const { author, fromMe } = item.message
      if (fromMe !== undefined) return undefined
      counts.set(author, (counts.get(author) ?? 0) + 1)
    }
    if (now() > end) break
  }
  const names = [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  return names.length === 0 ? undefined : names.slice(0, mostAuthors)
}
