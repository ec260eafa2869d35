import { unixTime } from '../exports/moments.ts'
import type { ChatMessage } from '../kinds/message.ts'
import type { MessageItem } from '../messages/pages.ts'
import { bytesIn, protobufFields, type ProtobufField } from '../protobuf.ts'
import { empty, messageOf, undated } from './message-of.ts'
import { signalKey } from './signal-messages.ts'

type Cell = string | number | null
type Row = ReadonlyMap<string, Cell>

/** Tables with messages and their authors; until 2022, messages were in two tables. */
const wanted = new Set([
  'message',
  'sms',
  'mms',
  'recipient',
  'thread',
  'groups',
  'attachment',
  'part',
  'reaction',
])

const definition = /^CREATE TABLE "?(\w+)"?\s*\(([\s\S]*)\)[^)]*$/i
const insertion = /^INSERT INTO "?(\w+)"?\s*(?:\(([^)]*)\))?\s*VALUES/i

/**
 * Collects the rows of a backup from the SQL statements that would create its database. The
 * statements are not executed.
 */
export function createSignalRows() {
  const columns = new Map<string, string[]>()
  const tables = new Map<string, Row[]>()
  return {
    add(frame: readonly ProtobufField[]): void {
      const statement = bytesIn(frame, 2)
      if (!statement) return
      const fields = protobufFields(statement)
      const sql = bytesIn(fields, 1)?.toString('utf8') ?? ''
      const [, made, inner = ''] = definition.exec(sql) ?? []
      if (made !== undefined && wanted.has(made)) columns.set(made, columnsIn(inner))
      const [, into, listed] = insertion.exec(sql) ?? []
      if (into === undefined || !wanted.has(into)) return
      const names = listed === undefined ? (columns.get(into) ?? []) : columnsIn(listed)
      const cells = fields.flatMap(({ number, value }) =>
        number === 2 && Buffer.isBuffer(value) ? [cellOf(protobufFields(value))] : [],
      )
      const row = new Map(names.map((name, at) => [name, cells[at] ?? null]))
      const rows = tables.get(into) ?? []
      rows.push(row)
      tables.set(into, rows)
    },
    messages: () => messagesIn((table) => tables.get(table) ?? []),
  }
}

/** The first word of each part; parts are separated by commas outside brackets. */
function columnsIn(inner: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of inner) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part].map((each) => /^\s*"?(\w+)/.exec(each)?.[1] ?? '')
}

function cellOf(fields: readonly ProtobufField[]): Cell {
  const [field] = fields
  if (!field) return null
  if (field.number === 1 && Buffer.isBuffer(field.value)) return field.value.toString('utf8')
  if (field.number === 2 && typeof field.value === 'bigint') {
    return Number(BigInt.asIntN(64, field.value))
  }
  return null
}

const textIn = (row: Row | undefined, ...names: string[]): string => {
  for (const name of names) {
    const cell = row?.get(name)
    if (typeof cell === 'string' && cell !== '') return cell
  }
  return ''
}
const idIn = (row: Row | undefined, ...names: string[]): string => {
  for (const name of names) {
    const cell = row?.get(name)
    if (cell !== null && cell !== undefined) return String(cell)
  }
  return ''
}

/** Meanings of the last five bits of a type. */
const calls = new Map([
  [1, 'incoming call'],
  [2, 'outgoing call'],
  [3, 'missed call'],
  [8, 'missed video call'],
  [10, 'incoming video call'],
  [11, 'outgoing video call'],
  [12, 'group call'],
])
const outgoing = new Set([2, 11, 21, 22, 23, 24, 25, 26])
/** Bits of the app's own notes: keys, timers and changes to a group. */
const notes = 0x8000 | 0x10000 | 0x20000 | 0x40000

type Read = (table: string) => readonly Row[]

function* messagesIn(read: Read): Generator<MessageItem | string> {
  const recipients = new Map(read('recipient').map((row) => [idIn(row, '_id'), row]))
  const groups = new Map(read('groups').map((row) => [idIn(row, 'group_id'), textIn(row, 'title')]))
  const threads = new Map(
    read('thread').map((row) => [
      idIn(row, '_id'),
      idIn(row, 'recipient_id', 'thread_recipient_id', 'recipient_ids'),
    ]),
  )
  const files = new Map(
    [...read('attachment'), ...read('part')].map((row) => [
      idIn(row, 'message_id', 'mid'),
      textIn(row, 'file_name', 'content_type', 'ct'),
    ]),
  )
  const nameOf = (recipient: string): string => {
    const row = recipients.get(recipient)
    const group = groups.get(idIn(row, 'group_id'))
    return (
      group ||
      textIn(row, 'nickname_joined_name', 'system_joined_name', 'system_display_name') ||
      textIn(row, 'profile_joined_name', 'signal_profile_name', 'profile_given_name') ||
      numberOf(recipient)
    )
  }
  const numberOf = (recipient: string) => textIn(recipients.get(recipient), 'e164', 'phone')
  const reactions = Map.groupBy(read('reaction'), (row) => idIn(row, 'message_id'))
  const rows = [...read('message'), ...read('sms'), ...read('mms')]
  for (const [order, row] of rows.entries()) {
    const at = unixTime(idIn(row, 'date_sent', 'date'))
    const type = Number(idIn(row, 'type', 'msg_box'))
    const content = contentOf(row, type, files.get(idIn(row, '_id')))
    if (at === '' || !content) {
      yield at === '' ? undated : empty
      continue
    }
    const isMine = outgoing.has(type & 0x1f)
    const chatWith = threads.get(idIn(row, 'thread_id')) ?? ''
    const from = idIn(row, 'from_recipient_id', 'recipient_id', 'address') || chatWith
    const author = isMine ? 'Me' : nameOf(from) || 'Unknown'
    const sender = isMine ? '' : numberOf(from)
    const other = numberOf(chatWith)
    const quoted = textIn(row, 'quote_body')
    const given = reactions.get(idIn(row, '_id')) ?? []
    yield messageOf({
      key: signalKey(at, isMine ? 'me' : sender || author),
      chat: nameOf(chatWith) || 'Signal',
      chatId: `signal ${other || nameOf(chatWith) || chatWith}`,
      service: 'Signal',
      at,
      author,
      ...(sender === '' ? {} : { sender }),
      fromMe: isMine,
      ...(other === '' ? {} : { people: [other] }),
      ...(quoted === '' ? {} : { replyTo: quoted.slice(0, 200) }),
      ...(given.length === 0
        ? {}
        : {
            reactions: given.map((reaction) => ({
              by: nameOf(idIn(reaction, 'author_id')) || 'Unknown',
              reaction: textIn(reaction, 'emoji'),
            })),
          }),
      order,
      ...content,
    })
  }
}

type Content = Pick<ChatMessage, 'text' | 'kind' | 'file'>

function contentOf(row: Row, type: number, file: string | undefined): Content | undefined {
  if ((type & notes) !== 0) return undefined
  const call = calls.get(type & 0x1f)
  if (call !== undefined) return { text: call, kind: 'call', file: null }
  if (row.get('remote_deleted') === 1) return { text: '', kind: 'deleted', file: null }
  const text = textIn(row, 'body')
  if (file !== undefined) return { text, kind: 'attachment', file: file === '' ? null : file }
  return text === '' ? undefined : { text, kind: 'text', file: null }
}
