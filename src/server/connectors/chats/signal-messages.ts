import { hashKey } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { unixTime } from '../exports/moments.ts'
import type { MessageItem } from '../messages/pages.ts'
import { empty, messageOf, undated } from './message-of.ts'
import type { SignalChatItem, SignalContact, SignalLine, SignalRecipient } from './signal-lines.ts'

/** Signal has no ids that two exports share, so a message is identified by its time and author. */
export const signalKey = (at: string, from: string) => hashKey('signal', at, from)

/** Collects the people and chats of an export, and converts its messages. */
export function createSignalChats() {
  const people = new Map<string, SignalRecipient>()
  const chats = new Map<string, string>()
  const nameOf = (id: string): string => {
    const found = people.get(id)
    if (found?.self !== undefined) return 'Me'
    const { contact, group } = found ?? {}
    if (contact) return nameOfContact(contact)
    return group?.snapshot.title.title || ''
  }

  return {
    learn({ recipient, chat }: SignalLine): void {
      if (recipient) people.set(recipient.id, recipient)
      if (chat) chats.set(chat.id, chat.recipientId)
    },

    messageOf(item: SignalChatItem, order: number): MessageItem | string {
      const at = unixTime(item.dateSent)
      if (at === '') return undated
      const content = contentOf(item)
      if (!content) return empty
      const chatWith = chats.get(item.chatId) ?? ''
      const isMine = item.outgoing !== undefined
      const author = isMine ? 'Me' : nameOf(item.authorId) || 'Unknown'
      const sender = people.get(item.authorId)?.contact?.e164 ?? ''
      const number = withPlus(sender)
      const other = withPlus(people.get(chatWith)?.contact?.e164 ?? '')
      const isNoteToSelf = people.get(chatWith)?.self !== undefined
      const reactions = item.standardMessage?.reactions.map(({ emoji, authorId }) => ({
        by: nameOf(authorId) || 'Unknown',
        reaction: emoji,
      }))
      const { quote } = item.standardMessage ?? {}
      return messageOf({
        key: signalKey(at, isMine ? 'me' : number || author),
        chat: isNoteToSelf ? 'Note to Self' : nameOf(chatWith) || other || 'Signal',
        chatId: `signal ${isNoteToSelf ? 'self' : other || nameOf(chatWith) || item.chatId}`,
        service: 'Signal',
        at,
        author: content.kind === 'system' ? null : author,
        ...(isMine || number === '' ? {} : { sender: number }),
        fromMe: isMine,
        ...(other === '' ? {} : { people: [other] }),
        edited: item.revisions.length > 0,
        ...(quote && quote.text.body !== '' ? { replyTo: quote.text.body.slice(0, 200) } : {}),
        ...(reactions && reactions.length > 0 ? { reactions } : {}),
        order,
        ...content,
      })
    },
  }
}

const withPlus = (number: string) =>
  number === '' || number.startsWith('+') ? number : `+${number}`

/** The owner's name for a contact takes precedence over the contact's own. */
function nameOfContact(contact: SignalContact): string {
  const { nickname, e164, username } = contact
  const names = [
    `${nickname.given} ${nickname.family}`,
    `${contact.systemGivenName} ${contact.systemFamilyName}`,
    `${contact.profileGivenName} ${contact.profileFamilyName}`,
  ].map((name) => name.trim())
  return names.find((name) => name !== '') ?? (withPlus(e164) || username)
}

type Content = Pick<ChatMessage, 'text' | 'kind' | 'file'>

function contentOf(item: SignalChatItem): Content | undefined {
  const { standardMessage: standard, updateMessage: update, poll } = item
  if (standard) {
    const [attached] = standard.attachments
    const text = standard.text.body
    if (attached) {
      const { fileName, contentType } = attached.pointer
      const kind = fileName === '' && text === '' ? 'media_omitted' : 'attachment'
      return { text, kind, file: fileName || contentType || null }
    }
    return text === '' ? undefined : { text, kind: 'text', file: null }
  }
  if (poll) return { text: poll.question, kind: 'poll', file: null }
  if (item.remoteDeletedMessage !== undefined) return { text: '', kind: 'deleted', file: null }
  if (item.stickerMessage !== undefined || item.viewOnceMessage !== undefined) {
    return { text: '', kind: 'media_omitted', file: null }
  }
  if (!update) return undefined
  const { individualCall: call } = update
  if (call) {
    const words = [call.direction, call.type, call.state].join(' ').replaceAll('_', ' ')
    return { text: words.toLowerCase().trim(), kind: 'call', file: null }
  }
  return update.groupCall === undefined
    ? undefined
    : { text: 'group call', kind: 'call', file: null }
}
