import type { ChatMessage } from '../kinds/message.ts'
import { findDateOrder, localTime, type Habit, type KnownOrder } from './local-time.ts'
import {
  bracketed,
  call,
  deleted,
  edited,
  encryption,
  isPoll,
  omitted,
  place,
  system,
} from './phrases.ts'
import { plain, splitLines, type Header } from './split-lines.ts'

const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const bodyMarks = /[\u200e\u200f\ufeff]/g
/** Only near the start of a chat does the encryption notice have an author. */
const headMessages = 10
const longestName = 120
const longestNotice = 400
/** The longest body that may be a system placeholder. */
const longestRemark = 100

export type ParsedChat = KnownOrder & { messages: ChatMessage[]; unreadable: number }

/** Parses the text export of one chat. */
export function parseChat(text: string, chat: string, habit?: Habit): ParsedChat {
  const headers = splitLines(text)
  const { known, orderOf } = dateOrders(headers, habit)
  const splitAuthor = createSplitAuthor()
  const messages: ChatMessage[] = []
  let unreadable = 0
  for (const [order, header] of headers.entries()) {
    const local = localTime(header, orderOf(header))
    if (local === undefined) unreadable += 1
    else
      messages.push({ chat, local, order, ...readBody(header.body, { chat, order, splitAuthor }) })
  }
  return { ...known, messages, unreadable }
}

const formOf = ({ separator, date: [first] }: Header) =>
  `${separator}${first.length === 4 ? 'y' : ''}`

/** The date order; if dates have several forms, one for each form. */
function dateOrders(headers: readonly Header[], habit: Habit) {
  const forms = [...Map.groupBy(headers, formOf)].toSorted((a, b) => b[1].length - a[1].length)
  const orders = new Map(forms.map(([form, found]) => [form, findDateOrder(found, habit)]))
  const all = [...orders.values()]
  const known = all[0] ?? findDateOrder(headers)
  return {
    known: { order: known.order, sure: all.every(({ sure }) => sure) },
    orderOf: (header: Header) => orders.get(formOf(header))?.order ?? known.order,
  }
}

type Body = Pick<ChatMessage, 'author' | 'text' | 'kind' | 'edited' | 'file'>

type Around = { chat: string; order: number; splitAuthor: SplitAuthor }

function readBody(raw: string, { chat, order, splitAuthor }: Around): Body {
  const named = splitAuthor(raw)
  const marked = named.body.startsWith('\u200e')
  const kept = named.body.includes('<') ? named.body.replace(edited, '') : named.body
  const text = kept.replaceAll(bodyMarks, '').trimEnd()
  const file = attachedFile(text)
  const kind = kindOf({ ...named, text, marked, file, chat, order })
  return {
    author: kind === 'system' ? null : named.author,
    text,
    kind,
    edited: kept.length !== named.body.length,
    file,
  }
}

type SplitAuthor = (body: string) => { author: string | null; body: string }

/** Splits off the name before `: `; a system line has none, even if it contains a colon. */
function createSplitAuthor(): SplitAuthor {
  const names = new Map<string, string | null>()
  return (body) => {
    const head = plain(body.slice(0, longestName + 2))
    const colon = authorEnd(head)
    if (colon < 1 || colon > longestName || head.lastIndexOf('\n', colon) >= 0) {
      return { author: null, body }
    }
    const raw = body.slice(0, colon)
    let author = names.get(raw)
    if (author === undefined) {
      author = nameIn(raw)
      names.set(raw, author)
    }
    if (author === null) return { author, body }
    return { author, body: body.slice(colon + (head[colon + 1] === ' ' ? 2 : 1)) }
  }
}

function nameIn(raw: string): string | null {
  const name = raw
    .replaceAll(marks, '')
    .replace(/^~[\s\u202f]?/, '')
    .trim()
  return name === '' || system.test(name) ? null : name
}

/** The first colon followed by a space or the end of the text. */
function authorEnd(head: string): number {
  for (let at = head.indexOf(':'); at >= 0; at = head.indexOf(':', at + 1)) {
    const next = head[at + 1]
    if (next === ' ' || next === undefined) return at
  }
  return -1
}

const attachments = [
  /^<\s?[^<>:：]{2,30}(?:: |： ?)([^<>\n]+?)\s?>/,
  /<[^<>:：]{2,30}(?:: |： ?)([^<>\n]+?\.\w{2,5})\s?>$/m,
  /^(\S[^\n]{0,250}?\.\w{2,5}) \([^()\n]+\)(?:\n|$)/,
  /^(\S[^\n]{0,250}?\.\w{2,5}) <[^<>:\n]{3,30}>(?:\n|$)/,
]

function attachedFile(text: string): string | null {
  if (!text.includes('<') && !text.includes(' (')) return null
  for (const pattern of attachments) {
    const name = pattern.exec(text)?.[1]
    if (name !== undefined) return name
  }
  return null
}

type Seen = {
  author: string | null
  text: string
  marked: boolean
  file: string | null
  chat: string
  order: number
}

function kindOf({ author, text, marked, file, chat, order }: Seen): ChatMessage['kind'] {
  if (author === null) return 'system'
  const isShort = text.length <= longestNotice
  // iPhones write system lines as if sent by a person or the group.
  if (isShort && (marked || author === chat) && file === null && !isOmitted(text, marked)) {
    if (system.test(text) && !deleted.test(text)) return 'system'
  }
  if (order < headMessages && isShort && encryption.test(text)) return 'system'
  if (file !== null) return 'attachment'
  if (text.length <= longestRemark) {
    if (isOmitted(text, marked)) return 'media_omitted'
    if (deleted.test(text)) return 'deleted'
    if (marked && call.test(text)) return 'call'
  }
  if (isPoll(text, marked)) return 'poll'
  return isShort && text.includes('http') && place.test(text) ? 'location' : 'text'
}

/** Placeholders are marked or in brackets; only the English one is recognised without either. */
const isOmitted = (text: string, marked: boolean) =>
  text.startsWith('<')
    ? bracketed.test(text) || omitted.test(text)
    : (marked || text.endsWith('omitted')) && omitted.test(text)
