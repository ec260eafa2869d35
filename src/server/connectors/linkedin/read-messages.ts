import { hashKey, type Finding } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { slugOf } from './linked-items.ts'
import { instantOf } from './moments.ts'
import type { Owner } from './owner.ts'
import { plainText } from './plain-text.ts'
import type { Row } from './read-table.ts'

const isYes = (text: string) => /^(yes|true|1)$/i.test(text)

/** The other participants of a conversation, by profile address or else by name. */
type Others = { names: Set<string>; handles: Set<string> }

/** The messages of an export, conversation by conversation, oldest first. */
export function* readMessages(rows: readonly Row[], owner: Owner): Generator<Finding> {
  const conversations = new Map<string, Row[]>()
  for (const row of rows) {
    const id = row('CONVERSATION ID')
    const known = conversations.get(id)
    if (known) known.push(row)
    else conversations.set(id, [row])
  }
  for (const [id, lines] of conversations) yield* conversation(id, lines, owner)
}

function* conversation(id: string, rows: readonly Row[], owner: Owner): Generator<Finding> {
  const others = othersOf(rows, owner)
  const titled = rows.map((row) => row('CONVERSATION TITLE')).find((title) => title !== '')
  const chat = titled ?? ([...others.names].join(', ') || 'LinkedIn')
  const dated = rows.map((row) => ({ row, at: instantOf(row('DATE')) }))
  const inOrder = dated.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const sameSecond = new Map<string, number>()
  for (const { row, at } of inOrder) {
    const left = reasonToLeaveOut(row)
    if (left !== undefined) {
      yield { skipped: left, count: 1 }
      continue
    }
    if (at === '') {
      yield { failed: `a message of ${chat}`, reason: 'Its time cannot be read' }
      continue
    }
    const order = sameSecond.get(at) ?? 0
    sameSecond.set(at, order + 1)
    const message: ChatMessage = {
      ...messageOf(row, at, owner),
      chat,
      ...(id === '' ? {} : { chatId: id }),
      people: [...others.handles],
      order,
    }
    const key = hashKey(id, row('DATE'), row('SENDER PROFILE URL') || row('FROM'), row('CONTENT'))
    yield { item: { kind: 'message', key, message } }
  }
}

function reasonToLeaveOut(row: Row): string | undefined {
  if (isYes(row('IS MESSAGE DRAFT'))) return 'Drafts that were not sent'
  return /^spam$/i.test(row('FOLDER')) ? 'In Spam' : undefined
}

function messageOf(row: Row, at: string, owner: Owner): Omit<ChatMessage, 'chat' | 'order'> {
  const from = row('FROM') || 'LinkedIn Member'
  const slug = slugOf(row('SENDER PROFILE URL'))
  const body = plainText(row('CONTENT'))
  const subject = row('SUBJECT')
  const text = subject === '' || body.startsWith(subject) ? body : `${subject}\n${body}`.trim()
  const files = row('ATTACHMENTS')
    .split(/[,\s]+(?=https?:)|\s*;\s*/)
    .map((part) => part.split('?')[0]?.split('/').at(-1) ?? '')
    .filter((name) => name !== '')
  const mine = owner.is(from, slug)
  return {
    local: at.slice(0, 19),
    at,
    author: from,
    text,
    kind: text === '' && files.length > 0 ? 'attachment' : 'text',
    edited: false,
    file: files.length === 0 ? null : files.join(', '),
    service: 'LinkedIn',
    sender: slug || from,
    ...(mine === undefined ? {} : { fromMe: mine }),
  }
}

/** Names may contain commas, so people are told apart by profile address. */
function othersOf(rows: readonly Row[], owner: Owner): Others {
  const names = new Set<string>()
  const handles = new Set<string>()
  for (const row of rows) {
    const slug = slugOf(row('SENDER PROFILE URL'))
    const from = row('FROM')
    if (from !== '' && owner.is(from, slug) !== true) {
      names.add(from)
      handles.add(slug || from)
    }
    const urls = row('RECIPIENT PROFILE URLS')
      .split(/\s*,\s*/)
      .filter((url) => url !== '')
    const to = urls.length === 1 ? [row('TO')] : row('TO').split(/\s*,\s*/)
    for (const [index, url] of urls.entries()) {
      const name = urls.length === to.length ? (to[index] ?? '') : ''
      if (owner.is(name, slugOf(url)) === true) continue
      handles.add(slugOf(url) || url)
      if (name !== '') names.add(name)
    }
    if (urls.length === 0 && row('TO') !== '' && owner.is(row('TO'), '') !== true) {
      names.add(row('TO'))
      handles.add(row('TO'))
    }
  }
  return { names, handles }
}
