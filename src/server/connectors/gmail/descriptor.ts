import type { ConnectorDescriptor } from '../descriptor.ts'
import { readMail } from './entered-text.ts'
import { createGmail } from './gmail.ts'

export const gmailConnector: ConnectorDescriptor = {
  type: 'gmail',
  create: ({ credentials: { email = '', password = '' }, include }, { imap }) =>
    createGmail({ email, password }, imap, include),
  recognitionOrder: 100,
  readEntered: readMail,
  needsCredentials: true,
  refetches: ['days', 'folders'],
}
