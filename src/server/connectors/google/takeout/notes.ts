import { z } from 'zod'
import { htmlText } from '#server/html/html-text.ts'
import {
  elementIn,
  elementsIn,
  hasClass,
  parseHtml,
  textOf,
  textWithEmptyLines,
} from '#server/html/html-tree.ts'
import { baseName, type ArchiveFile } from '../../open-archive.ts'
import { decodeText, readAll } from '../../read-text.ts'
import type { Note } from '../../kinds/note.ts'
import { parseJson } from './json-parts.ts'
import { itemPiece, skippedPiece, unreadable, type Read } from './piece.ts'
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
  const entry = parsed.data
  if (entry.isTrashed) return yield skippedPiece('Notes in the bin')
  const links = entry.annotations.map(({ title, description, url }) =>
    [title, description, url].filter((part) => part !== '').join(' – '),
  )
  const created = isoOf(entry.createdTimestampUsec)
  const note: Note = {
    service: 'Google Keep',
    title: entry.title,
    text: [entry.textContent, ...links].filter((part) => part !== '').join('\n'),
    items: entry.listContent.map(({ text: line, isChecked }) => ({ text: line, done: isChecked })),
    labels: entry.labels.map(({ name }) => name).filter((name) => name !== ''),
    createdAt: created,
    updatedAt: isoOf(entry.userEditedTimestampUsec),
    archived: entry.isArchived,
    ...(entry.isPinned ? { pinned: true } : {}),
    ...(entry.color === '' || entry.color === 'DEFAULT' ? {} : { color: entry.color }),
  }
  yield itemPiece({ kind: 'note', key: keyOf(file, created), note })
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
  if (files.has(twin(file.path)))
    return yield skippedPiece('The same note is there as JSON as well')
  const html = await readText(file)
  const page = parseHtml(html)
  const partOf = (name: string) => {
    const part = elementIn(page, hasClass(name))
    return part === undefined ? '' : textOf(part)
  }
  const content = elementIn(page, hasClass('content'))
  const title = partOf('title') || htmlText(/<title>([^<]*)/.exec(html)?.[1] ?? '')
  const items = [...elementsIn(page, hasClass('listitem'))].map((item) => {
    const bullet = elementIn(item, hasClass('bullet'))
    const words = elementIn(item, hasClass('text')) ?? item
    const isChecked = bullet !== undefined && /☑/.test(textOf(bullet))
    return { text: textOf(words), done: isChecked || hasClass('checked')(item) }
  })
  const note: Note = {
    service: 'Google Keep',
    title,
    text: items.length > 0 || content === undefined ? '' : textWithEmptyLines(content),
    items,
    labels: [...elementsIn(page, hasClass('label-name'))].map(textOf),
    createdAt: '',
    updatedAt: readMoment(partOf('heading')) ?? '',
    archived: elementIn(page, hasClass('archived')) !== undefined,
  }
  yield itemPiece({ kind: 'note', key: keyOf(file, ''), note })
}

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
    yield itemPiece({ kind: 'note', key: `tasks ${list.id || list.title}`, note })
  }
}
