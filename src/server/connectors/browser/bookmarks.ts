import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { bookmarksIn } from '../exports/bookmark-page.ts'
import { unixTime } from '../exports/moments.ts'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { parseJson } from '../google/takeout/json-parts.ts'
import { decodeText, readAll } from '../read-text.ts'
import { bookmarkItem } from './items.ts'

const mostBytes = 64 * 1024 * 1024

const found = (item: ReturnType<typeof bookmarkItem>): Finding =>
  typeof item === 'string' ? { skipped: item, count: 1 } : { item }

/** The bookmark export format of every browser. */
export const bookmarkPage: Format = {
  description: 'browser bookmarks',
  extensions: ['html', 'htm'],
  fits: ({ text }) => /NETSCAPE-Bookmark-file/i.test(text.slice(0, 4_000)),
  async *read({ stream }) {
    for (const { folders, ...bookmark } of bookmarksIn(
      decodeText(await readAll(stream(), mostBytes)),
    )) {
      yield found(bookmarkItem('Browser', { ...bookmark, folder: pathOf(folders) }))
    }
  },
}

/** Omits the names of the bars that browsers put around all bookmarks. */
const pathOf = (folders: readonly string[]) =>
  folders
    .filter(
      (name) => !/^(bookmarks?( bar| menu| toolbar)?|favou?rites( bar)?|menu|toolbar)$/i.test(name),
    )
    .join('/')

const node = z.object({
  title: z.string().catch(''),
  uri: z.string().catch(''),
  url: z.string().catch(''),
  name: z.string().catch(''),
  dateAdded: z.coerce.number().catch(0),
  date_added: z.coerce.number().catch(0),
  children: z.array(z.unknown()).catch([]),
})

/** Microseconds since 1601, as Chrome counts them. */
export const chromeTime = (micros: number) =>
  micros > 0 ? unixTime(Math.round(micros / 1000) - 11_644_473_600_000) : ''

function* nodesOf(value: unknown, folders: readonly string[], depth = 0): Generator<Finding> {
  const parsed = node.safeParse(value)
  if (!parsed.success || depth > 60) return
  const { title, name, uri, url, dateAdded, date_added: added, children } = parsed.data
  if (uri !== '' || url !== '') {
    const at = unixTime(dateAdded) || chromeTime(added)
    const folder = pathOf(folders)
    yield found(bookmarkItem('Browser', { url: uri || url, title: title || name, at, folder }))
  }
  const inside = title || name ? [...folders, title || name] : folders
  for (const child of children) yield* nodesOf(child, inside, depth + 1)
}

/** Firefox's bookmark backup, and the file in which Chrome stores bookmarks. */
export const bookmarkTree: Format = {
  description: 'browser bookmarks',
  extensions: ['json', ''],
  fits: ({ text }) =>
    /"(?:typeCode|guid)"\s*:/.test(text) &&
    (/"type"\s*:\s*"text\/x-moz-place/.test(text) || /"roots"\s*:\s*\{/.test(text)),
  async *read({ stream }) {
    const whole = parseJson(decodeText(await readAll(stream(), mostBytes)))
    const roots = z.object({ roots: z.record(z.string(), z.unknown()) }).safeParse(whole)
    if (roots.success) for (const root of Object.values(roots.data.roots)) yield* nodesOf(root, [])
    else if (typeof whole === 'object') yield* nodesOf(whole, [])
    else throw new ConnectorError('bad_file')
  },
}
