import { z } from 'zod'
import type { Context, Format } from '../exports/format.ts'
import { jsonFormat } from '../exports/json-format.ts'
import { instantOf } from '../exports/moments.ts'
import { hashKey } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { asObject } from '../lenient.ts'
import { valueInArchive } from './archive-values.ts'
import { empty, messageOf, undated } from './message-of.ts'

const text = z.string().catch('')
const service = 'Snapchat'

const storedMessage = z.object({
  From: text,
  To: text,
  'Media Type': text,
  Created: text,
  Content: text,
  Text: text,
  'Conversation Title': text,
  IsSender: z.boolean().optional().catch(undefined),
  'Media IDs': text,
})
type StoredMessage = z.infer<typeof storedMessage>

/** Lists of exports until 2022, which are sorted by direction instead of by conversation. */
const byDirection = /^(Received|Sent) .*History$/

export type SnapchatMessage = {
  conversation: string
  title: string
  from: string
  isMine: boolean
  /** As the export writes it: `2021-01-01 12:00:00 UTC`. */
  created: string
  text: string
  media: string
  type: string
  order: number
}

const messages = (description: string, file: RegExp) =>
  jsonFormat({
    description,
    file,
    has: ['Created', 'Media Type'],
    list: false,
    entry: storedMessage,
    read: (entry, { under, place }) => messageIn(placed(entry, under), place),
  })

function placed(entry: StoredMessage, under: string): Omit<SnapchatMessage, 'order'> {
  const isSent = byDirection.test(under) ? under.startsWith('Sent') : entry.IsSender === true
  const conversation = byDirection.test(under) ? entry.From || entry.To : under
  return {
    conversation,
    title: entry['Conversation Title'] || conversation,
    from: entry.From,
    isMine: isSent,
    created: entry.Created,
    text: entry.Content || entry.Text,
    media: entry['Media IDs'].split(' | ')[0] ?? '',
    type: entry['Media Type'],
  }
}

function messageIn(given: Omit<SnapchatMessage, 'order'>, order: number) {
  return snapchatMessage({ ...given, order })
}

/** The key is the same for both forms of the export, which give the second but no number. */
export function snapchatMessage(given: SnapchatMessage) {
  const { conversation, title, from, isMine, created, type, media } = given
  const at = instantOf(created)
  if (!at.endsWith('Z')) return undated
  const isPicture = given.text === '' && /MEDIA|IMAGE|VIDEO|NOTE|STICKER/i.test(type)
  if (given.text === '' && !isPicture) return empty
  const kind: ChatMessage['kind'] = !isPicture
    ? 'text'
    : media === ''
      ? 'media_omitted'
      : 'attachment'
  return messageOf({
    key: hashKey('snapchat', conversation, at, isMine ? 'me' : from, given.text || type, media),
    chat: title,
    chatId: `snapchat ${conversation}`,
    service,
    at,
    author: isMine ? 'Me' : from || title,
    ...(isMine || from === '' ? {} : { sender: from }),
    fromMe: isMine,
    text: given.text,
    kind,
    file: kind === 'attachment' ? media : null,
    order: given.order,
  })
}

const friend = z.object({ Username: text, 'Display Name': text })

/** People are shown by the names that the list of friends has for their accounts. */
const named = (format: Format): Format => ({
  ...format,
  async *read(file, context) {
    const names = await friendNames(context, file.path)
    for await (const finding of format.read(file, context)) {
      if (!('item' in finding) || finding.item.kind !== 'message') yield finding
      else {
        const { message } = finding.item
        const known = (name: string) => names.get(name) || name
        const author = message.author === null ? null : known(message.author)
        const item = { ...finding.item, message: { ...message, author, chat: known(message.chat) } }
        yield { item }
      }
    }
  },
})

async function friendNames(context: Context, path: string): Promise<ReadonlyMap<string, string>> {
  const value = await valueInArchive(context, path.replace(/[^/]+$/, 'friends.json'))
  const lists = Object.values(asObject(value)).flatMap((list) => (Array.isArray(list) ? list : []))
  return new Map(
    lists.flatMap((each) => {
      const { data } = friend.safeParse(each)
      return data && data['Display Name'] !== '' ? [[data.Username, data['Display Name']]] : []
    }),
  )
}

export const snapchatChats = named(messages('Snapchat chats', /^chat_history\.json$/i))
/** Sent and viewed snaps; only their time, person and kind are left. */
export const snapchatSnaps = named(messages('snaps of Snapchat', /^snap_history\.json$/i))
