import type { ConnectorDescriptor } from '../descriptor.ts'
import { isChat, pastedName } from './find-chats.ts'
import { createWhatsApp } from './whatsapp.ts'

export const whatsAppConnector: ConnectorDescriptor = {
  type: 'whatsapp',
  create: ({ credentials: { phoneNumber = '' } }) => createWhatsApp({ phoneNumber }),
  recognitionOrder: 80,
  timesAreLocal: true,
  pastedExport: { field: 'sessionData', fileName: pastedName, isExport: isChat },
  // It takes several chats together to tell who exported them.
  filesBelongTogether: true,
  droppedFields: ['sessionData'],
}
