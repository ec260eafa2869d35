import { serviceOf, type ChatMessage } from '#server/connectors/kinds/message.ts'
import { momentCell, textCell } from './cells.ts'
import type { PeopleOf, RecordKind } from './record-kind.ts'

/** A message with its people, if known. */
type KnownMessage = ChatMessage & { known?: PeopleOf }

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** HTML pages name neither the chat nor the export's owner; the same messages as JSON do. */
function merged(stored: KnownMessage, next: KnownMessage): KnownMessage {
  if (stored.chatId === undefined || next.chatId !== undefined) return next
  const isSame = words(stored.text) === words(next.text)
  const { kind, file } = next.file === null && isSame ? stored : next
  return { ...stored, ...next, text: isSame ? stored.text : next.text, kind, file }
}

export const messageKind: RecordKind<KnownMessage> = {
  kind: 'message',
  table: 'messages',
  label: 'Messages',
  about: 'Chat messages.',
  at: ({ at, local }) => at ?? `${local}Z`,
  // The position in an export depends on where the export starts.
  content: ({ order: _, ...message }) => message,
  merge: merged,
  columns: [
    {
      name: 'date',
      type: 'timestamp',
      about: 'local time; as written if the export names no zone',
      value: ({ at, local }, zone) => (at === undefined ? momentCell(local) : momentCell(at, zone)),
    },
    { name: 'chat', type: 'text', value: ({ chat }) => textCell(chat) },
    { name: 'service', type: 'text', value: serviceOf },
    { name: 'sender_name', type: 'text', value: ({ author }) => textCell(author) },
    {
      name: 'sender',
      type: 'text',
      about: 'number, address or account name, if the source gives it',
      value: ({ sender }) => textCell(sender),
    },
    {
      name: 'from_me',
      type: 'boolean',
      about: 'empty if the source does not give it',
      value: ({ fromMe }) => fromMe ?? null,
    },
    {
      name: 'person',
      type: 'text',
      about: 'the other person, by their name in `people`, whatever the service calls them',
      value: ({ known }) => textCell(known?.with),
    },
    {
      name: 'from_person',
      type: 'text',
      about: 'author, by their name in `people`; empty for your own messages',
      value: ({ known }) => textCell(known?.from),
    },
    { name: 'text', type: 'text', prose: true, value: ({ text }) => textCell(text) },
    {
      name: 'kind',
      type: 'text',
      about: '`text`, `attachment`, `call`, …',
      value: ({ kind }) => kind,
    },
    {
      name: 'file',
      type: 'text',
      about: 'name of the attached file',
      prose: true,
      value: ({ file }) => textCell(file),
    },
  ],
}
