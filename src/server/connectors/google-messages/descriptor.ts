import type { ConnectorDescriptor } from '../descriptor.ts'
import { createGoogleMessages } from './google-messages.ts'

export const googleMessagesConnector: ConnectorDescriptor = {
  type: 'google_messages',
  create: ({ credentials: { phoneNumber = '', googleAccount = '' } }) =>
    createGoogleMessages({ phoneNumber, googleAccount }),
  recognitionOrder: 70,
}
