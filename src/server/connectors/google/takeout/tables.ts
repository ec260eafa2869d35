import { parse } from 'csv-parse'
import { z } from 'zod'
import type { Item } from '../../connector.ts'
import type { ArchiveFile } from '../../open-archive.ts'
import { baseName } from '../../open-archive.ts'
import { Readable } from 'node:stream'
import { blankActivity, hashOf } from './activities.ts'
import { itemPiece, skippedPiece, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'
import { blankPost } from './saved.ts'
import { lines } from './visits.ts'

const row = z.array(z.string())

/** The rows of a table, including its header row. */
async function* rowsOf(file: ArchiveFile): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const source = Readable.from(file.stream())
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const cells of source.pipe(parser)) yield row.parse(cells)
  } finally {
    source.destroy()
  }
}

const segment = z.object({ text: z.string().catch('') })
const videoId = /^[\w-]{11}$/
const channelId = /^UC[\w-]{22}$/

/** YouTube writes a comment as comma-separated pieces of JSON. */
function commentText(cell: string): string | undefined {
  if (!cell.startsWith('{')) return undefined
  try {
    const parts = z.array(segment).safeParse(JSON.parse(`[${cell}]`))
    return parts.success ? parts.data.map(({ text }) => text).join('') : undefined
  } catch {
    return undefined
  }
}

/**
 * YouTube comments and live chats. Column titles are in the person's language, so columns are
 * recognised by their content.
 */
export const readComments: Read = async function* (file) {
  let header = true
  for await (const cells of rowsOf(file)) {
    if (header) {
      header = false
      continue
    }
    const text = cells.map(commentText).find((found) => found !== undefined)
    const at = cells.map((cell) => readMoment(cell)).find((found) => found !== undefined) ?? ''
    const video = cells.find((cell) => videoId.test(cell)) ?? ''
    if (text === undefined) yield skippedPiece('Comments without a text')
    else {
      const url = video === '' ? '' : `https://youtube.com/watch?v=${video}`
      const post = { ...blankPost, service: 'YouTube', kind: 'comment' as const, text, at, url }
      yield itemPiece({ kind: 'post', key: hashOf(['youtube comment', at, text]), post })
    }
  }
}

/** Channels followed on YouTube. */
export const readSubscriptions: Read = async function* (file) {
  for await (const cells of rowsOf(file)) {
    const id = cells.find((cell) => channelId.test(cell))
    if (id === undefined) continue
    const url = cells.find((cell) => cell.startsWith('http')) ?? ''
    const name = cells.findLast((cell) => cell !== id && cell !== url && cell !== '') ?? id
    yield itemPiece(channelItem(id, name, url))
  }
}

const channelItem = (id: string, name: string, url: string): Item => ({
  kind: 'contact',
  key: `youtube ${id}`,
  contact: {
    service: 'YouTube',
    relation: 'following',
    name,
    emails: [],
    phones: [],
    handles: [],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url,
    since: '',
    note: '',
  },
})

/** Lists of saved places, pages and pictures. */
export const readSavedList: Read = async function* (file) {
  let header: string[] | undefined
  const list = baseName(file.path).replace(/\.csv$/i, '')
  for await (const cells of rowsOf(file)) {
    if (!header) {
      header = cells
      continue
    }
    const url = cells.find((cell) => /^https?:/.test(cell)) ?? ''
    const [title = '', ...rest] = cells.filter((cell) => cell !== url && cell !== '')
    if (url === '' && title === '') continue
    const post = {
      ...blankPost,
      kind: 'bookmark' as const,
      title: title || url,
      text: rest.join('\n'),
      url,
      about: list,
    }
    yield itemPiece({ kind: 'post', key: hashOf(['saved', list, title, url]), post })
  }
}

/**
 * Google Pay payments. They are not transactions here, because the bank or card reports the same
 * money.
 */
export const readPayments: Read = async function* (file) {
  let header: string[] | undefined
  for await (const cells of rowsOf(file)) {
    if (!header) {
      header = cells.map((title) => title.toLowerCase())
      continue
    }
    const titles = header
    const cell = (name: string) => cells[titles.indexOf(name)]?.trim() ?? ''
    const at = readMoment(cell('time')) ?? readMoment(cells[0] ?? '') ?? ''
    const detail = lines([
      ['for', cell('amount')],
      ['status', cell('status')],
      ['paid with', cell('payment method')],
      ['with', cell('product')],
    ])
    yield itemPiece({
      kind: 'activity',
      key: hashOf(['google pay', cell('transaction id') || cells]),
      activity: {
        ...blankActivity,
        service: 'Google Pay',
        action: 'paid',
        title: cell('description') || cells[2] || 'a payment',
        at,
        detail,
      },
    })
  }
}

/** Chooses a table's reader by its column titles, or by the cells of its first rows. */
export function tableReader(start: string): Read | undefined {
  const [header = '', ...rest] = start.split(/\r?\n/)
  const first = rest.join('\n')
  if (/transaction id/i.test(header) && /amount/i.test(header)) return readPayments
  if (
    /\bUC[\w-]{22}\b/.test(first) &&
    /youtube\.com\/channel/.test(first) &&
    !/\{""?text/.test(first)
  ) {
    return readSubscriptions
  }
  if (/""text""|"text":/.test(first)) return readComments
  const columns = header.split(',').length
  if (columns >= 2 && columns <= 6 && /(^|,)"?URL"?(,|$)/.test(header)) return readSavedList
  return undefined
}
