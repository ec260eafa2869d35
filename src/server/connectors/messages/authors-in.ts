import type { Page } from '../connector.ts'

/** More are not offered. */
const mostAuthors = 100
/** The beginning of a long chat tells who writes in it. */
const longestMs = 1_000

/** Who writes in a chat, who writes most first; undefined where it tells which of them brought it. */
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
