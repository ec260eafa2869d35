import { decodeEntities } from '#server/html/decode-entities.ts'
import { parseHtml, textWithEmptyLines } from '#server/html/html-tree.ts'
import { knownMediaType } from '#shared/file-types.ts'
import type { Item } from '../connector.ts'
import type { Format } from '../exports/format.ts'
import { hashKey, type Finding } from '../gather-pages.ts'
import { baseName } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'

const mostBytes = 256 * 1024 * 1024

const written = (text: string) => decodeEntities(text).trim()
const tagIn = (xml: string, name: string) =>
  new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? ''

/** `20260102T101112Z`. */
function momentOf(text: string): string {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text.trim())
  if (!found) return ''
  const [, year, month, day, hour, minute, second] = found
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/** To-do items are checkboxes within the text. */
const boxes = (html: string) =>
  html
    .replaceAll(/<en-todo[^>]*checked="true"[^>]*\/?>/g, '[x] ')
    .replaceAll(/<en-todo[^>]*\/?>/g, '[ ] ')

function* filesOf(note: string, title: string, key: string): Generator<Item> {
  for (const [, resource = ''] of note.matchAll(/<resource>([\s\S]*?)<\/resource>/g)) {
    const name = written(tagIn(resource, 'file-name'))
    if (!/\.(pdf|docx?|pptx|xlsx|odt|rtf|txt|csv)$/i.test(name)) continue
    const bytes = Buffer.from(tagIn(resource, 'data'), 'base64')
    yield {
      kind: 'file',
      key: `evernote ${key} ${name}`,
      file: {
        name,
        path: title,
        mimeType: knownMediaType({ name, mimeType: '' }),
        modifiedAt: '',
        size: bytes.length,
        url: '',
        version: String(bytes.length),
        async *open() {
          yield await Promise.resolve(bytes)
        },
      },
    }
  }
}

/** An Evernote notebook, with the documents in its notes. */
export const evernote: Format = {
  description: 'an Evernote notebook',
  extensions: ['enex'],
  fits: ({ text }) => /<en-export\b/.test(text.slice(0, 4_000)),
  async *read({ path, stream }, { signal }): AsyncGenerator<Finding> {
    const xml = decodeText(await readAll(stream(), mostBytes))
    const notebook = baseName(path).replace(/\.enex$/i, '')
    for (const [, note = ''] of xml.matchAll(/<note>([\s\S]*?)<\/note>/g)) {
      signal.throwIfAborted()
      const title = written(tagIn(note, 'title'))
      const html = tagIn(note, 'content')
        .replace(/^\s*<!\[CDATA\[/, '')
        .replace(/\]\]>\s*$/, '')
      const createdAt = momentOf(tagIn(note, 'created'))
      const key = hashKey('evernote', title, createdAt)
      const tags = [...note.matchAll(/<tag>([\s\S]*?)<\/tag>/g)].map(([, tag = '']) => written(tag))
      const text = textWithEmptyLines(parseHtml(boxes(html.replace(/^[\s\S]*?<en-note[^>]*>/, ''))))
      yield {
        item: {
          kind: 'note',
          key,
          note: {
            service: 'Evernote',
            title,
            text,
            items: [],
            labels: [notebook, ...tags],
            createdAt,
            updatedAt: momentOf(tagIn(note, 'updated')),
            archived: false,
          },
        },
      }
      for (const item of filesOf(note, title, key)) yield { item }
    }
  },
}
