import type { Item } from '../connector.ts'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { elementsIn, parseHtml, textOf, type HtmlNode } from '#server/html/html-tree.ts'
import { baseName } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { snapchatMemory, snapchatPerson } from './snapchat-lists.ts'
import { snapchatMessage } from './snapchat.ts'

const mostBytes = 64 * 1024 * 1024

type Read = (tree: HtmlNode, path: string) => Generator<Item | string>

const page = (description: string, name: RegExp, shows: RegExp, read: Read): Format => ({
  description,
  extensions: ['html'],
  fits: ({ path, text }) => name.test(path) && shows.test(text),
  async *read(file, { files, signal }): AsyncGenerator<Finding> {
    const twin = baseName(file.path).replace(/^subpage_.*$/, 'chat_history.html')
    const isTwice = files.some(
      ({ path }) => baseName(path) === twin.replace(/\.html$/i, '.json') && path !== file.path,
    )
    if (isTwice) {
      yield { skipped: 'A page whose content is there as JSON too', count: 1 }
      return
    }
    const tree = parseHtml(decodeText(await readAll(file.stream(), mostBytes)))
    for (const found of read(tree, file.path)) {
      signal.throwIfAborted()
      yield typeof found === 'string' ? { skipped: found, count: 1 } : { item: found }
    }
  },
})

/** Each message is a card: its author, kind, text and, at the end, its time. */
function* messagesOn(tree: HtmlNode, path: string): Generator<Item | string> {
  const conversation = /subpage_(.+)\.html$/i.exec(baseName(path))?.[1] ?? 'Snapchat'
  const owner = ownerOn(tree)
  let from = ''
  let type = ''
  let lines: string[] = []
  let order = 0
  const shown = new Set(['h4', 'span', 'p', 'h6'])
  for (const node of elementsIn(tree, ({ tag }) => shown.has(tag))) {
    const text = textOf(node)
    if (node.tag === 'h4') {
      from = text
      lines = []
      type = ''
    } else if (node.tag === 'p') lines.push(text)
    else if (node.tag === 'span' && /^[A-Z]+$/.test(text)) type = text
    else if (node.tag === 'h6') {
      order += 1
      yield snapchatMessage({
        conversation,
        title: conversation,
        from,
        isMine: from === owner,
        created: text,
        text: lines.join('\n').trim(),
        media: '',
        type,
        order,
      })
    }
  }
}

/** Own messages are written in red. */
function ownerOn(tree: HtmlNode): string | undefined {
  for (const node of elementsIn(tree, ({ tag }) => tag === 'h4')) {
    if (/color:\s*(#EA5E68|#F23C57|red)/i.test(node.attributes['style'] ?? '')) return textOf(node)
  }
  return undefined
}

type Row = ReadonlyMap<string, string>

/** Tables, each with a heading above it and its column names in the first row. */
function* rowsOn(tree: HtmlNode): Generator<{ list: string; row: Row; link: string }> {
  let list = ''
  for (const node of elementsIn(tree, ({ tag }) => /^h[1-4]$|^table$/.test(tag))) {
    if (node.tag !== 'table') {
      list = textOf(node)
      continue
    }
    let names: string[] = []
    for (const line of elementsIn(node, ({ tag }) => tag === 'tr')) {
      const cells = [...elementsIn(line, ({ tag }) => tag === 'td' || tag === 'th')]
      const texts = cells.map((cell) => textOf(cell))
      if (names.length === 0) names = texts
      else {
        const [anchor] = elementsIn(line, ({ tag }) => tag === 'a')
        const link = `${anchor?.attributes['href'] ?? ''} ${anchor?.attributes['onclick'] ?? ''}`
        yield { list, row: new Map(names.map((name, at) => [name, texts[at] ?? ''])), link }
      }
    }
  }
}

function* friendsOn(tree: HtmlNode): Generator<Item | string> {
  for (const { list, row } of rowsOn(tree)) {
    yield snapchatPerson({
      username: row.get('Username') ?? '',
      name: row.get('Display Name') ?? '',
      since: row.get('Creation Timestamp') ?? '',
      list,
    })
  }
}

function* memoriesOn(tree: HtmlNode): Generator<Item | string> {
  for (const { row, link } of rowsOn(tree)) {
    yield snapchatMemory({
      date: row.get('Date') ?? '',
      type: row.get('Media Type') ?? '',
      place: row.get('Location') ?? '',
      url: link,
    })
  }
}

export const snapchatPages: readonly Format[] = [
  page('Snapchat chats', /(^|\/)subpage_[^/]+\.html$/i, /<h6>/i, messagesOn),
  page('Snapchat friends', /(^|\/)friends\.html$/i, /Display Name/, friendsOn),
  page('Snapchat memories', /(^|\/)memories_history\.html$/i, /Media Type/, memoriesOn),
]
