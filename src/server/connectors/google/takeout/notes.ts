import { convert } from 'html-to-text'
import { z } from 'zod'
import { baseName, type ArchiveFile } from '../../open-archive.ts'
import { decodeText, readAll } from '../../read-text.ts'
import type { Note } from '../../kinds/note.ts'
import { parseJson } from './json-parts.ts'
import { one, skip, unreadable, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'

const mostNoteBytes = 8 * 1024 * 1024

const text = z.string().catch('')
const micros = z.coerce.number().optional().catch(undefined)

const keepNote = z.object({
  title: text,
  textContent: text,
  listContent: z.array(z.object({ text, isChecked: z.boolean().catch(false) })).catch([]),
  labels: z.array(z.object({ name: text })).catch([]),
  annotations: z.array(z.object({ title: text, description: text, url: text })).catch([]),
  createdTimestampUsec: micros,
  userEditedTimestampUsec: micros,
  isTrashed: z.boolean().catch(false),
  isArchived: z.boolean().catch(false),
  isPinned: z.boolean().catch(false),
  color: text,
})

export const readText = async (file: ArchiveFile, most = mostNoteBytes) =>
  decodeText(await readAll(file.stream(), most)).replace(/^\ufeff/, '')

/** A Google Keep note. */
export const readKeepNote: Read = async function* (file) {
  const parsed = keepNote.safeParse(parseJson(await readText(file)))
  if (!parsed.success) return yield unreadable(file.path)
  const told = parsed.data
  if (told.isTrashed) return yield skip('Notes in the bin')
  const links = told.annotations.map(({ title, description, url }) =>
    [title, description, url].filter((part) => part !== '').join(' – '),
  )
  const created = isoOf(told.createdTimestampUsec)
  const note: Note = {
    service: 'Google Keep',
    title: told.title,
    text: [told.textContent, ...links].filter((part) => part !== '').join('\n'),
    items: told.listContent.map(({ text: line, isChecked }) => ({ text: line, done: isChecked })),
    labels: told.labels.map(({ name }) => name).filter((name) => name !== ''),
    createdAt: created,
    updatedAt: isoOf(told.userEditedTimestampUsec),
    archived: told.isArchived,
    ...(told.isPinned ? { pinned: true } : {}),
    ...(told.color === '' || told.color === 'DEFAULT' ? {} : { color: told.color }),
  }
  yield one({ kind: 'note', key: keyOf(file, created), note })
}

/** Old exports lack a note's creation time, so the file name is its stable key. */
const keyOf = (file: ArchiveFile, created: string) =>
  `keep ${created === '' ? baseName(file.path).replace(/\.(json|html)$/i, '') : created}`

const isoOf = (usec: number | undefined) =>
  usec === undefined || usec === 0 ? '' : new Date(usec / 1000).toISOString()

/** The same note as JSON, which holds more. */
const twin = (path: string) => path.replace(/\.html$/i, '.json')

/** A Keep note as an HTML page, from exports without the JSON form. */
export const readKeepPage: Read = async function* (file, { files }) {
  if (files.has(twin(file.path))) return yield skip('The same note is there as JSON as well')
  const html = await readText(file)
  const part = (name: string) =>
    new RegExp(`<div class="${name}"[^>]*>([\\s\\S]*?)</div>`).exec(html)?.[1] ?? ''
  const items = [...html.matchAll(/<li class="listitem( checked)?"[^>]*>([\s\S]*?)<\/li>/g)]
  const bullets = [
    ...html.matchAll(
      /<span class="bullet">([^<]*)<\/span>\s*<span class="text">([\s\S]*?)<\/span>/g,
    ),
  ]
  const list =
    bullets.length > 0
      ? bullets.map(([, mark = '', line = '']) => ({
          text: plain(line),
          done: /☑|2611/.test(mark),
        }))
      : items.map(([, checked, line = '']) => ({ text: plain(line), done: checked !== undefined }))
  const note: Note = {
    service: 'Google Keep',
    title: plain(part('title')) || plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    text: list.length > 0 ? '' : plain(part('content')),
    items: list,
    labels: [...html.matchAll(/<span class="label-name">([\s\S]*?)<\/span>/g)].map(
      ([, name = '']) => plain(name),
    ),
    createdAt: '',
    updatedAt: readMoment(headingOf(html)) ?? '',
    archived: /class="archived"/.test(html),
  }
  yield one({ kind: 'note', key: keyOf(file, ''), note })
}

/** The date follows the note's status icons, which have an element of their own. */
const headingOf = (html: string) =>
  plain(/class="heading">([\s\S]*?)<\/div>\s*<div class="(?:title|content)"/.exec(html)?.[1] ?? '')

export const plain = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  })
    .replaceAll('\u00a0', ' ')
    .trim()

const task = z.object({ title: text, notes: text, status: text, due: text, updated: text })
const taskLists = z.object({
  items: z.array(
    z.object({ id: text, title: text, updated: text, items: z.array(task).catch([]) }),
  ),
})

/** Google Tasks lists. */
export const readTasks: Read = async function* (file) {
  const parsed = taskLists.safeParse(parseJson(await readText(file)))
  if (!parsed.success) return yield unreadable(file.path)
  for (const list of parsed.data.items) {
    const items = list.items.map(({ title, notes, status, due }) => ({
      text: [title, notes, due === '' ? '' : `due ${due.slice(0, 10)}`]
        .filter((part) => part !== '')
        .join(' – '),
      done: status === 'completed',
    }))
    const note: Note = {
      service: 'Google Tasks',
      title: list.title,
      text: '',
      items,
      labels: [],
      createdAt: '',
      updatedAt: list.updated,
      archived: false,
    }
    yield one({ kind: 'note', key: `tasks ${list.id || list.title}`, note })
  }
}
