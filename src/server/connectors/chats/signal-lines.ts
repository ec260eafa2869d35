import { z } from 'zod'
import { list, loose } from '../lenient.ts'

const body = z.object({ body: loose }).catch({ body: '' })
const contact = z.object({
  e164: loose,
  username: loose,
  profileGivenName: loose,
  profileFamilyName: loose,
  systemGivenName: loose,
  systemFamilyName: loose,
  nickname: z.object({ given: loose, family: loose }).catch({ given: '', family: '' }),
})
export type SignalContact = z.infer<typeof contact>
const group = z.object({
  snapshot: z
    .object({ title: z.object({ title: loose }).catch({ title: '' }) })
    .catch({ title: { title: '' } }),
})

const recipient = z.object({
  id: loose,
  contact: contact.optional().catch(undefined),
  group: group.optional().catch(undefined),
  self: z.unknown().optional(),
})
export type SignalRecipient = z.infer<typeof recipient>

const pointer = z
  .object({ fileName: loose, contentType: loose })
  .catch({ fileName: '', contentType: '' })
const standard = z.object({
  text: body,
  attachments: list(z.object({ pointer })),
  quote: z.object({ text: body }).optional().catch(undefined),
  reactions: list(z.object({ emoji: loose, authorId: loose })),
})
const call = z.object({ type: loose, direction: loose, state: loose })

/** One message; exactly one of its contents is present. */
const chatItem = z.object({
  chatId: loose,
  authorId: loose,
  dateSent: loose,
  outgoing: z.unknown().optional(),
  incoming: z.unknown().optional(),
  revisions: list(z.unknown()),
  standardMessage: standard.optional().catch(undefined),
  stickerMessage: z.unknown().optional(),
  contactMessage: z.unknown().optional(),
  viewOnceMessage: z.unknown().optional(),
  remoteDeletedMessage: z.unknown().optional(),
  poll: z.object({ question: loose }).optional().catch(undefined),
  updateMessage: z
    .object({ individualCall: call.optional(), groupCall: z.unknown().optional() })
    .optional()
    .catch(undefined),
})
export type SignalChatItem = z.infer<typeof chatItem>

/** A line of the export contains one of these. */
export const signalLine = z.object({
  recipient: recipient.optional(),
  chat: z.object({ id: loose, recipientId: loose }).optional(),
  chatItem: chatItem.optional(),
})
export type SignalLine = z.infer<typeof signalLine>
