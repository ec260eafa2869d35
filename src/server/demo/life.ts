import type { SourceCategory, SourceType } from '#shared/sources.ts'
import type { Item } from '#server/connectors/connector.ts'
import { bookItems } from './books.ts'
import { bankItems } from './bank.ts'
import { mara } from './cast.ts'
import { appleChats, chatItems, googleChats, messengerChats, whatsappChats } from './chats.ts'
import { assistantItems, bookmarkItems, noteItems } from './notes-and-bookmarks.ts'
import { driveFiles, uploads, type SampleNote, type SampleUpload } from './files.ts'
import { googleItems } from './google.ts'
import { healthItems } from './health.ts'
import { investmentItems } from './investments.ts'
import { letters } from './letters.ts'
import { notices } from './notices.ts'
import { orderItems } from './orders.ts'
import { pastimeItems } from './pastimes.ts'
import { plotOf } from './plot.ts'
import { mailItem, mailOf } from './mailbox.ts'
import { facebookItems, linkedinItems, twitterItems } from './social.ts'

export type SampleSource = {
  type: SourceType
  name: string
  category: SourceCategory
  account: string
  items: Item[]
}
export type SampleLife = { sources: SampleSource[]; uploads: SampleUpload[] }

/**
 * Two years in the life of a fictional person, up to the anchor: always the same for the same
 * anchor. The events of a day stay the same when the anchor moves on.
 */
export function sampleLife(anchor: string): SampleLife {
  const plot = plotOf(anchor)
  const messages = (chats: Parameters<typeof chatItems>[0]) => chatItems(chats, anchor)
  const mails = [...letters(plot), ...notices(plot)]
    .filter(({ day }) => day <= anchor)
    .map((letter) => mailItem(mailOf(letter)))
  const { email, name, handle } = mara
  const phone = '+1 202 555 0143'
  return {
    uploads: uploads(plot),
    sources: [
      source('gmail', 'Mara’s mail', 'personal', email, mails),
      source('google', 'Mara’s Google', 'personal', email, [
        ...googleItems(plot),
        ...driveFiles(plot).map(fileItem),
      ]),
      source('whatsapp', 'Mara’s WhatsApp', 'personal', phone, messages(whatsappChats(plot))),
      source('apple_messages', 'Mara’s iPhone', 'personal', phone, messages(appleChats(plot))),
      source('google_messages', 'Mara’s old phone', 'personal', phone, messages(googleChats(plot))),
      source('facebook', 'Mara’s Facebook', 'social', name, [
        ...facebookItems(plot),
        ...messages(messengerChats(plot)),
      ]),
      source('linkedin', 'Mara’s LinkedIn', 'professional', name, linkedinItems(plot)),
      source('twitter', 'Mara’s Twitter', 'social', `@${handle}`, twitterItems(plot)),
      source('bank_of_america', 'Harbor Mutual Bank', 'financial', '', bankItems(plot)),
      source('health', 'Mara’s health', 'personal', '', healthItems(plot)),
      source('orders', 'Mara’s orders', 'financial', '', orderItems(plot)),
      source('investments', 'Buoy Brokerage', 'financial', '', investmentItems(plot)),
      source('media', 'Mara’s music, films and books', 'personal', '', [
        ...pastimeItems(plot),
        ...bookItems(plot),
      ]),
      source('notes', 'Mara’s notes', 'personal', '', noteItems(plot)),
      source('chats', 'Mara’s assistant', 'personal', '', assistantItems(plot)),
      source('browser', 'Mara’s bookmarks', 'personal', '', bookmarkItems(plot)),
    ],
  }
}

const source = (
  type: SourceType,
  name: string,
  category: SourceCategory,
  account: string,
  items: Item[],
): SampleSource => ({ type, name, category, account, items })

function fileItem({ name, mimeType, day, text }: SampleNote): Item {
  const bytes = Buffer.from(text)
  const file = {
    name,
    path: 'My Drive',
    mimeType,
    modifiedAt: `${day}T10:00:00.000Z`,
    size: bytes.length,
    url: '',
    version: '1',
    async *open() {
      yield await Promise.resolve(bytes)
    },
  }
  return { kind: 'file', key: `sample:${name}`, file }
}
