import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { hashKey } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { asObject, list, loose } from '../lenient.ts'
import { decodeText, readAll } from '../read-text.ts'
import { empty, undated } from './message-of.ts'

/** It is one JSON value, so it must fit into memory. */
const mostBytes = 256 * 1024 * 1024
const part = z.union([z.string(), z.object({ text: loose }).transform(({ text }) => text)])
/** A text, or its pieces if parts are formatted or linked. */
const words = z.union([z.string(), list(part)]).catch('')
const message = z.object({
  id: loose,
  type: loose,
  date: loose,
  date_unixtime: loose,
  edited: loose,
  from: loose,
  from_id: loose,
  actor: loose,
  action: loose,
  text: words,
  file_name: loose,
  file: loose,
  photo: loose,
  media_type: loose,
  poll: z.object({ question: words }).optional().catch(undefined),
  location_information: z
    .object({ latitude: z.number(), longitude: z.number() })
    .optional()
    .catch(undefined),
  contact_information: z
    .object({ first_name: loose, last_name: loose, phone_number: loose })
    .optional()
    .catch(undefined),
  reactions: list(z.object({ emoji: loose, recent: list(z.object({ from: loose })) })),
})
type Read = z.infer<typeof message>
const chat = z.object({ name: loose, type: loose, id: loose, messages: z.array(z.unknown()) })
const everything = z.object({
  personal_information: z.object({ user_id: loose }).optional().catch(undefined),
  chats: z
    .object({ list: list(chat) })
    .optional()
    .catch(undefined),
  left_chats: z
    .object({ list: list(chat) })
    .optional()
    .catch(undefined),
})

/** Whether a text starts like a JSON export by Telegram Desktop. */
const isTelegram = (start: string): boolean =>
  /^\s*\{/.test(start) &&
  /"date_unixtime"\s*:\s*"\d+"|"personal_information"\s*:\s*\{\s*"user_id"/.test(start)

export const telegramExport = 'a Telegram export'

/** `result.json` of Telegram Desktop: one chat, or all of them. */
export const telegram: Format = {
  description: telegramExport,
  extensions: ['json'],
  fits: ({ text }) => isTelegram(text),
  async *read({ path, stream }): AsyncGenerator<Finding> {
    const value = parsed(decodeText(await readAll(stream(), mostBytes)))
    const whole = everything.parse(asObject(value))
    const single = chat.safeParse(value)
    const chats = [...(whole.chats?.list ?? []), ...(whole.left_chats?.list ?? [])]
    if (single.success) chats.push(single.data)
    if (chats.length === 0) throw new ConnectorError('bad_file')
    const owner = whole.personal_information?.user_id ?? ''
    for (const each of chats) yield* messagesIn(each, { owner, path })
  },
}

/**
 * The same for both forms of an export: within a chat, Telegram numbers its messages.
 */
export const telegramKey = (title: string, id: string, at: string) =>
  hashKey('telegram', title, id, at)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw new ConnectorError('bad_file', { cause })
  }
}

type Means = { owner: string; path: string }

function* messagesIn(given: z.infer<typeof chat>, { owner, path }: Means): Generator<Finding> {
  const all = given.messages.map((each) => message.safeParse(each).data)
  const people = [...new Set(all.flatMap((each) => (each?.from ? [each.from] : [])))]
  const isSaved = given.type === 'saved_messages'
  const named = given.name || (isSaved ? savedMessages : '')
  const title = named || people.toSorted().join(' and ') || 'Telegram'
  const texts = new Map(all.flatMap((each) => (each?.id ? [[each.id, each]] : [])))
  for (const [order, each] of all.entries()) {
    const at = each && momentOf(each)
    const body = each && bodyOf(each)
    if (!each || at === undefined) yield { failed: path, reason: undated }
    else if (!body) yield { skipped: empty, count: 1 }
    else {
      const replied = textOf(texts.get(replyId(given.messages[order])))
      const item: ChatMessage = {
        chat: title,
        ...(given.id === '' ? {} : { chatId: `telegram ${given.id}` }),
        local: at.slice(0, 19),
        at,
        author: body.kind === 'system' ? null : each.from || each.actor || 'Deleted account',
        ...body,
        edited: each.edited !== '',
        service: 'Telegram',
        ...(owner === '' || each.from_id === '' ? {} : { fromMe: isOwner(each, owner) }),
        ...(replied === '' ? {} : { replyTo: replied.slice(0, replyCharacters) }),
        ...reactionsOf(each),
        order,
      }
      yield { item: { kind: 'message', key: telegramKey(title, each.id, at), message: item } }
    }
  }
}

/** The name that pages give to a chat with oneself. */
const savedMessages = 'Saved messages'
export const replyCharacters = 200
const isOwner = ({ from_id: id }: Read, owner: string) => id.replace(/^user/, '') === owner
const replyId = (given: unknown) => loose.parse(asObject(given)['reply_to_message_id'])
const textOf = (read: Read | undefined) => (read ? joined(read.text) : '')

/** Pieces contain their own spaces; only a link after a word may lack one. */
const joined = (text: Read['text']) =>
  typeof text === 'string'
    ? text
    : text.reduce(
        (all, piece) =>
          /[\p{L}\p{N}:]$/u.test(all) && /^https?:/.test(piece) ? `${all} ${piece}` : all + piece,
        '',
      )

/** Exports before 2022 have only the local time of the exporting device. */
function momentOf({ date_unixtime: seconds, date }: Read): string | undefined {
  const time = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1000 : `${date}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

type Body = Pick<ChatMessage, 'text' | 'kind' | 'file'>

function bodyOf(read: Read): Body | undefined {
  const text = textOf(read)
  if (read.type === 'service') {
    const isCall = read.action === 'phone_call'
    const note = `${read.actor} ${read.action.replaceAll('_', ' ')}`.trim()
    return note === '' ? undefined : { text: note, kind: isCall ? 'call' : 'system', file: null }
  }
  const { poll, location_information: place, contact_information: card } = read
  if (place) {
    const location =
      `${text} https://maps.google.com/?q=${place.latitude},${place.longitude}`.trim()
    return { text: location, kind: 'location', file: null }
  }
  if (poll) {
    return { text: joined(poll.question), kind: 'poll', file: null }
  }
  const named = card ? `${card.first_name} ${card.last_name} ${card.phone_number}`.trim() : ''
  const path = read.file || read.photo
  const isThere = path !== '' && !path.startsWith('(')
  const file = read.file_name || (isThere ? (path.split('/').at(-1) ?? null) : null)
  if (file !== null) return { text, kind: 'attachment', file }
  if (text !== '' || named !== '') return { text: text || named, kind: 'text', file: null }
  return path === '' ? undefined : { text: '', kind: 'media_omitted', file: null }
}

function reactionsOf({ reactions }: Read): Pick<ChatMessage, 'reactions'> {
  const all = reactions.flatMap(({ emoji, recent }) =>
    recent.map(({ from }) => ({ by: from, reaction: emoji })),
  )
  return all.length === 0 ? {} : { reactions: all }
}
