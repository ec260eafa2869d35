import type { Format } from '../exports/format.ts'
import { instantOf } from '../exports/moments.ts'
import { hashKey } from '../gather-pages.ts'
import type { Note } from '../kinds/note.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'

const mostBytes = 16 * 1024 * 1024
/** Notion appends an id to every name. Global, so only for replacing: its `test` has a state. */
const notionIds = / [0-9a-f]{32}(?=\.|\/|$)/g
const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

const plainPath = (path: string) => path.replaceAll(notionIds, '')

/** The front matter of a note: `name: value` lines, and lists below a name. */
function headOf(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  let name = ''
  for (const line of (front.exec(text)?.[1] ?? '').split(/\r?\n/)) {
    const [, key, value = ''] = /^([\w -]+):\s*(.*)$/.exec(line) ?? []
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    if (key !== undefined) values.set((name = key.trim().toLowerCase()), value.trim())
    else if (item !== undefined && name !== '') {
      values.set(name, [values.get(name) ?? '', item].filter((each) => each !== '').join(', '))
    }
  }
  return values
}

const listed = (value: string | undefined) =>
  (value ?? '')
    .replaceAll(/[[\]"']/g, '')
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '')

function serviceOf(path: string, files: readonly ArchiveFile[]): string {
  if (/\.textbundle\//i.test(path)) return 'Bear'
  if (plainPath(path) !== path) return 'Notion'
  return files.some((file) => file.path.includes('.obsidian/')) ? 'Obsidian' : 'Markdown'
}

function noteOf(path: string, whole: string, files: readonly ArchiveFile[]): Note {
  const head = headOf(whole)
  const text = whole.replace(front, '').trim()
  const folders = plainPath(path).split('/').slice(0, -1)
  // A bundle is a folder named after its note.
  const bundle = folders.find((folder) => /\.textbundle$/i.test(folder))
  const file = plainPath(baseName(path)).replace(/\.(md|markdown)$/i, '')
  const heading = /^# (.+)$/m.exec(text.slice(0, 500))?.[1]?.trim()
  const tags = [...text.matchAll(/(?:^|\s)#([\p{L}][\p{L}\p{N}/_-]*)/gu)].map(([, tag = '']) => tag)
  const dateOf = (...names: string[]) =>
    instantOf(names.map((name) => head.get(name) ?? '').find((value) => value !== '') ?? '', 'YMD')
  return {
    service: serviceOf(path, files),
    title: head.get('title') || heading || bundle?.replace(/\.textbundle$/i, '') || file,
    text,
    items: [],
    labels: [
      ...new Set([
        ...folders.filter((folder) => folder !== bundle),
        ...listed(head.get('tags')),
        ...tags,
      ]),
    ],
    createdAt: dateOf('created', 'date', 'created_at', 'date created'),
    updatedAt: dateOf('updated', 'modified', 'updated_at', 'date modified'),
    archived: false,
  }
}

/** Notes as stored by Notion, Obsidian, Bear and every plain-text editor. */
export const markdown: Format = {
  description: 'notes (Markdown)',
  extensions: ['md', 'markdown'],
  fits: ({ path, text }) =>
    text.trim() !== '' && !/(^|\/)(README|LICEN[SC]E|CHANGELOG|CONTRIBUTING)\./i.test(path),
  async *read({ path, stream }, { files }) {
    const note = noteOf(path, decodeText(await readAll(stream(), mostBytes)), files)
    yield { item: { kind: 'note', key: hashKey('markdown', plainPath(path)), note } }
  },
}
