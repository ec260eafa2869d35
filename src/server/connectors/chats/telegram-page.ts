import type { Context, Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { parseHtml } from '#server/html/html-tree.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { empty, undated } from './message-of.ts'
import { entriesOf, titleOf, type PageEntry } from './telegram-entries.ts'
import { replyCharacters, telegramExport, telegramKey } from './telegram.ts'

const mostBytes = 64 * 1024 * 1024
const pageName = /^messages(\d*)\.html$/i

/** Pages of a chat that Telegram Desktop exports for reading in a browser. */
export const telegramPages: Format = {
  description: telegramExport,
  extensions: ['html'],
  fits: ({ name, text }) =>
    pageName.test(name) && /class="page_header"/.test(text) && /class="history"/.test(text),
  async *read(file, context): AsyncGenerator<Finding> {
    const pages = pagesBeside(file, context)
    // The author of a message may be named on the previous page, so pages are read together.
    if (pages[0]?.path === file.path) yield* messagesOn(pages, context)
  },
}

const folderOf = (path: string) => path.slice(0, path.length - baseName(path).length)
const numberOf = (path: string) => Number(pageName.exec(baseName(path))?.[1] || 1)

/** All pages of a chat in order, including those in other parts of the archive. */
const pagesBeside = ({ path }: ArchiveFile, { files }: Context) =>
  files
    .filter((each) => pageName.test(baseName(each.path)) && folderOf(each.path) === folderOf(path))
    .toSorted((a, b) => numberOf(a.path) - numberOf(b.path))

async function* messagesOn(
  pages: readonly ArchiveFile[],
  { signal }: Context,
): AsyncGenerator<Finding> {
  const texts = new Map<string, string>()
  let title = ''
  let author = ''
  let at = ''
  let order = 0
  for (const page of pages) {
    signal.throwIfAborted()
    const tree = parseHtml(decodeText(await readAll(page.stream(), mostBytes)))
    title ||= titleOf(tree) || 'Telegram'
    for (const entry of entriesOf(tree)) {
      if (entry.day !== undefined) continue
      author = entry.author || author
      const isNote = entry.kind === 'system'
      // A note has no time; it takes that of the message before it.
      at = entry.at || (isNote ? at : '')
      if (at === '') {
        yield isNote ? { skipped: undated, count: 1 } : { failed: page.path, reason: undated }
        continue
      }
      if (entry.text === '' && entry.kind === 'text') {
        yield { skipped: empty, count: 1 }
        continue
      }
      if (entry.text !== '') texts.set(entry.id, entry.text)
      order += 1
      yield { item: itemOf(entry, { title, author, at, order, replyTo: texts.get(entry.replyTo) }) }
    }
  }
}

type Around = {
  title: string
  author: string
  at: string
  order: number
  replyTo: string | undefined
}

function itemOf(
  { id, kind, text, file, reactions }: PageEntry,
  { title, author, at, order, replyTo }: Around,
) {
  return {
    kind: 'message' as const,
    key: telegramKey(title, id, at),
    message: {
      chat: title,
      local: at.slice(0, 19),
      at,
      author: kind === 'system' ? null : author || 'Deleted account',
      text,
      kind,
      file,
      edited: false,
      service: 'Telegram',
      ...(replyTo === undefined ? {} : { replyTo: replyTo.slice(0, replyCharacters) }),
      ...(reactions.length === 0 ? {} : { reactions }),
      order,
    },
  }
}
